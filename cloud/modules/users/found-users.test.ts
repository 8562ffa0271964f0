import { expect, it } from 'vitest'
import { soughtBy } from './found-users.ts'

it.each([
  ['Ada', { key: 'usernameFolded', text: 'ada' }],
  ['ADA@Example', { key: 'emailFolded', text: 'ada@example' }],
  ['01kb2yq0vmyw4vjw6e0x9zq3hd', { key: 'id', text: '01KB2YQ0VMYW4VJW6E0X9ZQ3HD' }],
  ['01kb2yq0vmyw4vjw6e0x9zq3h', { key: 'usernameFolded', text: '01kb2yq0vmyw4vjw6e0x9zq3h' }],
])('[ADMIN-2] %s is looked for as %j', (search, sought) => {
  expect(soughtBy(search)).toEqual(sought)
})
