import { and, asc, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import { demoSignIns } from '#modules/accounts';
import type { Db } from '#platform/database';
import { users } from '#tables/accounts';
import { products } from '#tables/catalog';

const howMany = 12;

/** Some of the demo's products are the demo vendor's, so that there is something for him to see. */
export async function giveVendorProducts(db: Db): Promise<void> {
  const [vendor] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoSignIns.find(({ role }) => role === 'Vendor')?.email ?? ''));
  if (vendor) await giveProducts(db, vendor.id, 'wool');
}

/** Gives a vendor some of the demo's products that are made of something and nobody's yet; not where any are his already. */
export async function giveProducts(db: Db, vendorId: number, fibre: string): Promise<void> {
  if ((await db.$count(products, eq(products.vendorId, vendorId))) > 0) return;
  const some = db
    .select({ id: products.id })
    .from(products)
    .where(and(like(products.handle, 'SV-%'), isNull(products.vendorId), sql`${products.composition}::text like ${`%"${fibre}"%`}`))
    .orderBy(asc(products.id))
    .limit(howMany);
  await db.update(products).set({ vendorId }).where(inArray(products.id, some));
}
