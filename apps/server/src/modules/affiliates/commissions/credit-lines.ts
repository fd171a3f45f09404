import { now } from '#kit/clock';
import { findProductPlaces } from '#modules/catalog';
import type { RetainedLine } from '#modules/invoicing';
import { hasOrderedBefore, listOrderLines, type PlacedOrderRow } from '#modules/orders';
import type { OrderAttribution } from '#modules/tracking';
import type { Tx } from '#platform/transaction';
import { fingerprintEmail } from '../holds/fingerprints.ts';
import { listHoldReasons } from '../holds/list-hold-reasons.ts';
import { fingerprintAddress, readHoldFacts } from '../holds/read-hold-facts.ts';
import { chooseRate } from '../rules/choose-rate.ts';
import { computeRewards } from '../rules/compute-rewards.ts';
import { listRulesInForce } from '../rules/rules-in-force.ts';
import { commissions, creditedOrders } from './tables.ts';
import { getTerms } from '../terms/get-terms.ts';
import type { CommissionRow } from './target-entry.ts';

interface NewLines {
  affiliateId: number;
  attribution: OrderAttribution;
  order: PlacedOrderRow;
  /** Lines that have no commission yet and were not fully refunded. */
  lines: readonly RetainedLine[];
  /** The net value of the whole order in minor units. */
  basket: number;
  /** The commissions on other lines of the order. */
  known: readonly CommissionRow[];
}

/**
 * Writes the commissions of order lines: rate and rule by the versions, tier and group in force when the order was placed, base by its first
 * invoice, and the reasons to hold it. Writes nothing to the ledger yet.
 */
export async function creditLines(tx: Tx, { affiliateId, attribution, order, lines, basket, known }: NewLines): Promise<CommissionRow[]> {
  const bought = (await listOrderLines(tx, order.id)).filter(({ id }) => lines.some(({ orderLineId }) => orderLineId === id));
  if (bought.length === 0) return [];
  const places = await findProductPlaces(
    tx,
    bought.flatMap(({ productId }) => productId ?? []),
  );
  const rules = await listRulesInForce(tx, order.placedAt);
  const terms = await getTerms(tx, affiliateId, order.placedAt);
  const customer = (await hasOrderedBefore(tx, order)) ? 'returning' : 'new';
  const holdReasons = listHoldReasons(
    await readHoldFacts(tx, { order, affiliateId, touchedAt: attribution.touchedAt, signals: attribution.signals }),
  );
  await storeOrder(tx, { affiliateId, attribution, order, customer });
  const { currency, countryId, placedAt } = order;
  const chosen = bought.map(({ id: orderLineId, productId }) => {
    const place = productId === null ? undefined : places.get(productId);
    const facts = { affiliateId, ...terms, productId, categoryIds: place?.categoryIds ?? [], brandId: place?.brandId ?? null, countryId };
    const { rule, basisPoints } = chooseRate(rules, { ...facts, customer, basket: { currency, amount: basket } }, placedAt);
    return { rule, basisPoints, base: lines.find((line) => line.orderLineId === orderLineId)?.invoiced ?? 0 };
  });
  const rewards = computeRewards(chosen, currency, sumByRule(known));
  const rows = bought.map(({ id: orderLineId, productId, name, brand, quantity }, index) => {
    const { rule = null, basisPoints = 0, base = 0 } = chosen[index] ?? {};
    const reward = rewards[index] ?? { fixed: 0, capped: 0, amount: 0 };
    return {
      ...{ affiliateId, orderId: order.id, orderLineId, productId, productName: [brand, name].filter(Boolean).join(' '), quantity },
      ...{ ruleId: rule?.id ?? null, basisPoints, currency, base, ...reward, placedAt, holdReasons, createdAt: now() },
    };
  });
  return tx.insert(commissions).values(rows).returning();
}

/** Sums up the commissions of an order by their rule. */
function sumByRule(known: readonly CommissionRow[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { ruleId, amount } of known) if (ruleId !== null) sums.set(ruleId, (sums.get(ruleId) ?? 0) + amount);
  return sums;
}

type CreditedOrder = Omit<NewLines, 'lines' | 'basket' | 'known'> & { customer: 'new' | 'returning' };

async function storeOrder(tx: Tx, { affiliateId, attribution, order, customer }: CreditedOrder): Promise<void> {
  const { id: orderId, orderNumber, reference, countryId, currency, placedAt } = order;
  const { source, utm, subId, linkId } = attribution;
  const { utmSource, utmMedium, utmCampaign, utmContent, utmTerm } = utm;
  await tx
    .insert(creditedOrders)
    .values({
      ...{ orderId, affiliateId, orderNumber, reference, countryId, currency, placedAt, customer, source, subId, linkId, isKept: true },
      ...{ utmSource, utmMedium, utmCampaign, utmContent, utmTerm },
      ...{ mailboxFingerprint: fingerprintEmail(order.email), addressFingerprint: fingerprintAddress(order) },
    })
    .onConflictDoNothing();
}
