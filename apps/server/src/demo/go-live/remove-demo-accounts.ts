import { disableAccount, createUnknownPassword } from '#modules/accounts';
import { changeAffiliateStatus, findAffiliateOfUser } from '#modules/affiliates';
import { recordChange } from '#modules/audit';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { listDemoAccounts } from './demo-accounts.ts';

/**
 * Disables every demo account, of staff, vendors, customers and affiliates, and ends the affiliates' commissions. All or none.
 * @param actor the name in the audit log
 * @returns the email addresses of the accounts
 */
export async function removeDemoAccounts(db: Db, actor: { userId: null; name: string }): Promise<string[]> {
  const passwordHash = await createUnknownPassword();
  return inTransaction(db, async (tx) => {
    const accounts = await listDemoAccounts(tx);
    for (const { id, email } of accounts) {
      await endAffiliate(tx, id, actor.name);
      await disableAccount(tx, id, passwordHash);
      await recordChange(tx, actor, { action: 'account.disable', subject: 'account', subjectId: id, after: { email, reason: 'demo account' } });
    }
    return accounts.map(({ email }) => email);
  });
}

/** An affiliate of the demo must not be credited with orders of a real shop. */
async function endAffiliate(tx: Tx, userId: number, actor: string): Promise<void> {
  const affiliate = await findAffiliateOfUser(tx, userId);
  const move = affiliate?.status === 'active' ? 'suspend' : affiliate?.status === 'pending' ? 'reject' : undefined;
  if (affiliate && move) await changeAffiliateStatus(tx, { affiliateId: affiliate.id, move, actor, reason: 'demo account' });
}
