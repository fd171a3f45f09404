import { asc, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { getAffiliateCode } from '#modules/tracking';
import { readPostbackSettings } from '#modules/webhooks';
import type { Db } from '#platform/database';
import { listAffiliateApiTokens } from '../api-tokens/list-api-tokens.ts';
import { readMessageData } from '../messages/forget-messages.ts';
import { listBalances } from '../ledger/balances.ts';
import { affiliateEvents, affiliates } from '../tables.ts';
import { affiliateLinks } from '../links/tables.ts';
import { commissions, creditedOrders } from '../commissions/tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { payouts } from '../payouts/tables.ts';
import { payoutInvoices } from '../payouts/tables.ts';
import { affiliateVatIdChecks } from '../vat-ids/tables.ts';

/** The columns that the export contains. Internal notes, secrets and the state of the ledger are left out. */
const profileColumns = {
  id: affiliates.id,
  userId: affiliates.userId,
  status: affiliates.status,
  groupId: affiliates.groupId,
  tierId: affiliates.tierId,
  isTierFixed: affiliates.isTierFixed,
  website: affiliates.website,
  channels: affiliates.channels,
  audience: affiliates.audience,
  countryIds: affiliates.countryIds,
  promotion: affiliates.promotion,
  tax: affiliates.tax,
  payoutAccount: affiliates.payoutAccount,
  payoutHeldUntil: affiliates.payoutHeldUntil,
  payoutCurrency: affiliates.payoutCurrency,
  payoutAccountAcceptedAt: affiliates.payoutAccountAcceptedAt,
  languageId: affiliates.languageId,
  timeZone: affiliates.timeZone,
  wantsAnnouncementMails: affiliates.wantsAnnouncementMails,
  termsAcceptedAt: affiliates.termsAcceptedAt,
  appliedAt: affiliates.appliedAt,
  changedAt: affiliates.changedAt,
  leavingAt: affiliates.leavingAt,
};

/** Returns all data that the programme holds about a user, for their data export. Amounts in minor units. @returns null if not an affiliate */
export async function readAffiliateData(db: Db, userId: number) {
  const [profile] = await db.select(profileColumns).from(affiliates).where(eq(affiliates.userId, userId));
  if (!profile) return null;
  const { id } = profile;
  return {
    profile: { ...profile, code: await getAffiliateCode(db, id) },
    history: await db.select().from(affiliateEvents).where(eq(affiliateEvents.affiliateId, id)).orderBy(asc(affiliateEvents.id)),
    links: await db.select().from(affiliateLinks).where(eq(affiliateLinks.affiliateId, id)).orderBy(asc(affiliateLinks.id)),
    ...(await readMessageData(db, id)),
    postbacks: await readPostbackSettings(db, id, now()),
    apiTokens: await listAffiliateApiTokens(db, id),
    balances: await listBalances(db, id),
    vatIdChecks: await db.select().from(affiliateVatIdChecks).where(eq(affiliateVatIdChecks.affiliateId, id)).orderBy(asc(affiliateVatIdChecks.id)),
    commissions: await db
      .select({
        ...{ orderReference: creditedOrders.reference, productName: commissions.productName, quantity: commissions.quantity },
        ...{ currency: commissions.currency, base: commissions.base, basisPoints: commissions.basisPoints, earned: commissions.earned },
        ...{ fixed: commissions.fixed, capped: commissions.capped },
        ...{ placedAt: commissions.placedAt, dueAt: commissions.dueAt, approvedAt: commissions.approvedAt, reviewReason: commissions.reviewReason },
      })
      .from(commissions)
      .innerJoin(creditedOrders, eq(creditedOrders.orderId, commissions.orderId))
      .where(eq(commissions.affiliateId, id))
      .orderBy(asc(commissions.id)),
    ledger: await db.select().from(ledgerEntries).where(eq(ledgerEntries.affiliateId, id)).orderBy(asc(ledgerEntries.sequence)),
    payouts: await db
      .select({ payout: payouts, invoiceNumber: payoutInvoices.number, invoice: payoutInvoices.content })
      .from(payouts)
      .leftJoin(payoutInvoices, eq(payoutInvoices.payoutId, payouts.id))
      .where(eq(payouts.affiliateId, id))
      .orderBy(asc(payouts.id)),
  };
}
