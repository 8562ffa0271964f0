import { type Route, route } from '#cloud/http/route.ts'
import type { Switches } from '#cloud/modules/switches/index.ts'
import { SWITCHES } from '#shared/constants/switches.ts'
import { switchBody, switchesData, switchParams } from '#shared/schemas/operations.ts'
import type { AdminChanges } from './admin-change.ts'

export const switchRoutes = (change: AdminChanges, switches: Switches): Route[] => [
  route({
    method: 'get',
    path: '/admin/switches',
    access: 'admin',
    tag: 'admin',
    summary: 'The parts of the product that can be turned off',
    response: switchesData,
    handle: () => ({ switches: SWITCHES.map((name) => ({ name, isOn: switches.isOn(name) })) }),
  }),
  change({
    method: 'put',
    path: '/admin/switches/{name}',
    action: 'switch.set',
    summary: 'Turn a part of the product on or off, in all processes',
    params: switchParams,
    body: switchBody,
    async change(tx, { params: { name }, body: { isOn } }) {
      const before = await switches.turn(tx, name, isOn)
      return { target: name, before, after: isOn, data: undefined }
    },
  }),
]
