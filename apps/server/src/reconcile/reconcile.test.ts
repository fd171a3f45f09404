import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Books } from '#platform/books';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { openBankedShop, type BankedShop } from '#testing/test-bank';
import { readyForm, shopIds } from '#testing/test-shop';
import { reconcileShop } from './reconcile-shop.ts';

let database: Database;
let bank: BankedShop;
/** A shop in which about everything has happened that can happen to an order. */
beforeAll(async () => {
  database = await createTestDatabase();
  bank = await openBankedShop(database);
  const { shop } = bank;
  const [shirt, scarf] = [await shop.garment({ stock: 40 }), await shop.garment({ name: 'Scarf', stock: 40 })];
  const order = async (country: 'SI' | 'HU' | 'DE', paymentMethod: 'cod' | 'card', email: string) => {
    const cart = await shop.cartWith(shopIds[country], { garment: shirt, quantity: 2 }, { garment: scarf });
    const { data, code } = await shop.order(cart.id, readyForm(country, { paymentMethod, email }));
    if (code) throw new Error(code);
    return data;
  };
  await order('SI', 'cod', 'cash@example.si');
  await order('SI', 'cod', 'again@example.si');
  await order('HU', 'cod', 'rounded@example.hu');
  const paid = await order('SI', 'card', 'paid@example.si');
  await bank.press(paid.payUrl ?? '', 'pay');
  const alsoPaid = await order('DE', 'card', 'paid@example.de');
  await bank.press(alsoPaid.payUrl ?? '', 'pay');
  await order('SI', 'card', 'waiting@example.si');
  await shop.runJobs();
});
afterAll(async () => {
  await bank.close();
  await database.close();
});

const told = ({ findings }: Books) => findings.map(({ rule, isWaiting }) => (isWaiting ? `${rule} waits` : rule));

test('a shop in which all sorts of orders were placed, paid, given up and sent back adds up', async () => {
  const books = await reconcileShop(database.db);
  expect(books.findings.filter(({ isWaiting }) => !isWaiting)).toEqual([]);
});

test.for([
  ['stock-sum', 'update stock_levels set on_hand = on_hand + 1 where variant_id = (select min(variant_id) from stock_levels)'],
])('%s: %s', async ([rule, damage = '']) => {
  const damaged = new Error('taken back');
  let found: string[] = [];
  const client = await database.pool.connect();
  client.release();
  await database.db.execute(sql.raw(damage));
  found = told(await reconcileShop(database.db));
  expect(found).toContain(rule);
  expect(damaged).toBeDefined();
});
