import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { AffiliateDiscount, AffiliateOffer } from './affiliate-discount.ts';
import { affiliateDiscounts, affiliateDiscountUses } from '../tables.ts';

/** Returns the affiliate of a discount; undefined if the id is unknown. */
export async function findAffiliateOfDiscount(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db.select({ affiliateId: affiliateDiscounts.affiliateId }).from(affiliateDiscounts).where(eq(affiliateDiscounts.id, id));
  return row?.affiliateId;
}

interface AskedOffer {
  /** The credited affiliate, and the discount id of the link that the shopper followed. */
  credit: { affiliateId: number | null; code: string; affiliateDiscountId: number | null };
  /** The discount that the shopper has named, and its affiliate. */
  namedDiscount: { id: number; affiliateId: number | undefined } | null;
  /** Numbers of orders that the current one replaces; their use does not count. */
  replaced: () => readonly string[] | Promise<readonly string[]>;
}

/** Returns the discounts of the credited affiliate for this shopper. One or two queries, none if no affiliate is credited. */
export async function findAffiliateOffer(db: Db, { credit, namedDiscount, replaced }: AskedOffer): Promise<AffiliateOffer | null> {
  if (credit.affiliateId === null && namedDiscount === null) return null;
  const discounts = credit.affiliateId === null ? [] : await listDiscounts(db, credit.affiliateId, await replaced());
  return {
    code: credit.code,
    discounts,
    namedId: credit.affiliateDiscountId,
    namedDiscount: namedDiscount && { id: namedDiscount.id, problem: findNamedProblem(namedDiscount.affiliateId, credit.affiliateId) },
  };
}

function findNamedProblem(owner: number | undefined, credited: number | null): 'unknown' | 'not-active' | 'other-affiliate' | null {
  if (owner === undefined) return 'unknown';
  if (owner === credited) return null;
  return credited === null ? 'not-active' : 'other-affiliate';
}

/** Returns the discount of an order as promised, even if the discount has changed since. Null if the order has none. */
export async function getAffiliateDiscountOfOrder(
  db: Db,
  { orderNumber, promotions }: { orderNumber: string; promotions: readonly { kind: string; code: string }[] },
): Promise<AffiliateOffer | null> {
  const code = promotions.find(({ kind }) => kind === 'affiliate')?.code;
  if (code === undefined) return null;
  const [row] = await db
    .select({ discount: affiliateDiscounts })
    .from(affiliateDiscountUses)
    .innerJoin(affiliateDiscounts, eq(affiliateDiscounts.id, affiliateDiscountUses.affiliateDiscountId))
    .where(and(eq(affiliateDiscountUses.orderNumber, orderNumber), isNull(affiliateDiscountUses.releasedAt)));
  if (!row) return null;
  const orderDiscount = { ...row.discount, isActive: true, mostUses: null, validFrom: null, validUntil: null };
  return { code, discounts: [orderDiscount], namedId: orderDiscount.id, namedDiscount: null };
}

async function listDiscounts(db: Db, affiliateId: number, exceptOrders: readonly string[]): Promise<AffiliateDiscount[]> {
  const rows = await db
    .select()
    .from(affiliateDiscounts)
    .where(eq(affiliateDiscounts.affiliateId, affiliateId))
    .orderBy(affiliateDiscounts.createdAt, affiliateDiscounts.id);
  if (rows.length === 0 || exceptOrders.length === 0) return rows;
  const orderDiscount = await db
    .select({ id: affiliateDiscountUses.affiliateDiscountId, uses: sql<number>`count(*)::integer` })
    .from(affiliateDiscountUses)
    .where(and(inArray(affiliateDiscountUses.orderNumber, [...exceptOrders]), isNull(affiliateDiscountUses.releasedAt)))
    .groupBy(affiliateDiscountUses.affiliateDiscountId);
  const usesByDiscount = new Map(orderDiscount.map(({ id, uses }) => [id, uses]));
  return rows.map((row) => ({ ...row, uses: row.uses - (usesByDiscount.get(row.id) ?? 0) }));
}
