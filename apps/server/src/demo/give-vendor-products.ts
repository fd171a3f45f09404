import { asc, eq, inArray, isNotNull, like } from 'drizzle-orm';
import { demoSignIns } from '#modules/accounts';
import type { Db } from '#platform/database';
import { users } from '#tables/accounts';
import { products } from '#tables/catalog';

const howMany = 12;

/** Some of the demo's products are the demo vendor's, so that there is something for him to see. Not where any are somebody's already. */
export async function giveVendorProducts(db: Db): Promise<void> {
  const [vendor] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoSignIns.find(({ role }) => role === 'Vendor')?.email ?? ''));
  if (!vendor || (await db.$count(products, isNotNull(products.vendorId))) > 0) return;
  const some = db.select({ id: products.id }).from(products).where(like(products.handle, 'SV-%')).orderBy(asc(products.id)).limit(howMany);
  await db.update(products).set({ vendorId: vendor.id }).where(inArray(products.id, some));
}
