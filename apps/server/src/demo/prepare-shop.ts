import { count, like } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { seedDemoAccounts, seedUserTypes } from '#modules/accounts';
import { seedCountries } from '#modules/countries';
import { products } from '#tables/catalog';
import type { StartProgress } from './progress.ts';
import { DEFAULT_PRODUCTS, seedDemoShop } from './seed-demo-shop.ts';

/**
 * What every start makes sure of: the countries and user types are there; and, while the shop can be reached from this
 * machine only, the demo sign-ins and, in an empty shop or one whose first start was cut off, the demo's products.
 */
export async function prepareShop(database: Database, { isLoopback, progress }: { isLoopback: boolean; progress: StartProgress }): Promise<void> {
  const { db } = database;
  await seedCountries(db);
  await seedUserTypes(db);
  if (!isLoopback) return;
  await seedDemoAccounts(db, { isLoopback });
  const [all, demo] = await Promise.all([db.$count(products), db.select({ count: count() }).from(products).where(like(products.handle, 'SV-%'))]);
  const fromDemo = demo[0]?.count ?? 0;
  if (all === 0 || (fromDemo > 0 && fromDemo < DEFAULT_PRODUCTS)) await seedDemoShop(database, { isLoopback, progress });
}
