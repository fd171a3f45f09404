import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { outbox } from '#platform/tables';
import { inTransaction, type Tx } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { holdStock, type StockOrder, receiveStock, releaseStock, sellHeldStock, sellWithoutHold } from './stock-moves.ts';
import { stockLevels, stockMovements } from './tables.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterAll(() => database.close());

const move = (operation: (tx: Tx, order: StockOrder) => Promise<void>, ...lines: [variantId: number, quantity: number][]) =>
  inTransaction(database.db, (tx) => operation(tx, { lines: lines.map(([variantId, quantity]) => ({ variantId, quantity })), reference: 'a test' }));
const level = async (variantId: number) => {
  const [row] = await database.db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId));
  return row && [row.onHand, row.held];
};
const ledger = async (variantId: number) => {
  const rows = await database.db.select().from(stockMovements).where(eq(stockMovements.variantId, variantId)).orderBy(asc(stockMovements.id));
  return rows.map(({ kind, onHandChange, heldChange }) => `${kind} ${onHandChange} ${heldChange}`);
};

test('the last pieces are sold once among concurrent requests', async () => {
  const { variantId } = await shop.garment({ stock: 10 });
  const buyers = await Promise.allSettled(Array.from({ length: 50 }, () => move(sellWithoutHold, [variantId, 1])));
  expect(buyers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  for (const buyer of buyers)
    if (buyer.status === 'rejected') expect(buyer.reason).toMatchObject({ code: 'SoldOut', status: 409, params: { variantId, available: 0 } });
  expect(await level(variantId)).toEqual([0, 0]);
});

test('carts with the same garments in different orders do not deadlock', async () => {
  const [one, other] = [await shop.garment({ stock: 40 }), await shop.garment({ stock: 40 })].map(({ variantId }) => variantId) as [number, number];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? move(sellWithoutHold, [one, 1], [other, 1]) : move(sellWithoutHold, [other, 1], [one, 1]))),
  );
  expect([await level(one), await level(other)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('an order takes all of its lines or none', async () => {
  const [plenty, scarce] = [await shop.garment({ stock: 5 }), await shop.garment({ stock: 1 })].map(({ variantId }) => variantId) as [number, number];
  await expect(move(sellWithoutHold, [plenty, 2], [scarce, 2])).rejects.toMatchObject({
    code: 'SoldOut',
    params: { variantId: scarce, available: 1 },
  });
  expect(await level(plenty)).toEqual([5, 0]);
});

test('the quantities of two lines of one variant are added up', async () => {
  const { variantId } = await shop.garment({ stock: 3 });
  await expect(move(sellWithoutHold, [variantId, 2], [variantId, 2])).rejects.toMatchObject({ code: 'SoldOut' });
});

test('held stock stays on hand, is not sold to others, and is sold or released later', async () => {
  const { variantId } = await shop.garment({ stock: 3 });
  await move(holdStock, [variantId, 2]);
  expect(await level(variantId)).toEqual([3, 2]);
  await expect(move(sellWithoutHold, [variantId, 2])).rejects.toMatchObject({ params: { available: 1 } });
  await move(sellHeldStock, [variantId, 1]);
  await move(releaseStock, [variantId, 1]);
  expect(await level(variantId)).toEqual([2, 0]);
  expect(await ledger(variantId)).toEqual(['received 3 0', 'held 0 2', 'sold -1 -1', 'released 0 -1']);
});

test('a release of more than the held quantity is refused', async () => {
  const { variantId } = await shop.garment({ stock: 3 });
  await move(holdStock, [variantId, 1]);
  await expect(move(releaseStock, [variantId, 2])).rejects.toThrow(RangeError);
  expect(await level(variantId)).toEqual([3, 1]);
});

test('a variant without stock records is sold out until stock is received', async () => {
  const { variantId } = await shop.garment({ stock: 0 });
  await expect(move(sellWithoutHold, [variantId, 1])).rejects.toMatchObject({ code: 'SoldOut', params: { available: 0 } });
  await move(receiveStock, [variantId, 4]);
  expect(await level(variantId)).toEqual([4, 0]);
});

test.each([0, -1, 1.5])('%d is not a valid number of pieces', async (quantity) => {
  await expect(move(receiveStock, [1, quantity])).rejects.toThrow(RangeError);
});

test('a movement and its event are rolled back together', async () => {
  const { variantId } = await shop.garment({ stock: 3 });
  const before = await database.db.$count(outbox);
  const undone = inTransaction(database.db, async (tx) => {
    await sellWithoutHold(tx, { lines: [{ variantId, quantity: 1 }], reference: 'a test' });
    throw new Error('the order was not saved');
  });
  await expect(undone).rejects.toThrow('not saved');
  expect(await database.db.$count(outbox)).toBe(before);
  expect(await level(variantId)).toEqual([3, 0]);
});
