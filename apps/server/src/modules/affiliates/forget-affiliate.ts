import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { forgetFacts } from '#modules/audit';
import { endDiscountsOf } from '#modules/promotions';
import { forgetAffiliateCode } from '#modules/tracking';
import { forgetPostbacks } from '#modules/webhooks';
import type { Tx } from '#platform/transaction';
import type { TaxData } from './contract.ts';
import { hasMoneyUnderWay } from './has-money-under-way.ts';
import { affiliateEvents, affiliateLinks, affiliates, commissionRules, commissions, creditedOrders, payouts } from './tables.ts';

const noTax: TaxData = { status: 'private', name: '', taxNumber: '', vatNumber: '', address: '', postalCode: '', city: '', countryCode: '' };
const noWords = { source: '', utmSource: '', utmMedium: '', utmCampaign: '', utmContent: '', utmTerm: '' };

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/**
 * Takes the person out of the programme, if he is in it: he earns no more, and nobody can move him any more. His ledger stays,
 * numbers and the reasons of its entries, which its hashes hold; and so do statements and self-billed invoices, as they were issued: the law asks for them for years.
 * @throws Error if money is under way between him and the shop
 */
export async function forgetAffiliate(tx: Tx, userId: number): Promise<void> {
  const [own] = await tx.select({ id: affiliates.id, status: affiliates.status }).from(affiliates).where(eq(affiliates.userId, userId)).for('update');
  if (!own) return;
  // Under his lock: whoever asked before may have been overtaken by a commission.
  if (await hasMoneyUnderWay(tx, userId)) throw new Error(`money of affiliate ${own.id} is under way`);
  const { id, status } = own;
  const blank = { website: '', channels: [], audience: '', countryIds: [], promotion: '', tax: noTax, payoutAccount: null, notes: '' };
  await tx
    .update(affiliates)
    .set({ ...blank, userId: null, status: status === 'active' ? 'suspended' : status === 'pending' ? 'rejected' : status, changedAt: now() })
    .where(eq(affiliates.id, id));
  await forgetAffiliateCode(tx, id);
  await endDiscountsOf(tx, id);
  await forgetPostbacks(tx, id);
  // What somebody wrote to him may name him.
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
  await tx.update(creditedOrders).set(noWords).where(eq(creditedOrders.affiliateId, id));
  await tx
    .update(affiliateLinks)
    .set({ ...noWords, subId: '', name: '', archivedAt: sql`coalesce(${affiliateLinks.archivedAt}, ${now().toISOString()}::timestamptz)` })
    .where(eq(affiliateLinks.affiliateId, id));
  await forgetFacts(tx, 'affiliate', [id]);
  await forgetFacts(tx, 'commission', idsOf(reviewed));
  await forgetFacts(tx, 'payout', idsOf(failed));
  await forgetFacts(
    tx,
    'commission-rule',
    rules.map(({ ruleNumber }) => ruleNumber),
  );
}
