import { expect, it } from 'vitest'
import { pgbenchScript } from './pgbench-script.ts'

it('writes a call’s queries with other names at every run', () => {
  const user = '01M82P8GPQMRBJ47C6VDXY51ND'
  const made = '01M82P8GPVB5CXY43KY8XWCKG5'
  const script = pgbenchScript(
    [
      { sql: 'BEGIN;', bindings: [] },
      {
        sql: 'insert into "a" ("b", "c", "d", "e")\n values ($1, $2, $3, $4)',
        bindings: [user, made, 12, null],
      },
      { sql: 'update "a" set "f" = $2 where "c" = $1', bindings: [made, "it's"] },
      { sql: 'COMMIT;', bindings: [] },
    ],
    new Map([[user, "'U' || :n"]]),
  )
  const id = "substr(upper(md5(:n || '-0')), 1, 26)"
  expect(script.split('\n')).toEqual([
    '\\set seq :seq + 1',
    '\\set n :client_id * 1000000 + :seq',
    'BEGIN;',
    `insert into "a" ("b", "c", "d", "e") values ('U' || :n, ${id}, 12, null);`,
    `update "a" set "f" = 'it''s' where "c" = ${id};`,
    'COMMIT;',
    '',
  ])
})
