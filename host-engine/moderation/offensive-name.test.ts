import { expect, it } from 'vitest'
import { isOffensiveName } from './offensive-name.ts'

it.each([
  'MarioCazzo',
  'ilcazzo',
  'cazzo99',
  'negro13',
  'porc0_di0',
  'p_o_r_c_o_d_i_o',
  'dio_cane',
  'DioCane88',
  'xXfuckXx',
  'xxpussyxx',
  'n1gger',
  'bitch_please',
  'I migliori coglioni',
])('[CHAT-15] refuses %s', (name) => expect(isOffensiveName(name)).toBe(true))

it.each([
  'Scunthorpe',
  'Cazzaniga',
  'cazzotto',
  'Claudio_Canetti',
  'AnalistaPro',
  'Penisola',
  'Troia',
  'Finocchio22',
  'Dick_Van_Dyke',
  'Moby_Dick',
  'Massimo',
  'Cassandra',
  'bass_player',
  'snigger',
  'Swammerdam',
  'Club Dio Marte',
  'Roma Cazzuola',
])('[CHAT-15] takes %s', (name) => expect(isOffensiveName(name)).toBe(false))
