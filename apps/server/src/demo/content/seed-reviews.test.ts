import { expect } from 'vitest';
import { productRatings, reviews } from '#tables/reviews';
import { products } from '#tables/catalog';
import { setClock } from '#kit/clock';
import { test } from '#testing/database';
import { openTestShop } from '#testing/test-shop';
import { seedReviews } from './seed-reviews.ts';

test('some products of the demo shop have reviews with correct sums, imported products have none; seeding again adds nothing', async ({
  database,
}) => {
  const shop = openTestShop(database);
  for (let count = 0; count < 11; count += 1) await shop.garment();
  const catalogue = await database.db
    .update(products)
    .set({ publishedAt: new Date('2026-01-01T00:00:00Z') })
    .returning({ code: products.handle });
  const imported = await shop.garment();
  const reset = setClock(() => new Date('2026-06-01T00:00:00Z'));
  const added = await seedReviews(database.db, catalogue);
  expect(added).toBeGreaterThanOrEqual(3);

  const rows = await database.db.select().from(reviews);
  const sums = await database.db.select().from(productRatings);
  expect(rows).toHaveLength(added);
  expect(rows.map(({ productId }) => productId)).not.toContain(imported.productId);
  expect(sums).toHaveLength(3);
  for (const { productId, reviewCount, starSum, fitSmall, fitTrue, fitLarge } of sums) {
    const own = rows.filter((row) => row.productId === productId);
    const countFits = (fit: string) => own.filter((row) => row.fit === fit).length;
    expect({ reviewCount, starSum }).toEqual({ reviewCount: own.length, starSum: own.reduce((sum, { stars }) => sum + stars, 0) });
    expect([fitSmall, fitTrue, fitLarge]).toEqual([countFits('small'), countFits('true'), countFits('large')]);
  }
  for (const { createdAt, status } of rows) {
    expect(status).toBe('approved');
    expect(createdAt > new Date('2026-01-01') && createdAt < new Date('2026-06-01')).toBe(true);
  }
  expect(await seedReviews(database.db, catalogue)).toBe(0);
  expect(await database.db.select().from(reviews)).toEqual(rows);
  reset();
});
