import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { computeOffset, type Page } from '#kit/paging';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { HoldReason } from '../hold-reason.ts';
import { isHeld } from '../ledger/balances.ts';
import { commissionRules } from '../rules/tables.ts';
import { commissions, creditedOrders } from './tables.ts';

/** A commission that waits for review. Amounts in minor units. */
export interface HeldCommission {
  id: number;
  affiliateId: number;
  orderId: number;
  orderNumber: string;
  countryId: number;
  productId: number | null;
  productName: string;
  quantity: number;
  currency: string;
  base: number;
  basisPoints: number;
  rule: string | null;
  /** Less reversals. */
  earned: number;
  holdReasons: HoldReason[];
  placedAt: Date;
  dueAt: Date | null;
}

/** Returns the commissions that wait for review, the oldest first. Fully reversed commissions need no review. */
export async function listHeldCommissions(
  db: Db,
  { affiliateId, reason, ...page }: Page & { affiliateId?: number | undefined; reason?: HoldReason | undefined },
): Promise<{ items: HeldCommission[]; count: Counted }> {
  const wanted = and(
    isHeld,
    isNull(commissions.approvedAt),
    // A literal instead of a parameter, so that the planner can use the partial index of the queue.
    sql`${commissions.earned} <> 0`,
    affiliateId === undefined ? undefined : eq(commissions.affiliateId, affiliateId),
    reason === undefined ? undefined : sql`${commissions.holdReasons} @> ${JSON.stringify([reason])}::jsonb`,
  );
  const items = await db
    .select({
      ...{ id: commissions.id, affiliateId: commissions.affiliateId, orderId: commissions.orderId, orderNumber: creditedOrders.orderNumber },
      ...{ countryId: creditedOrders.countryId, productId: commissions.productId, productName: commissions.productName },
      ...{ quantity: commissions.quantity, currency: commissions.currency, base: commissions.base, basisPoints: commissions.basisPoints },
      ...{ rule: commissionRules.name, earned: commissions.earned, holdReasons: commissions.holdReasons },
      ...{ placedAt: commissions.placedAt, dueAt: commissions.dueAt },
    })
    .from(commissions)
    .innerJoin(creditedOrders, eq(creditedOrders.orderId, commissions.orderId))
    .leftJoin(commissionRules, eq(commissionRules.id, commissions.ruleId))
    .where(wanted)
    .orderBy(asc(commissions.id))
    .limit(page.take)
    .offset(computeOffset(page));
  return { items, count: await countWithLimit(db, sql`select 1 from ${commissions} where ${wanted}`) };
}
