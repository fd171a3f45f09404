import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogTag } from '#modules/catalog';
import type { Database } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction } from '#platform/transaction';
import { attributeValues, products, sizeChartRows, sizeCharts, variants } from '#tables/catalog';
import { createTestDatabase } from '#testing/database';
import { openTestShop, type TestGarment, type TestShop } from '#testing/test-shop';
import type { SizeAdvice } from '../contract.ts';
import { recordFit } from './record-fit.ts';

let database: Database;
let shop: TestShop;
let shirt: TestGarment;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  shirt = await shop.garment();
  await measure(shirt, { m: [920, 970], l: [980, 1030], xl: [1040, 1100] }, ['l']);
});
afterAll(() => database.close());

/** Adds a chart by chest measure and more sizes to a garment. */
async function measure({ productId, colorId }: TestGarment, chest: Record<string, [number, number]>, otherUnit: string[]): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    const [chart] = await tx
      .insert(sizeCharts)
      .values({ code: 'tops', audience: 'women', measures: ['chest', 'waist'] })
      .returning();
    for (const [position, [code, range]] of Object.entries(chest).entries()) {
      const [size] = await tx
        .insert(attributeValues)
        .values({ attribute: 'size', code, scale: 'alpha', position })
        .onConflictDoUpdate({ target: [attributeValues.attribute, attributeValues.code], set: { position } })
        .returning();
      const waist: [number, number] = [range[0] - 180, range[1] - 180];
      await tx.insert(sizeChartRows).values({ chartId: chart?.id ?? 0, sizeId: size?.id ?? 0, position, ranges: { chest: range, waist } });
      if (otherUnit.includes(code)) await tx.insert(variants).values({ productId, colorId, sizeId: size?.id ?? 0, sku: `SKU-${code}` });
    }
    await tx
      .update(products)
      .set({ sizeChartId: chart?.id ?? 0 })
      .where(eq(products.id, productId));
    await dropTags(tx, [catalogTag]);
  });
}

const advice = (query: string, productId = shirt.productId) => shop.call<SizeAdvice>('GET', `products/${productId}/size-finder?${query}`);

test('body measures in cm give a size with the reason', async () => {
  expect(await advice('chest=94.5&waist=76')).toMatchObject({
    status: 200,
    data: { size: { code: 'm', name: 'M' }, alternative: null, reasons: [{ code: 'within' }] },
  });
  expect((await advice('chest=97.4')).data).toMatchObject({ size: { code: 'm' }, alternative: { code: 'l' } });
  expect((await advice('chest=97.4&preference=loose')).data.reasons).toContainEqual({ code: 'between', measure: 'chest' });
});

test('only sizes that the product has are recommended', async () => {
  expect((await advice('chest=107')).data).toEqual({ size: null, alternative: null, reasons: [{ code: 'above-largest', measure: 'chest' }] });
});

test('fit reports change the size of a body near a limit', async () => {
  expect((await advice('chest=96.8')).data.size?.code).toBe('m');
  const { productId, sizeId } = shirt;
  for (const reference of ['1', '2', '3', '4', '5'])
    await inTransaction(database.db, (tx) => recordFit(tx, { productId, source: 'return', reference, fit: 'small', sizeId }));
  expect((await advice('chest=96.8')).data).toMatchObject({ size: { code: 'l' }, reasons: [{ code: 'decided-by' }, { code: 'runs-small' }] });
  expect((await advice('chest=93')).data.size?.code).toBe('m');
});

describe('invalid requests', () => {
  test.each(['', 'height=180', 'preference=loose'])('without a measure of the chart ("%s") name the missing measures', async (query) => {
    const { status, code, params } = await advice(query);
    expect({ status, code }).toEqual({ status: 422, code: 'InvalidInput' });
    expect(params.issues).toEqual([
      { field: 'chest', code: 'required' },
      { field: 'waist', code: 'required' },
    ]);
  });
  test.each([
    ['chest=wide', 'chest'],
    ['chest=9', 'chest'],
    ['chest=94&waist=1e9', 'waist'],
    ['chest=94&preference=baggy', 'preference'],
  ])('with an invalid measure (%s) name the field', async (query, field) => {
    expect(await advice(query)).toMatchObject({ status: 422, params: { issues: [{ field }] } });
  });
  test('for a product without measured sizes, or an unknown one, are refused', async () => {
    const scarf = await shop.garment();
    expect(await advice('chest=94', scarf.productId)).toMatchObject({ status: 409, code: 'SizesNotMeasured' });
    expect(await advice('chest=94', 999_999)).toMatchObject({ status: 404, code: 'ProductNotFound' });
  });
});
