import { demoSellers } from '@selvedge/demo';
import { demoSignIns, listOpenAccounts } from '#modules/accounts';
import type { Db } from '#platform/database';
import { StartError } from '#platform/start-error';

const sellerEmails = demoSellers.people.map(({ email }) => email);
const publicSecrets = demoSignIns.flatMap((account) => ('totpSecret' in account ? [account.totpSecret] : []));

/**
 * Lists the demo accounts that are still open: those with a demo email address, and those whose second factor is in the source code, even if their
 * email address was changed.
 */
export const listDemoAccounts = (db: Db): Promise<{ id: number; email: string }[]> =>
  listOpenAccounts(db, { domain: 'selvedge.test', emails: sellerEmails, totpSecrets: publicSecrets });

/**
 * Refuses to open a shop to the public while accounts with passwords from the source code exist.
 * @throws StartError
 */
export async function assertNoDemoAccounts(db: Db, publicUrl: string): Promise<void> {
  const accounts = await listDemoAccounts(db);
  if (accounts.length === 0) return;
  throw new StartError(
    [
      `This shop still has demo accounts, and ${publicUrl} can be reached from outside. Their passwords and second factors are public:`,
      ...accounts.map(({ email }) => `  ${email}`),
      'Remove them, then start again (orders are kept):',
      '  npm run staff -- remove-demo-accounts',
    ].join('\n'),
  );
}
