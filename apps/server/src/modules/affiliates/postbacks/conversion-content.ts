import { and, asc, between, eq, inArray } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import type { PostbackEvent } from '#contracts/webhooks';
import { getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { reversalReasons } from '../commissions/target-entry.ts';
import { affiliateLinks } from '../links/tables.ts';
import { commissions, creditedOrders } from '../commissions/tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';

/** The postback for a ledger entry. */
export interface ConversionPostback {
  sequence: number;
  event: PostbackEvent;
  data: Record<string, unknown>;
}

/**
 * Returns the postbacks for ledger entries, both numbers included: the product, the click and the commission.
 * They contain no data about the buyer, and the reference of the order gives no access to it.
 */
export async function buildConversionContent(
  db: Db,
  { affiliateId, fromSequence, untilSequence }: { affiliateId: number; fromSequence: number; untilSequence: number },
): Promise<ConversionPostback[]> {
  const rows = await db
    .select({ entry: ledgerEntries, commission: commissions, order: creditedOrders, linkSubId: affiliateLinks.subId })
    .from(ledgerEntries)
    .innerJoin(commissions, eq(commissions.id, ledgerEntries.commissionId))
    .innerJoin(creditedOrders, eq(creditedOrders.orderId, commissions.orderId))
    .leftJoin(affiliateLinks, eq(affiliateLinks.id, creditedOrders.linkId))
    .where(
      and(
        eq(ledgerEntries.affiliateId, affiliateId),
        between(ledgerEntries.sequence, fromSequence, untilSequence),
        inArray(ledgerEntries.kind, ['commission', 'reversal']),
      ),
    )
    .orderBy(asc(ledgerEntries.sequence));
  const [first] = rows;
  if (!first) return [];
  // All entries belong to one order.
  const subId = first.order.subId || (first.linkSubId ?? '');
  const { code: country } = await getCountry(db, first.order.countryId);
  return rows.map((row) => ({ sequence: row.entry.sequence, ...buildEvent({ ...row, country }, subId) }));
}

interface Row {
  entry: typeof ledgerEntries.$inferSelect;
  commission: typeof commissions.$inferSelect;
  order: typeof creditedOrders.$inferSelect;
  country: string;
}

function buildEvent({ entry, commission, order, country }: Row, subId: string): Pick<ConversionPostback, 'event' | 'data'> {
  const { source, utmSource, utmMedium, utmCampaign, utmContent, utmTerm, linkId } = order;
  const { currency } = entry;
  const major = (amount: number) => toMajor(money(amount, currency));
  const amount = entry.pending + entry.approved;
  const shared = {
    ...{ entry: entry.sequence, commissionId: commission.id, orderReference: order.reference, at: entry.at.toISOString() },
    product: { id: commission.productId, name: commission.productName, quantity: commission.quantity },
    currency,
    clickRef: { source, subId, utmSource, utmMedium, utmCampaign, utmContent, utmTerm, linkId },
  };
  if (entry.kind === 'reversal') return { event: 'affiliate.reversal', data: { ...shared, amount: major(-amount), ...getConversionReason(entry) } };
  return {
    event: 'affiliate.conversion',
    data: {
      ...shared,
      orderedAt: order.placedAt.toISOString(),
      base: major(commission.base),
      ratePercent: commission.basisPoints / 100,
      commission: major(amount),
      status: getConversionStatus(commission),
      country,
      isNewCustomer: order.customer === 'new',
    },
  };
}

function getConversionStatus({ approvedAt, holdReasons, reviewedAt }: Row['commission']): 'approved' | 'held' | 'pending' {
  if (approvedAt) return 'approved';
  return holdReasons.length > 0 && reviewedAt === null ? 'held' : 'pending';
}

/** Separates staff texts from reason codes that programs rely on. */
function getConversionReason({ reason }: Row['entry']): { reason: string; note: string } {
  const isKnown = (reversalReasons as readonly string[]).includes(reason);
  return isKnown ? { reason, note: '' } : { reason: 'refused', note: reason };
}
