import { describe, expect } from 'vitest';
import { setPrices } from '#modules/pricing';
import { sellWithoutHold } from '#modules/catalog';
import { inTransaction } from '#platform/transaction';
import { test } from '#testing/database';
import { buildLine, openTestShop, shopIds } from '#testing/test-shop';
import { countries } from '#tables/countries';
import { products } from '#tables/catalog';
import { eq } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import type { Cart } from './contract.ts';
import { deleteOldCarts } from './delete-old-carts.ts';
import { carts } from './tables.ts';

const { SI, DE } = shopIds;

test('a garment is added to the cart by product, colour and size, and is shown with name, price and stock', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ name: 'Linen shirt', stock: 4 });
  const { id } = await shop.createCart(SI);
  const { status, data: cart } = await shop.call<Cart>('POST', `carts/${id}/lines`, buildLine(garment, 2));
  expect(status).toBe(200);
  expect(cart).toMatchObject({ countryId: SI, currency: 'EUR', count: 2, total: 39.98, freeDelivery: { from: 50, missing: 10.02 } });
  expect(cart.lines).toMatchObject(
    [
      {
        ...garment,
        colorId: undefined,
        sizeId: undefined,
        name: 'Linen shirt',
        brand: 'Linea',
        quantity: 2,
        available: 4,
        unitPrice: 19.99,
        discountPrice: 19.99,
        total: 39.98,
        problem: null,
        color: { name: 'Navy' },
        size: { name: 'M' },
        categoriesArr: 'Shirts',
      },
    ].map(({ colorId: _c, sizeId: _s, ...line }) => line),
  );
});

test('the same garment is added to its line, limited by stock', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 3 });
  const cart = await shop.createCart(SI, { garment, quantity: 2 });
  const more = await shop.call<Cart>('POST', `carts/${cart.id}/lines`, buildLine(garment, 2));
  expect(more.data.lines.map((line) => line.quantity)).toEqual([3]);
  expect(await shop.call('POST', `carts/${cart.id}/lines`, buildLine(garment, 1))).toMatchObject({
    status: 409,
    code: 'SoldOut',
    params: { available: 3 },
  });
});

test('a line is limited to ten pieces', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 30 });
  const cart = await shop.createCart(SI, { garment, quantity: 8 }, { garment, quantity: 8 });
  expect(cart.lines).toMatchObject([{ quantity: 10, available: 10 }]);
  expect(await shop.call('POST', `carts/${cart.id}/lines`, buildLine(garment, 11))).toMatchObject({ status: 422, code: 'InvalidInput' });
});

test('a size or colour that does not exist is not available', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const cart = await shop.createCart(SI);
  expect(await shop.call('POST', `carts/${cart.id}/lines`, { ...buildLine(garment), size: 99_999 })).toMatchObject({
    status: 404,
    code: 'VariantNotFound',
  });
  expect(await shop.call('POST', `carts/${cart.id}/lines`, { ...buildLine(garment), color: null })).toMatchObject({
    status: 404,
    code: 'VariantNotFound',
  });
});

test('a garment without a price in the country is not sold there', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ prices: { [DE]: 1999 } });
  const cart = await shop.createCart(SI);
  expect(await shop.call('POST', `carts/${cart.id}/lines`, buildLine(garment))).toMatchObject({ status: 404, code: 'VariantNotFound' });
});

describe('problems of a line are shown with it:', () => {
  test('sold out, or fewer pieces left than wanted', async ({ database }) => {
    const shop = openTestShop(database);
    const [few, none] = [await shop.garment({ stock: 3 }), await shop.garment({ stock: 1 })];
    const cart = await shop.createCart(SI, { garment: few, quantity: 3 }, { garment: none });
    await inTransaction(database.db, (tx) =>
      sellWithoutHold(tx, {
        lines: [
          { variantId: few.variantId, quantity: 2 },
          { variantId: none.variantId, quantity: 1 },
        ],
        reference: 'another',
      }),
    );
    const { data } = await shop.call<Cart>('GET', `carts/${cart.id}`);
    expect(data.lines).toMatchObject([
      { problem: 'fewer-left', available: 1, quantity: 3 },
      { problem: 'sold-out', available: 0 },
    ]);
  });

  test('a changed price, with the price that was shown; a new quantity accepts it', async ({ database }) => {
    const shop = openTestShop(database);
    const garment = await shop.garment();
    const cart = await shop.createCart(SI, { garment });
    await setPrices(database.db, [{ productId: garment.productId, countryId: SI, regular: 2499, sale: null }]);
    const { data } = await shop.call<Cart>('GET', `carts/${cart.id}`);
    expect(data.lines).toMatchObject([{ problem: 'price-changed', shownPrice: 19.99, discountPrice: 24.99, total: 24.99 }]);
    const changed = await shop.call<Cart>('PATCH', `carts/${cart.id}/lines/${data.lines[0]?.id}`, { quantity: 2 });
    expect(changed.data.lines).toMatchObject([{ problem: null, shownPrice: null, total: 49.98 }]);
  });

  test('a garment that is no longer published', async ({ database }) => {
    const shop = openTestShop(database);
    const garment = await shop.garment();
    const cart = await shop.createCart(SI, { garment });
    await database.db.update(products).set({ status: 'retired' }).where(eq(products.id, garment.productId));
    expect((await shop.call<Cart>('GET', `carts/${cart.id}`)).data.lines).toMatchObject([{ problem: 'unavailable', available: 0 }]);
  });
});

test('more than the available quantity is refused and leaves the line unchanged; less is always accepted', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 3 });
  const cart = await shop.createCart(SI, { garment, quantity: 3 });
  const line = `carts/${cart.id}/lines/${cart.lines[0]?.id}`;
  expect(await shop.call('PATCH', line, { quantity: 5 })).toMatchObject({ status: 409, code: 'SoldOut', params: { available: 3 } });
  await inTransaction(database.db, (tx) => sellWithoutHold(tx, { lines: [{ variantId: garment.variantId, quantity: 3 }], reference: 'another' }));
  expect((await shop.call<Cart>('PATCH', line, { quantity: 1 })).data.lines).toMatchObject([{ quantity: 1, problem: 'sold-out' }]);
});

test('a line can be removed once', async ({ database }) => {
  const shop = openTestShop(database);
  const cart = await shop.createCart(SI, { garment: await shop.garment() });
  const line = `carts/${cart.id}/lines/${cart.lines[0]?.id}`;
  expect((await shop.call<Cart>('DELETE', line)).data.lines).toEqual([]);
  expect(await shop.call('DELETE', line)).toMatchObject({ status: 404, code: 'LineNotFound' });
});

test("a cart belongs to one country's shop and is not found in another one", async ({ database }) => {
  const shop = openTestShop(database);
  const cart = await shop.createCart(SI, { garment: await shop.garment() });
  expect(await shop.call('GET', `carts/${cart.id}?countryId=${DE}`)).toMatchObject({ status: 404, code: 'CartNotFound' });
  expect(await shop.call('GET', 'carts/nonsense')).toMatchObject({ status: 404, code: 'CartNotFound' });
  expect((await shop.call('GET', `carts/${cart.id}?countryId=${SI}`)).status).toBe(200);
});

test('a line of another cart cannot be changed', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const [mine, other] = [await shop.createCart(SI, { garment }), await shop.createCart(SI, { garment })];
  expect(await shop.call('DELETE', `carts/${mine.id}/lines/${other.lines[0]?.id}`)).toMatchObject({ status: 404, code: 'LineNotFound' });
});

test('a cart cannot be created in a closed country', async ({ database }) => {
  const shop = openTestShop(database);
  await database.db.update(countries).set({ isActive: false }).where(eq(countries.id, DE));
  const { dropCountrySnapshot: forgetCountries } = await import('../countries/snapshot.ts');
  forgetCountries(database.db);
  expect(await shop.call('POST', 'carts', { countryId: DE })).toMatchObject({ status: 409, code: 'CountryClosed' });
});

test('every change gives the cart a new revision, also ten concurrent ones', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 30 });
  const cart = await shop.createCart(SI);
  const response = await Promise.all(Array.from({ length: 10 }, () => shop.call<Cart>('POST', `carts/${cart.id}/lines`, buildLine(garment))));
  expect(response.every(({ status }) => status === 200)).toBe(true);
  expect((await shop.call<Cart>('GET', `carts/${cart.id}`)).data).toMatchObject({ revision: 10, count: 10, lines: [{ quantity: 10 }] });
});

test('a cart is read in a constant number of queries', async ({ database }) => {
  const shop = openTestShop(database);
  const small = await shop.createCart(SI, { garment: await shop.garment() });
  const large = await shop.createCart(SI, ...(await Promise.all(Array.from({ length: 12 }, async () => ({ garment: await shop.garment() })))));
  await shop.call('GET', `carts/${small.id}`);
  const few = await countQueries(database.pool, () => shop.call('GET', `carts/${small.id}`));
  const many = await countQueries(database.pool, () => shop.call('GET', `carts/${large.id}`));
  expect(many).toBe(few);
  expect(many).toBeLessThanOrEqual(8);
});

async function countQueries(pool: { query: (...args: never[]) => unknown }, work: () => Promise<unknown>): Promise<number> {
  const { query } = pool;
  let count = 0;
  pool.query = (...args: never[]) => {
    count += 1;
    return query.apply(pool, args);
  };
  await work();
  pool.query = query;
  return count;
}

test('a cart that has been idle for months is deleted with its draft, and a newer one stays', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const [old, living] = [await shop.createCart(SI, { garment }), await shop.createCart(SI, { garment })];
  await shop.call('PATCH', `checkout/${old.id}`, { form: { email: 'long@gone.example' } });
  await database.db
    .update(carts)
    .set({ updatedAt: new Date(now().getTime() - days(121)) })
    .where(eq(carts.id, old.id));
  expect(await deleteOldCarts(database.db)).toBe(1);
  expect((await database.pool.query('select from checkouts')).rowCount).toBe(0);
  expect((await shop.call('GET', `carts/${old.id}`)).status).toBe(404);
  expect((await shop.call('GET', `carts/${living.id}`)).status).toBe(200);
});
