import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction } from '#platform/transaction';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { Suggestions } from '../contract.ts';
import { dropUnusedWords, refreshAllWords } from './refresh-words.ts';

let database: Database;
let shop: TestShop;
let shirt: TestGarment;
const { SI, BD, DE } = shopIds;
const [english, bengali, german, greek] = [1, 2, 3, 6];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  shirt = await shop.garment({ name: 'Linen shirt', names: { [german]: 'Hemd aus Leinen', [greek]: 'Λινό πουκάμισο', [bengali]: 'লিনেনের শার্ট' } });
  await shop.garment({ name: 'Hoodie with hood', names: { [german]: 'Kapuzenpullover', [greek]: 'Φούτερ' } });
  await shop.garment({ name: 'Striped sweatshirt', prices: { [SI]: 2999 } });
  await shop.garment({ name: 'Coat with tie belt' });
  await shop.garment({ name: 'Belt' });
  await database.db.execute(sql`insert into product_categories (product_id, category_id) select id, category_id from products`);
  await shop.runJobs();
  await refreshAllWords(database.db);
});
afterAll(() => database.close());

async function search(q: string, languageId = english, countryId: number = SI) {
  const response = await shop.app.request(`http://localhost/api/search/products?${query(q, languageId, countryId)}`);
  const { data = [], corrected } = (await response.json()) as { data?: { name: string }[]; corrected?: string | null };
  return { status: response.status, names: data.map(({ name }) => name), corrected };
}
const query = (q: string, languageId: number, countryId: number) =>
  new URLSearchParams({ q, languageId: String(languageId), countryId: String(countryId) }).toString();

describe('a search', () => {
  test('accepts a typing error and returns the corrected word', async () => {
    expect(await search('hodie')).toEqual({ status: 200, names: ['Hoodie with hood'], corrected: 'hoodie' });
    expect((await search('hoodie')).corrected).toBeNull();
    expect(await search('φουτρε', greek)).toMatchObject({ names: ['Φούτερ'], corrected: 'φούτερ' });
  });

  test('ignores accents and upper case in all scripts', async () => {
    for (const typed of ['ΠΟΥΚΑΜΙΣΟ', 'πουκαμισο', 'λινο πουκάμισο', 'poukamiso'])
      expect((await search(typed, greek)).names).toEqual(['Λινό πουκάμισο']);
    expect((await search('শার্ট', bengali, BD)).names[0]).toBe('লিনেনের শার্ট');
  });

  test('finds words by their start, by another ending, and compounds by their parts', async () => {
    expect((await search('hood')).names).toContain('Hoodie with hood');
    expect((await search('pullover', german)).names).toEqual(['Kapuzenpullover']);
    expect((await search('leinenhemd', german, DE)).names).toEqual(['Hemd aus Leinen']);
  });

  test('ranks products whose name is the word before those that only contain it', async () => {
    expect((await search('belt')).names).toEqual(['Belt', 'Coat with tie belt']);
    expect((await search('shirt')).names[0]).toBe('Linen shirt');
  });

  test('finds by brand, category and colour; without a full match the products with most words are returned', async () => {
    expect((await search('linea belt')).names[0]).toBe('Belt');
    expect((await search('navy shirt')).names[0]).toBe('Linen shirt');
    expect((await search('linen shirt xyzzyxyz')).names[0]).toBe('Linen shirt');
    expect((await search('xyzzyxyz')).names).toEqual([]);
  });

  test("finds by English names that the shopper's language lacks", async () => {
    expect((await search('sweatshirt', german)).names).toEqual(['Striped sweatshirt']);
  });

  test('finds a product by SKU or its start, in upper or lower case', async () => {
    const { rows } = await database.db.execute<{ sku: string; handle: string }>(
      sql`select sku, handle from variants join products on products.id = product_id where product_id = ${shirt.productId}`,
    );
    const { sku = '', handle = '' } = rows[0] ?? {};
    for (const number of [sku, sku.toLowerCase(), sku.slice(0, 18), handle]) expect((await search(number)).names).toEqual(['Linen shirt']);
  });

  test('shows only products that the country sells', async () => {
    expect((await search('sweatshirt', english, DE)).names).toEqual([]);
  });

  test.each([
    "'; drop table products; --",
    '%_%',
    '\\',
    '🙂🙂',
    '\u202eتيشيرت',
    '\u0000\u0007',
    '\ud800',
    'a'.repeat(200),
    '((((',
    'a b c d e f g h i j k',
    '0',
  ])('accepts %j as entered', async (hostile) => {
    expect((await search(hostile)).status).toBe(200);
  });

  test('refuses an empty and a too long query', async () => {
    expect((await search(' '.repeat(200))).status).toBe(422);
    expect((await search('a'.repeat(201))).status).toBe(422);
  });
});

test('a renamed product is found by its new name, and no longer by the old one', async () => {
  const { productId } = await shop.garment({ name: 'Corduroy dungarees' });
  const publishChange = async () => {
    await inTransaction(database.db, (tx) => publish(tx, { type: 'product.changed', payload: { productIds: [productId] } }));
    await shop.runJobs();
  };
  await publishChange();
  expect((await search('dungarees')).names).toEqual(['Corduroy dungarees']);
  await database.db.execute(sql`update product_translations set name = 'Corduroy overalls' where product_id = ${productId}`);
  await publishChange();
  expect((await search('dungarees')).names).toEqual([]);
  expect((await search('overalls')).names).toHaveLength(1);
  await database.db.execute(sql`update products set status = 'retired' where id = ${productId}`);
  await publishChange();
  await dropUnusedWords(database.db);
  expect((await search('overalls')).names).toEqual([]);
  const { rows } = await database.db.execute(sql`select word from search_words where word in ('dungarees', 'overalls', 'shirt')`);
  expect(rows).toEqual([{ word: 'shirt' }]);
});

describe('suggestions', () => {
  const suggest = async (q: string, countryId: number = SI, languageId = english) => {
    const response = await shop.app.request(`http://localhost/api/search/suggestions?${query(q, languageId, countryId)}`);
    return { headers: response.headers, ...((await response.json()) as { data: Suggestions }).data };
  };

  test('are products, categories and brands that start with the query', async () => {
    const { products, categories, brands } = await suggest('shi');
    expect(products.map(({ name }) => name)).toContain('Linen shirt');
    expect(categories.map(({ name, parent }) => ({ name, parent }))).toEqual([{ name: 'Shirts', parent: null }]);
    expect(brands).toEqual([]);
    expect((await suggest('lin')).brands.map(({ name }) => name)).toEqual(['Linea']);
    expect((await suggest('Lineaa')).brands.map(({ name }) => name)).toEqual(['Linea']);
  });

  test('are five products at most, each sold in the country', async () => {
    expect((await suggest('l')).products.length).toBeLessThanOrEqual(5);
    expect((await suggest('sweatshirt', DE)).products).toEqual([]);
    expect((await suggest('sweatshirt')).products).toMatchObject([{ name: 'Striped sweatshirt', currency: 'EUR', unitPrice: 29.99 }]);
  });

  test('may be cached for a minute, until one of them changes', async () => {
    const { headers } = await suggest('shirt');
    expect(headers.get('cache-control')).toContain('s-maxage=60');
    expect(headers.get('surrogate-key')).toContain('search:words');
  });
});
