import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { AffiliateDiscount, AffiliateOffer } from './affiliate-discount.ts';
import { affiliateDiscounts, affiliateDiscountUses } from './tables.ts';

/** Whose a discount is; undefined: there is none of this id. */
export async function affiliateOfDiscount(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db.select({ affiliateId: affiliateDiscounts.affiliateId }).from(affiliateDiscounts).where(eq(affiliateDiscounts.id, id));
  return row?.affiliateId;
}

interface AskedOffer {
  /** Who is credited, and with what that brought the shopper here. */
  credit: { affiliateId: number | null; code: string; affiliateDiscountId: number | null };
  /** What the shopper has named himself, and whose it is. */
  brought: { id: number; affiliateId: number | undefined } | null;
  /** Numbers of orders that the present one takes the place of: their use does not count. */
  replaced: () => readonly string[] | Promise<readonly string[]>;
}

/** What whoever is credited gives this shopper. A query or two where somebody is credited, none where nobody is. */
export async function affiliateDiscountFor(db: Db, { credit, brought, replaced }: AskedOffer): Promise<AffiliateOffer | null> {
  if (credit.affiliateId === null && brought === null) return null;
  const discounts = credit.affiliateId === null ? [] : await discountsOf(db, credit.affiliateId, await replaced());
  return {
    code: credit.code,
    discounts,
    namedId: credit.affiliateDiscountId,
    brought: brought && { id: brought.id, problem: problemOf(brought.affiliateId, credit.affiliateId) },
  };
}

function problemOf(owner: number | undefined, credited: number | null): 'unknown' | 'not-active' | 'other-affiliate' | null {
  if (owner === undefined) return 'unknown';
  if (owner === credited) return null;
  return credited === null ? 'not-active' : 'other-affiliate';
}

/** An order's own discount, as it was promised: whatever became of it since. Null: the order has none. */
export async function affiliateDiscountOfOrder(
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
  const own = { ...row.discount, isActive: true, mostUses: null, validFrom: null, validUntil: null };
  return { code, discounts: [own], namedId: own.id, brought: null };
}

async function discountsOf(db: Db, affiliateId: number, exceptOrders: readonly string[]): Promise<AffiliateDiscount[]> {
  const rows = await db.select().from(affiliateDiscounts).where(eq(affiliateDiscounts.affiliateId, affiliateId)).orderBy(affiliateDiscounts.id);
  if (rows.length === 0 || exceptOrders.length === 0) return rows;
  const own = await db
    .select({ id: affiliateDiscountUses.affiliateDiscountId, uses: sql<number>`count(*)::integer` })
    .from(affiliateDiscountUses)
    .where(and(inArray(affiliateDiscountUses.orderNumber, [...exceptOrders]), isNull(affiliateDiscountUses.releasedAt)))
    .groupBy(affiliateDiscountUses.affiliateDiscountId);
  const usesOf = new Map(own.map(({ id, uses }) => [id, uses]));
  return rows.map((row) => ({ ...row, uses: row.uses - (usesOf.get(row.id) ?? 0) }));
}
