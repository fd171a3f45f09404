import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ProductCard } from '#contracts/catalog';
import { setClock } from '#kit/clock';
import { buildProductTag } from '#modules/catalog';
import { tagDrops } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { productRatings, reviews } from '#tables/reviews';
import { test } from '#testing/database';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { Rating, Review } from './contract.ts';
import { approveReview, rejectReview } from './decide-review.ts';
import { listPendingReviews } from './list-pending-reviews.ts';
import { recordFit } from './sizes/record-fit.ts';
import { submitReview, type SubmittedReview } from './submit-review.ts';

interface ReviewPage {
  data: Review[];
  meta: { itemCount: number; pageCount: number; page: number; take: number };
  rating: Rating;
  starCounts: number[];
}

async function fetchReviewPage(shop: TestShop, path: string): Promise<ReviewPage & { headers: Headers; status: number }> {
  const response = await shop.app.fetch(new Request(`http://localhost/api/products/${path}`));
  return { ...((await response.json()) as ReviewPage), headers: response.headers, status: response.status };
}

let orders = 0;
/**
 * Submits a review as the API does for a buyer.
 * @returns its id
 */
async function send(shop: TestShop, { productId, colorId, sizeId }: TestGarment, changes: Partial<SubmittedReview> = {}): Promise<number> {
  const orderNumber = `ORDER-${(orders += 1)}`;
  const review = { author: 'Ana Novak', stars: 5, fit: 'true', text: 'Lovely linen.', languageId: 1, countryId: shopIds.SI } as const;
  await submitReview(shop.database.db, { ...review, productId, colorId, sizeId, orderNumber, ...changes });
  const [stored] = await shop.database.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.orderNumber, changes.orderNumber ?? orderNumber));
  return stored?.id ?? 0;
}

test('the card of a product in a listing shows the rating of its approved reviews', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const readRating = async () => {
    await shop.runJobs();
    const path = `product/web/countryCategoryWiseProductsPagination?countryId=${shopIds.SI}`;
    return (await shop.call<ProductCard[]>('GET', path)).data[0]?.rating;
  };
  const [good, poor] = [await send(shop, garment, { stars: 5 }), await send(shop, garment, { stars: 2 })];
  expect(await readRating()).toBeNull();
  await approveReview(database.db, { reviewId: good, by: 'mia' });
  expect(await readRating()).toEqual({ count: 1, average: 5 });
  await approveReview(database.db, { reviewId: poor, by: 'mia' });
  expect(await readRating()).toEqual({ count: 2, average: 3.5 });
  await rejectReview(database.db, { reviewId: good, by: 'mia', reason: 'spam' });
  await rejectReview(database.db, { reviewId: poor, by: 'mia', reason: 'spam' });
  expect(await readRating()).toBeNull();
});

test('reviews are sorted by date or by stars, page by page, and counted per number of stars', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const stars = [4, 1, 5, 4, 2];
  for (const [index, count] of stars.entries()) {
    const restore = setClock(() => new Date(Date.UTC(2026, 0, index + 1)));
    const reviewId = await send(shop, garment, { stars: count, text: `review ${index}` });
    await approveReview(database.db, { reviewId, by: 'mia' });
    restore();
  }
  await send(shop, garment, { stars: 3, text: 'waits' });
  const read = async (query: string) => {
    const pages = await Promise.all([1, 2].map((page) => fetchReviewPage(shop, `${garment.productId}/reviews?take=3&page=${page}${query}`)));
    expect(pages.map(({ starCounts }) => starCounts)).toEqual([
      [1, 1, 0, 2, 1],
      [1, 1, 0, 2, 1],
    ]);
    return pages.flatMap(({ data }) => data.map(({ text }) => Number(text.slice('review '.length))));
  };
  expect(await read('')).toEqual([4, 3, 2, 1, 0]);
  expect(await read('&orderBy=highest')).toEqual([2, 3, 0, 4, 1]);
  expect(await read('&orderBy=lowest')).toEqual([1, 4, 3, 0, 2]);
  expect((await fetchReviewPage(shop, `${garment.productId}/reviews?orderBy=longest`)).status).toBe(422);
  const unrated = await shop.garment({ name: 'unrated' });
  expect((await fetchReviewPage(shop, `${unrated.productId}/reviews`)).starCounts).toEqual([0, 0, 0, 0, 0]);
});

test('a review is shown and counted once it is approved', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const reviewId = await send(shop, garment, { stars: 4, fit: 'small', languageId: 3, countryId: shopIds.DE });
  const path = `${garment.productId}/reviews`;
  expect(await fetchReviewPage(shop, path)).toMatchObject({
    data: [],
    meta: { itemCount: 0 },
    rating: { count: 0, average: null, fit: { small: 0 } },
  });

  await approveReview(database.db, { reviewId, by: 'mia' });
  const { data, meta, rating } = await fetchReviewPage(shop, path);
  expect(data).toMatchObject([
    {
      id: reviewId,
      author: 'Ana N.',
      stars: 4,
      fit: 'small',
      text: 'Lovely linen.',
      color: 'Navy',
      size: 'M',
      countryCode: 'DE',
      languageTag: 'de-DE',
    },
  ]);
  expect(meta).toEqual({ itemCount: 1, pageCount: 1, page: 1, take: 10 });
  expect(rating).toEqual({ count: 1, average: 4, fit: { small: 1, true: 0, large: 0, verdict: null } });
});

test('a rejected review is not shown, and person, time and reason of the decision are stored', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const reviewId = await send(shop, garment);
  const reset = setClock(() => new Date('2026-03-02T10:00:00Z'));
  await rejectReview(database.db, { reviewId, by: 'mia', reason: 'about the courier, not the shirt' });
  reset();
  expect((await fetchReviewPage(shop, `${garment.productId}/reviews`)).data).toEqual([]);
  expect(await database.db.select().from(reviews)).toMatchObject([
    { status: 'rejected', decidedBy: 'mia', reason: 'about the courier, not the shirt', decidedAt: new Date('2026-03-02T10:00:00Z') },
  ]);
});

test('a revoked approval removes stars and fit from the sums', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const first = await send(shop, garment, { stars: 1, fit: 'large' });
  await approveReview(database.db, { reviewId: await send(shop, garment, { stars: 5, fit: null }), by: 'mia' });
  await approveReview(database.db, { reviewId: first, by: 'mia' });
  expect((await fetchReviewPage(shop, `${garment.productId}/reviews`)).rating).toMatchObject({ count: 2, average: 3, fit: { large: 1 } });
  await rejectReview(database.db, { reviewId: first, by: 'mia', reason: 'a complaint was right' });
  expect((await fetchReviewPage(shop, `${garment.productId}/reviews`)).rating).toMatchObject({ count: 1, average: 5, fit: { large: 0 } });
  await approveReview(database.db, { reviewId: first, by: 'mia' });
  expect((await fetchReviewPage(shop, `${garment.productId}/reviews`)).rating).toMatchObject({ count: 2, average: 3, fit: { large: 1 } });
});

test('concurrent approvals count once', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const reviewId = await send(shop, garment);
  const tries = await Promise.allSettled([1, 2, 3].map(() => approveReview(database.db, { reviewId, by: 'mia' })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await database.db.select().from(productRatings))[0]).toMatchObject({ reviewCount: 1, starSum: 5, fitTrue: 1 });
  await expect(approveReview(database.db, { reviewId: 999_999, by: 'mia' })).rejects.toMatchObject({ code: 'ReviewNotFound' });
});

test('an order can review a product once', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  await send(shop, garment, { orderNumber: 'SAME' });
  await expect(send(shop, garment, { orderNumber: 'SAME' })).rejects.toMatchObject({ code: 'ReviewExists', status: 409 });
  await send(shop, await shop.garment(), { orderNumber: 'SAME' });
});

test('reviews are listed newest first, ten per page, with the rating on each page', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  for (let day = 1; day <= 12; day += 1) {
    const reset = setClock(() => new Date(Date.UTC(2026, 2, day)));
    await approveReview(database.db, { reviewId: await send(shop, garment, { text: `day ${day}`, stars: day > 6 ? 5 : 4 }), by: 'mia' });
    reset();
  }
  const texts = async (query: string) => (await fetchReviewPage(shop, `${garment.productId}/reviews${query}`)).data.map(({ text }) => text);
  expect(await texts('')).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `day ${day}`));
  expect(await texts('?page=2')).toEqual(['day 2', 'day 1']);
  expect(await texts('?page=5&take=3')).toEqual([]);
  const second = await fetchReviewPage(shop, `${garment.productId}/reviews?page=2&take=5`);
  expect(second.meta).toEqual({ itemCount: 12, pageCount: 3, page: 2, take: 5 });
  expect(second.rating).toMatchObject({ count: 12, average: 4.5, fit: { true: 12, verdict: 'true' } });
});

test('markup stays text, and invisible characters are removed', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const text = `<script>alert(1)</script>\u0000\u001b[31m\u202eevil\r\n\r\n\r\n\r\n' onload="x" {{7*7}} শাড়ি 👩‍🦰`;
  const reviewId = await send(shop, garment, { author: '<b>Ana\u0007</b> "Novak"', text });
  await approveReview(database.db, { reviewId, by: 'mia' });
  const [review] = (await fetchReviewPage(shop, `${garment.productId}/reviews`)).data;
  expect(review?.text).toBe(`<script>alert(1)</script>[31mevil\n\n' onload="x" {{7*7}} শাড়ি 👩‍🦰`.normalize('NFC'));
  expect(review?.author).toBe('<b>Ana</b> ".');
  await expect(send(shop, garment, { author: ' \u200e\u0000 ' })).rejects.toMatchObject({ code: 'InvalidInput' });
});

test('returns also report the fit, once each', async ({ database }) => {
  const shop = openTestShop(database);
  const { productId, sizeId } = await shop.garment();
  const report = (reference: string) =>
    inTransaction(database.db, (tx) => recordFit(tx, { productId, source: 'return', reference, fit: 'small', sizeId }));
  for (const line of ['1', '2', '3', '4', '5', '5', '5']) await report(line);
  expect((await fetchReviewPage(shop, `${productId}/reviews`)).rating.fit).toEqual({ small: 5, true: 0, large: 0, verdict: 'small' });
});

test('a response is cached until a review of its product changes', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  const { headers } = await fetchReviewPage(shop, `${garment.productId}/reviews`);
  expect(headers.get('surrogate-key')).toBe(buildProductTag(garment.productId));
  expect(headers.get('cache-control')).toContain('s-maxage');

  const dropped: string[] = [];
  const hear = (tags: readonly string[]) => void dropped.push(...tags);
  tagDrops.on('caches', hear);
  const reviewId = await send(shop, garment);
  expect(dropped).toEqual([]);
  await approveReview(database.db, { reviewId, by: 'mia' });
  expect(new Set(dropped)).toEqual(new Set([buildProductTag(garment.productId)]));
  dropped.length = 0;
  await rejectReview(database.db, { reviewId, by: 'mia', reason: 'spam' });
  tagDrops.off('caches', hear);
  expect(dropped).toContain(buildProductTag(garment.productId));
});

test('a page of reviews takes one query for any number of reviews', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment();
  for (let count = 0; count < 11; count += 1) await approveReview(database.db, { reviewId: await send(shop, garment), by: 'mia' });
  await fetchReviewPage(shop, `${garment.productId}/reviews`);
  const client = await database.pool.connect();
  const prototype = Object.getPrototypeOf(client) as { query: (...args: never[]) => unknown };
  const { query } = prototype;
  const requests: string[] = [];
  prototype.query = function (this: unknown, ...args: never[]) {
    const [first] = args as unknown as [string | { text: string }];
    requests.push(typeof first === 'string' ? first : first.text);
    return query.apply(this, args);
  };
  client.release();
  await fetchReviewPage(shop, `${garment.productId}/reviews`);
  prototype.query = query;
  const ofReviews = requests.filter((text) => /reviews|product_ratings/.test(text));
  expect(ofReviews).toHaveLength(1);
});

test.for(['abc', '0', '-1', '99999999999', '1.5'])('a product id %s is refused with 422', async (id, { database }) => {
  const shop = openTestShop(database);
  expect((await fetchReviewPage(shop, `${id}/reviews`)).status).toBe(422);
});

test('operators see the waiting reviews, oldest first, with product names', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ name: 'Wool coat' });
  const first = await send(shop, garment, { text: 'first' });
  await send(shop, garment, { text: 'second' });
  expect(await listPendingReviews(database.db)).toMatchObject([
    { product: 'Wool coat', text: 'first', author: 'Ana N.' },
    { product: 'Wool coat', text: 'second' },
  ]);
  await approveReview(database.db, { reviewId: first, by: 'mia' });
  expect(await listPendingReviews(database.db)).toHaveLength(1);
});
