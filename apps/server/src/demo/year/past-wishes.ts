import { and, asc, eq, isNull } from 'drizzle-orm';
import { days } from '#kit/clock';
import { demoSignIns } from '#modules/accounts';
import type { CountryRow } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { users } from '#tables/accounts';
import { products } from '#tables/catalog';
import { prices } from '#tables/pricing';
import { wishes } from '#tables/wishlist';
import type { SeededRandom } from './seeded-random.ts';
import type { DemoAccount } from './customer-accounts.ts';
import { insertRows } from './insert-rows.ts';

interface PastWishes {
  accounts: readonly DemoAccount[];
  shops: readonly CountryRow[];
  random: SeededRandom;
  today: Date;
}

/** Fills the wishlists of the demo customer and of some others, with current prices. */
export async function addWishes(tx: Tx, { accounts, shops, random, today }: PastWishes): Promise<void> {
  const [customer] = await tx.select({ id: users.id }).from(users).where(eq(users.email, demoSignIns[0].email));
  const home = shops.find(({ code }) => code === 'SI');
  const wishers = accounts.filter(() => random.chance(0.5)).map(({ id, country }) => ({ id, countryId: country.id, count: random.between(1, 5) }));
  if (customer && home) wishers.push({ id: customer.id, countryId: home.id, count: 7 });
  const rows: object[] = [];
  for (const countryId of new Set(wishers.map((wisher) => wisher.countryId))) {
    const offered = await listOffers(tx, countryId);
    for (const { id: userId, count } of wishers.filter((wisher) => wisher.countryId === countryId)) {
      const chosen = new Set(Array.from({ length: count }, () => random.between(0, offered.length - 1)));
      for (const index of chosen) {
        const product = offered[index];
        if (!product) continue;
        const addedAt = new Date(today.getTime() - days(random.between(1, 90)) - random.between(0, 80_000_000));
        rows.push({ userId, countryId, productId: product.id, addedAt, priceWhenAdded: product.price, wasAvailableWhenAdded: true });
      }
    }
  }
  await insertRows(tx, wishes, rows);
}

async function listOffers(tx: Tx, countryId: number): Promise<{ id: number; price: number }[]> {
  const rows = await tx
    .select({ id: products.id, regular: prices.regular, sale: prices.sale })
    .from(products)
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.countryId, countryId), isNull(prices.variantId)))
    .where(eq(products.status, 'published'))
    .orderBy(asc(products.id));
  return rows.map(({ id, regular, sale }) => ({ id, price: sale ?? regular }));
}
