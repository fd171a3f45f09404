import { days } from '#kit/clock';
import { demoSignIns, findUserId } from '#modules/accounts';
import type { CountryRow } from '#modules/countries';
import type { Tx } from '#platform/transaction';
import { listPublishedIds } from '#seeds/catalog';
import { listProductPrices } from '#seeds/pricing';
import { insertWishes } from '#seeds/wishlist';
import type { SeededRandom } from './seeded-random.ts';
import type { DemoAccount } from './customer-accounts.ts';

interface PastWishes {
  accounts: readonly DemoAccount[];
  shops: readonly CountryRow[];
  random: SeededRandom;
  today: Date;
}

/** Fills the wishlists of the demo customer and of some others, with current prices. */
export async function addWishes(tx: Tx, { accounts, shops, random, today }: PastWishes): Promise<void> {
  const customerId = await findUserId(tx, demoSignIns[0].email);
  const home = shops.find(({ code }) => code === 'SI');
  const customers = accounts.filter(() => random.chance(0.5)).map(({ id, country }) => ({ id, countryId: country.id, count: random.between(1, 5) }));
  if (customerId !== undefined && home) customers.push({ id: customerId, countryId: home.id, count: 7 });
  const rows: Parameters<typeof insertWishes>[1][number][] = [];
  for (const countryId of new Set(customers.map((wisher) => wisher.countryId))) {
    const offered = await listOffers(tx, countryId);
    for (const { id: userId, count } of customers.filter((wisher) => wisher.countryId === countryId)) {
      const chosen = new Set(Array.from({ length: count }, () => random.between(0, offered.length - 1)));
      for (const index of chosen) {
        const product = offered[index];
        if (!product) continue;
        const addedAt = new Date(today.getTime() - days(random.between(1, 90)) - random.between(0, 80_000_000));
        rows.push({ userId, countryId, productId: product.id, addedAt, priceWhenAdded: product.price, wasAvailableWhenAdded: true });
      }
    }
  }
  await insertWishes(tx, rows);
}

async function listOffers(tx: Tx, countryId: number): Promise<{ id: number; price: number }[]> {
  const prices = new Map((await listProductPrices(tx, countryId)).map((price) => [price.productId, price]));
  return (await listPublishedIds(tx)).flatMap((id) => {
    const price = prices.get(id);
    return price ? [{ id, price: price.sale ?? price.regular }] : [];
  });
}
