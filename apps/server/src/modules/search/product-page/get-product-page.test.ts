import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { ProductPage } from '#contracts/catalog';

let database: Database;
let shop: TestShop;
const { SI, BD } = shopIds;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterAll(() => database.close());

describe("a product's page", () => {
  const page = async (slug: string, query = `countryId=${SI}`) => shop.call<ProductPage>('GET', `products/${encodeURIComponent(slug)}?${query}`);
  const findSlug = async (productId: number): Promise<string> => {
    const { rows } = await database.db.execute<{ slug: string }>(
      sql`select slug from slugs where kind = 'product' and target_id = ${productId} and is_current`,
    );
    return rows[0]?.slug ?? '';
  };

  test('the page has the price, the variants with stock, colours and sizes', async () => {
    const garment = await shop.garment({ name: 'Wool coat', stock: 25, prices: { [SI]: 12_999 } });
    const slug = await findSlug(garment.productId);
    const { data } = await page(slug);
    expect(data).toMatchObject({
      id: garment.productId,
      slug,
      name: 'Wool coat',
      currency: 'EUR',
      unitPrice: 129.99,
      discountPrice: 129.99,
      priorPrice: null,
    });
    expect(data.variants).toMatchObject([
      { id: garment.variantId, colorId: garment.colorId, sizeId: garment.sizeId, unitPrice: 129.99, available: 10 },
    ]);
    expect([data.colors.map(({ name }) => name), data.sizes.map(({ name }) => name)]).toEqual([['Navy'], ['M']]);
    expect(data.breadcrumbs.map(({ name }) => name)).toEqual(['Shirts']);
  });

  test('the page is found by an old address, and the response has the current one', async () => {
    const { productId } = await shop.garment({ name: 'Moved' });
    const old = await findSlug(productId);
    await database.db.execute(sql`update slugs set is_current = false where slug = ${old}`);
    await database.db.execute(
      sql`insert into slugs (kind, language_id, slug, target_id) values ('product', 1, 'moved-here', ${productId}), ('product', 3, 'umgezogen', ${productId})`,
    );
    expect((await page(old)).data.slug).toBe('moved-here');
    const german = await page('moved-here', `countryId=${SI}&languageId=3`);
    expect([german.data.slug, german.data.slugs]).toEqual(['umgezogen', { en: 'moved-here', de: 'umgezogen' }]);
  });

  test('the page is not found without a price in the country, for a draft, and for a wrong address', async () => {
    const { productId } = await shop.garment({ prices: { [SI]: 1000 } });
    const slug = await findSlug(productId);
    expect(await page(slug, `countryId=${BD}`)).toMatchObject({ status: 404, code: 'ProductNotFound' });
    await database.db.execute(sql`update products set status = 'draft' where id = ${productId}`);
    expect((await page(slug)).status).toBe(404);
    expect((await page('no-such-thing')).status).toBe(404);
    expect((await page(slug, 'countryId=three')).status).toBe(422);
  });
});
