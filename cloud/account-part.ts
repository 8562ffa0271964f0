import type { Db } from '#cloud/db/client.ts'
import type { AccountExport } from '#shared/schemas/account.ts'

/** What a module that stores something about accounts does when one is exported or deleted. */
export interface AccountPart {
  /** What it stores, under the names that the export has for it. */
  collect?(userId: string): Promise<Partial<AccountExport>>
  /** Before the deletion, outside of its transaction: what needs the account alive. */
  leave?(userId: string): Promise<void>
  /**
   * In the deletion's transaction: what others still need loses the name. What hangs on the user row goes with it. What is
   * answered is called once the account is gone.
   */
  erase?(tx: Db, userId: string): Promise<(() => Promise<void>) | undefined>
}
