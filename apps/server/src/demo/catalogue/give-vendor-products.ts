import { and, asc, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import { demoSignIns } from '#modules/accounts';
import type { Db } from '#platform/database';
import { users } from '#tables/accounts';
import { products } from '#tables/catalog';

const howMany = 12;

/** Assigns some demo products to the demo vendor, so that the vendor's back office is not empty. */
export async function giveVendorProducts(db: Db): Promise<void> {
  const [vendor] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoSignIns.find(({ role }) => role === 'Vendor')?.email ?? ''));
  if (vendor) await giveProducts(db, vendor.id, 'wool');
}

/** Assigns some demo products of a fibre without a vendor to a vendor; does nothing if the vendor already has products. */
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
