import { expect, it } from 'vitest'
import type { Finding } from '#shared/desktop/host-process.ts'
import { lan as english } from '#shared/i18n/en/lan.ts'
import { lan as italian } from '#shared/i18n/it/lan.ts'
import { findingText } from './finding-text.ts'

const address = '192.168.1.20'
const FINDINGS: Finding[] = [
  { code: 'port_taken', port: 8790 },
  { code: 'no_network' },
  { code: 'not_reachable', address, port: 8790 },
  { code: 'not_open' },
  { code: 'no_peer_seen' },
  { code: 'several_addresses', address, others: ['10.8.0.2', '172.17.0.1'] },
  { code: 'ready', address, port: 8790 },
]

it.each(FINDINGS)('[LAN-8] has words in both languages for $code, with nothing left open', (finding) => {
  const said = [english, italian].map(({ findings }) => findingText(finding, findings))
  expect(said[0]).not.toBe(said[1])
  for (const text of said) {
    expect(text).not.toMatch(/\{\{|undefined/)
    if ('port' in finding) expect(text).toContain('8790')
    if ('address' in finding) expect(text).toContain(address)
    if ('others' in finding) expect(text).toContain('10.8.0.2, 172.17.0.1')
  }
})
