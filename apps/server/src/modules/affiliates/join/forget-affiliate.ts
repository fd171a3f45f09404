import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { deletePersonalValues } from '#modules/audit';
import { endAffiliateDiscounts } from '#modules/promotions';
import { forgetAffiliateCode } from '#modules/tracking';
import { forgetPostbacks } from '#modules/webhooks';
import type { Tx } from '#platform/transaction';
import type { TaxData } from '../contract.ts';
import { affiliateApiTokens } from '../api-tokens/tables.ts';
import { affiliateVatIdChecks } from '../vat-ids/tables.ts';
import { forgetMessages } from '../messages/forget-messages.ts';
import { hasPendingMoney } from './has-pending-money.ts';
import { affiliateEvents, affiliates } from '../tables.ts';
import { affiliateLinks } from '../links/tables.ts';
import { commissionRules } from '../rules/tables.ts';
import { commissions, creditedOrders } from '../commissions/tables.ts';
import { payouts } from '../payouts/tables.ts';

const noTax: TaxData = { status: 'private', name: '', taxNumber: '', vatNumber: '', address: '', postalCode: '', city: '', countryCode: '' };
const noWords = { source: '', utmSource: '', utmMedium: '', utmCampaign: '', utmContent: '', utmTerm: '' };

const listIds = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/**
 * Removes a person from the programme, if they are in it: they earn no more and cannot be moved any more. The ledger keeps its amounts
 * and reasons, which its hashes cover. Statements and self-billed invoices stay as issued: the law requires them for years.
 * @throws Error if a balance or payout is still open
 */
export async function forgetAffiliate(tx: Tx, userId: number): Promise<void> {
  const [own] = await tx.select({ id: affiliates.id, status: affiliates.status }).from(affiliates).where(eq(affiliates.userId, userId)).for('update');
  if (!own) return;
  // Checked again under the lock: a commission may have arrived since the caller checked.
  if (await hasPendingMoney(tx, userId)) throw new Error(`affiliate ${own.id} still has an open balance or payout`);
  const { id, status } = own;
  const blank = {
    website: '',
    channels: [],
    audience: '',
    countryIds: [],
    promotion: '',
    tax: noTax,
    payoutAccount: null,
    payoutCurrency: null,
    feedSecret: null,
    notes: '',
    timeZone: 'UTC',
  };
  await tx
    .update(affiliates)
    .set({ ...blank, userId: null, status: status === 'active' ? 'suspended' : status === 'pending' ? 'rejected' : status, changedAt: now() })
    .where(eq(affiliates.id, id));
  await deleteRelatedData(tx, id);
  // Texts that staff wrote to the affiliate may name them.
  await tx.update(affiliateEvents).set({ reason: '' }).where(eq(affiliateEvents.affiliateId, id));
  const reviewed = await tx
    .update(commissions)
    .set({ reviewReason: '' })
    .where(and(eq(commissions.affiliateId, id), isNotNull(commissions.reviewedAt)))
    .returning({ id: commissions.id });
  const failed = await tx
    .update(payouts)
    .set({ note: '' })
    .where(and(eq(payouts.affiliateId, id), eq(payouts.status, 'failed')))
    .returning({ id: payouts.id });
  const rules = await tx
    .update(commissionRules)
    .set({ name: '' })
    .where(eq(commissionRules.affiliateId, id))
    .returning({ ruleNumber: commissionRules.ruleNumber });
  await tx
    .update(creditedOrders)
    .set({ ...noWords, subId: '' })
    .where(eq(creditedOrders.affiliateId, id));
  await tx
    .update(affiliateLinks)
    .set({ ...noWords, subId: '', name: '', archivedAt: sql`coalesce(${affiliateLinks.archivedAt}, ${now().toISOString()}::timestamptz)` })
    .where(eq(affiliateLinks.affiliateId, id));
  await deletePersonalValues(tx, 'affiliate', [id]);
  await deletePersonalValues(tx, 'commission', listIds(reviewed));
  await deletePersonalValues(tx, 'payout', listIds(failed));
  await deletePersonalValues(
    tx,
    'commission-rule',
    rules.map(({ ruleNumber }) => ruleNumber),
  );
}

/** Deletes what only the affiliate used: code, discounts, postbacks, messages, API tokens and checks of the VAT id. */
async function deleteRelatedData(tx: Tx, id: number): Promise<void> {
  await forgetAffiliateCode(tx, id);
  await endAffiliateDiscounts(tx, id);
  await forgetPostbacks(tx, id);
  await forgetMessages(tx, id);
  await tx.delete(affiliateApiTokens).where(eq(affiliateApiTokens.affiliateId, id));
  await tx.delete(affiliateVatIdChecks).where(eq(affiliateVatIdChecks.affiliateId, id));
}
