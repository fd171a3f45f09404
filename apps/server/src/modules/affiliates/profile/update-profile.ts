import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { checkVatNumber } from '#modules/countries';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import type { AffiliateUpdate, TaxData } from '../contract.ts';
import { AffiliateNotFound } from '../errors.ts';
import { mergeAccount } from './masked-account.ts';
import { checkPayoutAccount, normalizeAccount } from '../payouts/bank/payout-account.ts';
import { profileIssues } from './profile-issues.ts';
import { affiliates } from '../tables.ts';

/**
 * Changes an affiliate's profile. Omitted fields stay.
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
    const { payoutAccount, tax, ...profileFields } = changes;
    const account = payoutAccount && mergeAccount(payoutAccount, found.account);
    const issues = [
      ...(await profileIssues(tx, { ...profileFields, ...(tax && { tax }) })),
      ...(account ? checkPayoutAccount(account, (tax ?? found.tax).countryCode) : []),
    ];
    if (issues.length > 0) throw new InvalidInput(issues);
    const written = {
      ...profileFields,
      ...(tax && { tax: normalizeTaxData(tax) }),
      ...(account !== undefined && { payoutAccount: account && normalizeAccount(account) }),
    };
    if (Object.keys(written).length > 0) await tx.update(affiliates).set(written).where(eq(affiliates.id, affiliateId));
  });
}

/** Normalises the tax data as it is printed on a self-billed invoice. */
export function normalizeTaxData(tax: TaxData): TaxData {
  const vat = checkVatNumber(tax.vatNumber, tax.countryCode);
  return { ...tax, vatNumber: 'number' in vat ? vat.number : '' };
}

/** Saves internal notes on an affiliate; the affiliate never sees them. The caller holds the lock. */
export async function saveAffiliateNotes(tx: Tx, affiliateId: number, notes: string): Promise<void> {
  await tx.update(affiliates).set({ notes }).where(eq(affiliates.id, affiliateId));
}
