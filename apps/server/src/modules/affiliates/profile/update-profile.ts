import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { assertReauthenticated, findUserContact, type SignedInUser } from '#modules/accounts';
import { checkVatNumber } from '#modules/countries';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import type { AffiliateUpdate, PayoutAccount, TaxData } from '../contract.ts';
import { AffiliateNotFound } from '../errors.ts';
import { mergeAccount } from './masked-account.ts';
import { checkPayoutAccount, normalizeAccount } from '../payouts/bank/payout-account.ts';
import { listPayoutCurrencies } from '../payouts/conversion/get-payout-choice.ts';
import { listProfileIssues } from './profile-issues.ts';
import { affiliates } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An affiliate's payout account was changed. The email goes to the address that the account had at that time. */
    'affiliate.payout-account-changed': { affiliateId: number; email: string; heldUntil: string };
  }
}

/** How long payouts wait after a change of the payout account, in ms. */
const payoutHold = days(7);

interface ProfileUpdate {
  affiliateId: number;
  changes: AffiliateUpdate;
  /** The signed-in affiliate, who must prove to be the owner before the payout account changes. Undefined: the shop itself. */
  owner?: SignedInUser | undefined;
}

/**
 * Changes an affiliate's profile. Omitted fields stay. Another payout account needs the password, holds payouts for a week and is
 * reported by email.
 * @throws InvalidInput field by field, AffiliateNotFound, TooManyRequests after too many wrong passwords
 */
export async function updateProfile(db: Db, { affiliateId, changes, owner }: ProfileUpdate): Promise<void> {
  const { currentPassword, ...fields } = changes;
  const { isOtherAccount } = await checkChanges(db, affiliateId, fields);
  if (isOtherAccount && owner) await assertReauthenticated(db, owner, currentPassword);
  await inTransaction(db, async (tx) => {
    await tx.select({ id: affiliates.id }).from(affiliates).where(eq(affiliates.id, affiliateId)).for('update');
    // Checked again under the lock.
    const { written, isOtherAccount: isOtherNow } = await checkChanges(tx, affiliateId, fields);
    if (isOtherNow && !isOtherAccount) throw new InvalidInput([{ field: 'currentPassword', code: 'required' }]);
    if (Object.keys(written).length > 0) await tx.update(affiliates).set(written).where(eq(affiliates.id, affiliateId));
    if (isOtherNow) await holdPayouts(tx, { affiliateId, owner });
  });
}

/** @returns the columns to write, and whether the payout account is another one */
async function checkChanges(db: Db | Tx, affiliateId: number, { payoutAccount, tax, ...profileFields }: Omit<AffiliateUpdate, 'currentPassword'>) {
  const [found] = await db.select({ account: affiliates.payoutAccount, tax: affiliates.tax }).from(affiliates).where(eq(affiliates.id, affiliateId));
  if (!found) throw new AffiliateNotFound();
  const merged = payoutAccount && mergeAccount(payoutAccount, found.account);
  const account = merged ? normalizeAccount(merged) : merged;
  const issues = [
    ...(await listProfileIssues(db, { ...profileFields, ...(tax && { tax }) })),
    ...(merged ? checkPayoutAccount(merged, (tax ?? found.tax).countryCode) : []),
    ...(await listCurrencyIssues(db, profileFields.payoutCurrency, account ?? found.account)),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
  const written = { ...profileFields, ...(tax && { tax: normalizeTaxData(tax) }), ...(account !== undefined && { payoutAccount: account }) };
  return { written, isOtherAccount: account !== undefined && !isDeepStrictEqual(account, found.account) };
}

/** The chosen currency must be one that the programme pays and the account takes. */
async function listCurrencyIssues(db: Db | Tx, currency: string | null | undefined, account: PayoutAccount | null): Promise<FieldIssue[]> {
  if (!currency || (await listPayoutCurrencies(db, account)).includes(currency)) return [];
  return [{ field: 'payoutCurrency', code: 'choose' }];
}

async function holdPayouts(tx: Tx, { affiliateId, owner }: Pick<ProfileUpdate, 'affiliateId' | 'owner'>): Promise<void> {
  const heldUntil = new Date(now().getTime() + payoutHold);
  await tx.update(affiliates).set({ payoutHeldUntil: heldUntil, payoutAccountAcceptedAt: null }).where(eq(affiliates.id, affiliateId));
  const contact = owner && (await findUserContact(tx, owner.id));
  if (!contact) return;
  const payload = { affiliateId, email: contact.email, heldUntil: heldUntil.toISOString() };
  await publish(tx, { type: 'affiliate.payout-account-changed', payload });
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
