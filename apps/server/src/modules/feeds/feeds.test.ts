import { gunzipSync } from 'node:zlib';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPrices } from '#modules/pricing';
import type { Database } from '#platform/database';
import { setClock } from '#kit/clock';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { feedFormats } from './feed-formats.ts';
import { googleMerchant } from './formats/google-merchant.ts';
import { metaCatalogue } from './formats/meta-catalogue.ts';
import { listWantedFeeds } from './jobs.ts';
import { writeFeed } from './write-feed.ts';

let database: Database;
let shop: TestShop;
let dataDir = '';
let shirt: TestGarment;
const { SI, BD, HU } = shopIds;
const languages = { en: 1, sl: 16 };

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-feeds-'));
  shop = openTestShop(database, { DATA_DIR: dataDir });
  shirt = await shop.garment({ name: 'Shirt "A" & <B>', names: { [languages.sl]: 'Srajca' }, prices: { [SI]: 4000, [BD]: 500_000 } });
  await shop.garment({ name: 'Sold out', stock: 0, prices: { [SI]: 1000 } });
  await shop.garment({ name: 'Without a picture', prices: { [SI]: 1000 } });
  await database.db.execute(
    sql`insert into media (image_url, image_mime_type, width, height) values ('/media/film.mp4', 'video/mp4', 1280, 720), ('/media/front.webp', 'image/webp', 1600, 2000), ('/media/back.webp', 'image/webp', 1600, 2000)`,
  );
  await database.db.execute(
    sql`insert into product_media (product_id, media_id, position) select product.id, media.id, media.id from products product cross join media
        where product.id in (select product_id from product_translations where name in ('Shirt "A" & <B>', 'Sold out'))`,
  );
  await database.db.execute(sql`update variants set barcode = '4006381333931' where id = ${shirt.variantId}`);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const readCsv = async (path: string): Promise<Record<string, string>[]> => parse(await readFeed(path), { columns: true, bom: true });
const readFeed = async (path: string): Promise<string> => {
  const answer = await shop.app.request(`http://localhost/api/feeds/${path}`);
  expect(answer.status).toBe(200);
  return answer.text();
};

describe('a product feed', () => {
  test('a feed lists each variant for sale in the currency and language of its country, and skips variants without a picture', async () => {
    expect(await writeFeed(shop.services, { countryId: SI, languageId: languages.sl, format: metaCatalogue })).toBe(2);
    const [first, second] = await readCsv('SI/sl/meta.csv');
    expect(first).toMatchObject({
      title: 'Linea Srajca, Navy, M',
      price: '40.00 EUR',
      sale_price: '',
      availability: 'in stock',
      brand: 'Linea',
      gtin: '4006381333931',
      color: 'Navy',
      size: 'M',
      gender: 'female',
      age_group: 'adult',
      product_type: 'Shirts',
      image_link: 'http://si.localhost:4300/_ipx/f_jpeg,w_1280/media/front.webp',
    });
    expect(first?.link).toMatch(/^http:\/\/si\.localhost:4300\/product\/garment-[\w-]+\?color=navy$/);
    expect(second).toMatchObject({ title: 'Linea Sold out, Navy, M', availability: 'out of stock', gtin: '' });
  });

  test('a feed in a second language links to the pages in that language', async () => {
    await writeFeed(shop.services, { countryId: SI, languageId: languages.en, format: metaCatalogue });
    const [first] = await readCsv('si/en/meta.csv');
    expect(first?.link).toContain('http://si.localhost:4300/en/product/');
    expect(first?.title).toBe('Linea Shirt "A" & <B>, Navy, M');
  });

  test('a feed of a country without prices for a product does not list it', async () => {
    expect(await writeFeed(shop.services, { countryId: HU, languageId: languages.en, format: googleMerchant })).toBe(0);
    expect(await readFeed('hu/en/google.xml')).not.toContain('<item>');
  });

  test('an XML feed escapes any product name', async () => {
    await writeFeed(shop.services, { countryId: BD, languageId: languages.en, format: googleMerchant });
    const feed = await readFeed('bd/en/google.xml');
    expect(feed).toContain('<g:title>Linea Shirt &quot;A&quot; &amp; &lt;B&gt;, Navy, M</g:title>');
    expect(feed).toContain('<g:price>5000.00 BDT</g:price>');
    expect(feed.match(/<item>/g)).toHaveLength(1);
    expect(feed.trimEnd().endsWith('</rss>')).toBe(true);
  });

  test('a feed claims only legally permitted reductions', async () => {
    const resetClock = setClock(() => new Date(Date.now() + 60_000));
    await setPrices(database.db, [{ productId: shirt.productId, countryId: SI, regular: 9000, sale: 3000 }]);
    await writeFeed(shop.services, { countryId: SI, languageId: languages.sl, format: metaCatalogue });
    resetClock();
    const [first] = await readCsv('si/sl/meta.csv');
    // The regular price rose with the sale, so the lowest price of the last 30 days counts.
    expect(first).toMatchObject({ price: '40.00 EUR', sale_price: '30.00 EUR' });
  });

  test('a feed is sent compressed if the client accepts gzip', async () => {
    const answer = await shop.app.request('http://localhost/api/feeds/si/sl/meta.csv', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(await readFeed('si/sl/meta.csv'));
  });

  test('an error during the writing of a feed keeps the previous feed', async () => {
    const before = await readFeed('si/sl/meta.csv');
    const stopped = writeFeed(shop.services, { countryId: SI, languageId: languages.sl, format: metaCatalogue }, () =>
      Promise.reject(new Error('the shop stops')),
    );
    await expect(stopped).rejects.toThrow('the shop stops');
    expect(await readFeed('si/sl/meta.csv')).toBe(before);
  });

  test.each([
    ['si/de/meta.csv', 404],
    ['si/sl/other.csv', 422],
    ['xxx/sl/meta.csv', 422],
    ['si/..%2f..%2f/meta.csv', 422],
  ])('a request for a missing feed (%s) is answered with %i', async (path, status) => {
    expect((await shop.app.request(`http://localhost/api/feeds/${path}`)).status).toBe(status);
  });
});

test('each country has feeds in its own language and in English', async () => {
  const wanted = await listWantedFeeds(database.db);
  const of = (id: number) => wanted.filter(({ countryId }) => countryId === id).map(({ languageId, format }) => `${languageId} ${format.file}`);
  const list = (languageId: number) => feedFormats.map(({ file }) => `${languageId} ${file}`);
  expect(of(SI)).toEqual([...list(16), ...list(1)]);
  // The language of Bangladesh is English in this shop.
  expect(of(BD)).toEqual(list(1));
  expect(new Set(wanted.map(({ countryId }) => countryId)).size).toBe(16);
});
