import { type Route, route } from '#cloud/http/route.ts'
import type { Auth } from '#cloud/modules/auth/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { type MailTest, mailTestData } from '#shared/schemas/operations.ts'
import type { AdminChanges } from './admin-change.ts'

export interface MailTestParts {
  readonly users: Pick<Users, 'get'>
  readonly mailTest: Auth['mailTest']
}

export function mailTestRoutes(change: AdminChanges, { users, mailTest }: MailTestParts): Route[] {
  async function stateOf(adminId: string): Promise<MailTest> {
    const { email } = await users.get(adminId)
    const job = await mailTest.find(adminId)
    if (job === null) return { to: email, state: 'sent', error: null }
    return { to: email, state: job.state === 'dead' ? 'failed' : 'waiting', error: job.error }
  }

  return [
    route({
      method: 'get',
      path: '/admin/mail-test',
      access: 'admin',
      tag: 'admin',
      summary: 'Whether the test mail that the caller has asked for is sent',
      response: mailTestData,
      handle: ({ caller }) => stateOf(caller.userId),
    }),
    change({
      method: 'post',
      path: '/admin/mail-test',
      action: 'mail.test',
      summary: 'Send a mail to the caller’s own address, by the way of all mails',
      response: mailTestData,
      async change(tx, { caller: { userId: adminId } }) {
        const admin = await users.get(adminId, tx)
        await mailTest.post(admin, tx)
        const data: MailTest = { to: admin.email, state: 'waiting', error: null }
        return { before: null, after: null, data }
      },
    }),
  ]
}
