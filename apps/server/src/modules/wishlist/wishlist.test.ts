import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test as plainTest } from 'vitest';
import { hours, setClock } from '#kit/clock';
import type { Success } from '#kit/envelope';
import { receiveStock, sellWithoutHold } from '#modules/catalog';
import { setPrices } from '#modules/pricing';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { products } from '#tables/catalog';
import { countries } from '#tables/countries';
import { wishes } from '#tables/wishlist';
import { createTestDatabase } from '#testing/database';
import { signInCustomer, type TestCustomer } from '#testing/people/test-customer';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { readWishlistData } from './index.ts';
import type { Wish, WishedProduct, WishRef } from './contract.ts';

const { SI, DE } = shopIds;

let shop: TestShop;
beforeAll(async () => {
  shop = openTestShop(await createTestDatabase());
});
afterAll(() => shop.database.close());

/** All tests share one shop, and each test has a new customer. */
const test = plainTest.extend<{ ana: TestCustomer }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest finds the dependencies of a fixture in this pattern
  ana: async ({}, use) => use(await signInCustomer(shop.database)),
});

let restoreClock = () => {};
afterEach(() => restoreClock());

/** Creates garments and refreshes their listing rows. */
async function garments(count: number, options: Parameters<TestShop['garment']>[0] = {}): Promise<TestGarment[]> {
  const made: TestGarment[] = [];
  for (let index = 0; index < count; index += 1) made.push(await shop.garment({ name: `Shirt ${index + 1}`, ...options }));
  await shop.runJobs();
  return made;
}
const add = ({ id, token }: TestCustomer, { productId }: TestGarment, countryId: number = SI) =>
  shop.call<WishRef>('POST', 'wishlist', { userId: id, productId, countryId }, token);
const refs = async ({ id, token }: TestCustomer, countryId: number = SI) =>
  (await shop.call<WishRef[]>('GET', `wishlist/refs?userId=${id}&countryId=${countryId}`, undefined, token)).data;
const listIds = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await shop.app.fetch(new Request(`http://localhost/api/${path}`, { headers }));
  return {
    cacheControl: response.headers.get('cache-control'),
    tags: response.headers.get('surrogate-key'),
    ...((await response.json()) as Success<Wish[]>),
  };
};
const page = ({ id, token }: TestCustomer, more = '') =>
  read(`wishlist/findAllDataByPagination?userId=${id}&countryId=${SI}&languageId=1${more}`, token);
const setPrice = async ({ productId }: TestGarment, regular: number, sale: number | null = null) => {
  await setPrices(shop.database.db, [{ productId, countryId: SI, regular, sale }]);
  await shop.runJobs();
};

test('a wish is stored once, also by concurrent requests: the first response says that it was added, all others that it exists', async ({ ana }) => {
  const [shirt] = (await garments(1)) as [TestGarment];
  const body = JSON.stringify({ userId: ana.id, productId: shirt.productId, countryId: SI });
  const headers = { ...ana.token, 'content-type': 'application/json' };
  const send = async () => {
    const response = await shop.app.fetch(new Request('http://localhost/api/wishlist', { method: 'POST', body, headers }));
    return (await response.json()) as Success<WishRef>;
  };
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(new Set(answers.map(({ isSuccess, data }) => `${isSuccess} ${data.id} ${data.wishlistId}`)).size).toBe(1);
  expect(answers.map(({ message }) => message).sort()).toEqual(['Added to Wishlist', ...Array<string>(9).fill('Product Already in wishlist')]);
  expect(await send()).toMatchObject({ isSuccess: true, data: answers[0]?.data, messasge: 'Product Already in wishlist' });
  expect(await refs(ana)).toEqual([answers[0]?.data]);
});

test('a product that is unknown or not sold in the country is refused', async ({ ana }) => {
  const [local] = (await garments(1, { prices: { [SI]: 1999 } })) as [TestGarment];
  expect((await add(ana, local)).status).toBe(200);
  expect(await add(ana, local, DE)).toMatchObject({ status: 404, code: 'ProductNotFound' });
  expect(await add(ana, { ...local, productId: 2 ** 31 - 1 })).toMatchObject({ status: 404, code: 'ProductNotFound' });
  expect(await add(ana, { ...local, productId: 2 ** 40 })).toMatchObject({ status: 422, code: 'InvalidInput' });
  expect(await add(ana, local, 2 ** 40)).toMatchObject({ status: 422, code: 'InvalidInput' });
});

test('the wishlist of a host row is that of its country', async ({ ana }) => {
  const [shirt] = (await garments(1)) as [TestGarment];
  const [hostRow] = await shop.database.db.select({ id: countries.id }).from(countries).where(eq(countries.hostOf, SI));
  const other = hostRow?.id ?? 0;
  expect((await add(ana, shirt, other)).status).toBe(200);
  expect((await add(ana, shirt)).status).toBe(200);
  for (const countryId of [SI, other]) expect(listIds(await refs(ana, countryId))).toEqual([shirt.productId]);
  expect((await read(`wishlist/products?ids=${shirt.productId}&countryId=${other}`)).data).toHaveLength(1);
});

test('wishes are paged by 20, newest first, with a constant number of queries', async ({ ana }) => {
  const shirts = await garments(23);
  let queries = 0;
  shop.database.pool.on('acquire', () => (queries += 1));
  // Takes the minimum of three runs, because a refresh of the cached models (once a second) may add queries to one of them.
  const countQueries = async (work: () => Promise<unknown>) => {
    const costs: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      queries = 0;
      await work();
      costs.push(queries);
    }
    return Math.min(...costs);
  };
  for (const shirt of shirts.slice(0, 2)) await add(ana, shirt);
  const ofTwo = await countQueries(() => page(ana));
  for (const shirt of shirts.slice(2)) await add(ana, shirt);
  expect(await countQueries(() => page(ana))).toBe(ofTwo);
  expect(ofTwo).toBeLessThanOrEqual(6);

  const newest = shirts.map(({ productId }) => productId).reverse();
  const { data, meta, cacheControl } = await page(ana);
  expect(cacheControl).toBe('private, no-store');
  expect(meta).toEqual({ itemCount: 23, pageCount: 2, page: 1, take: 20 });
  expect(listIds(data)).toEqual(newest.slice(0, 20));
  expect(data[0]).toMatchObject({
    name: 'Shirt 23',
    brand: { name: 'Linea' },
    currency: 'EUR',
    discountPrice: 19.99,
    isAvailable: true,
    sizes: [{ id: shirts[22]?.sizeId, code: 'm', name: 'M' }],
    variants: [{ id: shirts[22]?.variantId, colorId: shirts[22]?.colorId, sizeId: shirts[22]?.sizeId, available: 10 }],
    priceWhenAdded: null,
    isBack: false,
  });
  expect(listIds((await page(ana, '&page=2')).data)).toEqual(newest.slice(20));
  expect((await page(ana, '&page=2&take=10')).data).toHaveLength(10);
});

test('a product no longer sold stays stored, and is neither shown nor counted until it is sold again', async ({ ana }) => {
  const [stays, leaves] = (await garments(2)) as [TestGarment, TestGarment];
  await add(ana, stays);
  await add(ana, leaves);
  const become = (status: 'retired' | 'published') =>
    inTransaction(shop.database.db, async (tx) => {
      await tx.update(products).set({ status }).where(eq(products.id, leaves.productId));
      await publish(tx, { type: 'product.changed', payload: { productIds: [leaves.productId] } });
    });
  await become('retired');
  await shop.runJobs();
  expect(await page(ana)).toMatchObject({ data: [{ id: stays.productId }], meta: { itemCount: 1 } });
  expect(listIds(await refs(ana))).toEqual([stays.productId]);
  await become('published');
  await shop.runJobs();
  expect(listIds(await refs(ana))).toEqual([leaves.productId, stays.productId]);
});

test('a former price is shown only for a reduction and not above the prior price, and not if the price has risen or equals the former price', async ({
  ana,
}) => {
  const [shirt] = (await garments(1)) as [TestGarment];
  await add(ana, shirt);
  const noted = async () => (await page(ana)).data[0]?.priceWhenAdded;
  expect(await noted()).toBeNull();
  await setPrice(shirt, 1999, 1499);
  expect(await noted()).toBe(19.99);
  await setPrice(shirt, 1499);
  expect(await noted()).toBeNull();
  await setPrice(shirt, 1999);
  expect(await noted()).toBeNull();
  await setPrice(shirt, 2499);
  expect(await noted()).toBeNull();
});

test('a product that was sold out when added and is available now is marked as back', async ({ ana }) => {
  const [shirt] = (await garments(1, { stock: 0 })) as [TestGarment];
  await add(ana, shirt);
  const move = async (verb: typeof receiveStock) => {
    await inTransaction(shop.database.db, (tx) => verb(tx, { lines: [{ variantId: shirt.variantId, quantity: 1 }], reference: 'test' }));
    await shop.runJobs();
    return (await page(ana)).data[0]?.isBack;
  };
  expect((await page(ana)).data[0]).toMatchObject({ isAvailable: false, isBack: false });
  expect(await move(receiveStock)).toBe(true);
  expect(await move(sellWithoutHold)).toBe(false);
});

test('only its owner can remove a wish', async ({ ana }) => {
  const [shirt] = (await garments(1)) as [TestGarment];
  const { wishlistId } = (await add(ana, shirt)).data;
  const eva = await signInCustomer(shop.database);
  const remove = ({ token }: TestCustomer) => shop.call('DELETE', `wishlist/delete/${wishlistId}`, undefined, token);
  expect(await remove(eva)).toMatchObject({ status: 404, code: 'WishNotFound' });
  expect((await remove(ana)).status).toBe(200);
  expect(await remove(ana)).toMatchObject({ status: 404, code: 'WishNotFound' });
  expect(await shop.call('DELETE', `wishlist/delete/${2 ** 40}`, undefined, ana.token)).toMatchObject({ status: 422 });
  expect(await refs(ana)).toEqual([]);
});

test("a guest's wishes are merged into the account without duplicates, and unknown or unsold products are omitted", async ({ ana }) => {
  const [first, second, third] = (await garments(3)) as [TestGarment, TestGarment, TestGarment];
  const [elsewhere] = (await garments(1, { prices: { [DE]: 1999 } })) as [TestGarment];
  const { wishlistId } = (await add(ana, second)).data;
  restoreClock = setClock(() => new Date(Date.now() + hours(1)));
  const productIds = [first, second, elsewhere, third, first].map(({ productId }) => productId);
  const merge = () =>
    shop.call<WishRef[]>('POST', 'wishlist/merge', { userId: ana.id, countryId: SI, productIds: [...productIds, 999_999] }, ana.token);
  const responses = await Promise.all(Array.from({ length: 5 }, merge));
  for (const { status, data } of responses) {
    expect(status).toBe(200);
    expect(listIds(data)).toEqual([third.productId, first.productId, second.productId]);
    expect(data[2]?.wishlistId).toBe(wishlistId);
  }
  const tooMany = { userId: ana.id, countryId: SI, productIds: Array.from({ length: 501 }, (_, index) => index + 1) };
  expect((await shop.call('POST', 'wishlist/merge', tooMany, ana.token)).status).toBe(422);
});

test('a list holds at most 500 wishes', async ({ ana }) => {
  const [shirt, more] = (await garments(2)) as [TestGarment, TestGarment];
  const { db } = shop.database;
  await db.execute(sql`insert into products (handle, brand_id, category_id, audience, status)
    select 'copy-' || n, brand_id, category_id, audience, 'draft' from products, generate_series(1, 499) n where id = ${shirt.productId}`);
  await db.execute(sql`insert into wishes (user_id, product_id, country_id, added_at, was_available_when_added)
    select ${ana.id}, id, ${SI}, now(), true from products where handle like 'copy-%'`);
  expect((await add(ana, shirt)).status).toBe(200);
  expect(await add(ana, more)).toMatchObject({ status: 409, code: 'WishlistIsFull' });
  await shop.call('POST', 'wishlist/merge', { userId: ana.id, countryId: SI, productIds: [more.productId] }, ana.token);
  expect(await db.$count(wishes, eq(wishes.userId, ana.id))).toBe(500);
});

test("products for a guest's list keep the requested order and are the same for all users", async ({ ana }) => {
  const shirts = await garments(3);
  const ids = [...listIds(shirts.map(({ productId }) => ({ id: productId }))), 999_999].reverse();
  const path = `wishlist/products?ids=${ids.join(',')}&countryId=${SI}&languageId=1`;
  const { data, cacheControl, tags } = await read(path);
  expect(listIds(data)).toEqual(ids.slice(1));
  expect(data[0]).toMatchObject({ name: 'Shirt 3', variants: [{ available: 10 }] } satisfies Partial<Record<keyof WishedProduct, unknown>>);
  expect(cacheControl).toContain('public');
  expect(tags?.split(' ')).toEqual(expect.arrayContaining(ids.map((id) => `product:${id}`)));
  expect((await read(path, ana.token)).data).toEqual(data);
  const tooMany = Array.from({ length: 101 }, (_, index) => index + 1).join(',');
  for (const wrong of ['', 'a', '1,,2', tooMany]) expect((await shop.call('GET', `wishlist/products?ids=${wrong}&countryId=${SI}`)).status).toBe(422);
});

test("another user's wishlist cannot be read or changed, and all requests without a token are refused", async ({ ana }) => {
  const [shirt] = (await garments(1)) as [TestGarment];
  const eva = await signInCustomer(shop.database);
  const calls = [
    ['GET', `wishlist/findAllDataByPagination?userId=${ana.id}&countryId=${SI}`],
    ['GET', `wishlist/refs?userId=${ana.id}&countryId=${SI}`],
    ['POST', 'wishlist', { userId: ana.id, productId: shirt.productId, countryId: SI }],
    ['POST', 'wishlist/merge', { userId: ana.id, productIds: [shirt.productId], countryId: SI }],
    ['GET', `wishlist/notices/${ana.id}`],
    ['PUT', `wishlist/notices/${ana.id}`, { hasNotices: true }],
  ] as const;
  for (const [method, path, body] of calls) {
    expect(await shop.call(method, path, body, eva.token), path).toMatchObject({ status: 404, code: 'UserNotFound' });
    expect(await shop.call(method, path, body), path).toMatchObject({ status: 401, code: 'Unauthorized' });
  }
  expect(await refs(ana)).toEqual([]);
});

test('notices are sent between opting in and opting out, and the data export contains everything', async ({ ana }) => {
  const [shirt] = (await garments(1)) as [TestGarment];
  await add(ana, shirt);
  const path = `wishlist/notices/${ana.id}`;
  expect((await shop.call('GET', path, undefined, ana.token)).data).toEqual({ hasNotices: false });
  expect((await shop.call('PUT', `${path}?languageId=3`, { hasNotices: true }, ana.token)).data).toEqual({ hasNotices: true });
  expect((await shop.call('GET', path, undefined, ana.token)).data).toEqual({ hasNotices: true });
  expect(await readWishlistData(shop.database.db, ana.id)).toMatchObject({
    wishes: [{ productId: shirt.productId, name: 'Shirt 1', country: 'SI' }],
    noticesAskedAt: expect.any(String) as string,
  });
  await shop.call('PUT', path, { hasNotices: false }, ana.token);
  expect(await readWishlistData(shop.database.db, ana.id)).toMatchObject({ noticesAskedAt: null });
});
