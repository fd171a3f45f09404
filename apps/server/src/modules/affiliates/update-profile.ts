import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { checkVatNumber } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { AffiliateUpdate, TaxData } from './contract.ts';
import { AffiliateNotFound } from './errors.ts';
import { accountIn } from './hidden-account.ts';
import { checkPayoutAccount, keptAccount } from './payouts/payout-account.ts';
import { profileIssues } from './profile-issues.ts';
import { affiliates } from './tables.ts';

/**
 * Writes what an affiliate changes of himself. What is left out stays.
 * @throws InvalidInput field by field, AffiliateNotFound
 */
export async function updateProfile(db: Db, { affiliateId, changes }: { affiliateId: number; changes: AffiliateUpdate }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ account: affiliates.payoutAccount, tax: affiliates.tax })
      .from(affiliates)
      .where(eq(affiliates.id, affiliateId))
      .for('update');
    if (!found) throw new AffiliateNotFound();
    const { payoutAccount, tax, ...said } = changes;
    const account = payoutAccount && accountIn(payoutAccount, found.account);
    const issues = [
      ...(await profileIssues(tx, { ...said, ...(tax && { tax }) })),
      ...(account ? checkPayoutAccount(account, (tax ?? found.tax).countryCode) : []),
    ];
    if (issues.length > 0) throw new InvalidInput(issues);
    const written = { ...said, ...(tax && { tax: taxKept(tax) }), ...(account !== undefined && { payoutAccount: account && keptAccount(account) }) };
    if (Object.keys(written).length > 0) await tx.update(affiliates).set(written).where(eq(affiliates.id, affiliateId));
  });
}

/** As it stands on a self-billed invoice. */
export function taxKept(tax: TaxData): TaxData {
  const vat = checkVatNumber(tax.vatNumber, tax.countryCode);
  return { ...tax, vatNumber: 'number' in vat ? vat.number : '' };
}
