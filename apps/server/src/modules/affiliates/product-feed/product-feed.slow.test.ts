import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setClock } from '#kit/clock';
import { disableAccount, seedUserTypes } from '#modules/accounts';
import { listWantedFeeds, writeFeed } from '#modules/feeds';
import { setPrices } from '#modules/pricing';
import type { Database } from '#platform/database';
import { forgetCounts } from '#platform/requests/rate-limit';
import { inTransaction } from '#platform/transaction';
import { products } from '#tables/catalog';
import { createTestDatabase } from '#testing/database';
import { activeAffiliate, applyAsAffiliate, suspendAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import type { AffiliateFeed } from '../contract.ts';
import { forgetAffiliate } from '../join/forget-affiliate.ts';
import { readAffiliateData } from '../profile/affiliate-data.ts';

let database: Database;
let shop: TestShop;
let dataDir = '';
let shirt: TestGarment;
let coat: TestGarment;
const { SI, HU } = shopIds;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-affiliate-feeds-'));
  shop = openTestShop(database, { DATA_DIR: dataDir });
  shirt = await shop.garment({ name: 'Shirt <A> & B', prices: { [SI]: 4000 } });
  coat = await shop.garment({ name: 'Coat', prices: { [SI]: 9000 } });
  await database.db.execute(
    sql`insert into media (image_url, image_mime_type, width, height) values ('/media/front.webp', 'image/webp', 1600, 2000)`,
  );
  await database.db.execute(
    sql`insert into product_media (product_id, media_id, position) select product.id, media.id, 0 from products product cross join media`,
  );
  const resetClock = setClock(() => new Date(Date.now() + 60_000));
  await setPrices(database.db, [{ productId: coat.productId, countryId: SI, regular: 9000, sale: 6000 }]);
  for (const wanted of await listWantedFeeds(database.db))
    if (wanted.countryId === SI && wanted.format.file === 'google.xml') await writeFeed(shop.services, wanted);
  resetClock();
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => forgetCounts());

const create = ({ affiliateId, call }: TestAffiliate, query = `countryId=${SI}`) =>
  call<AffiliateFeed>('POST', `affiliate/${affiliateId}/feed?${query}`);
const show = ({ affiliateId, call }: TestAffiliate, query = `countryId=${SI}`) =>
  call<AffiliateFeed>('GET', `affiliate/${affiliateId}/feed?${query}`);
const open = (address: string | null, headers: Record<string, string> = {}) => shop.app.request(address ?? '', { headers });
const readTitles = (text: string) => [...text.matchAll(/<g:title>(.*?),/g)].map(([, title]) => title);

test('the feed has the shop’s products with the affiliate’s tracked links, compressed if the client accepts it', async () => {
  const jonas = await activeAffiliate(shop);
  expect((await show(jonas)).data.address).toBeNull();
  const { data } = await create(jonas);
  expect(data.address).toMatch(/^http:\/\/si\.localhost:4300\/api\/affiliate-feeds\/slvf_[\w-]{43}\/si\/en\/google\.xml$/);
  const response = await open(data.address);
  expect(response.headers.get('content-type')).toContain('application/xml');
  expect(response.headers.get('cache-control')).toBe('private, max-age=3600');
  const text = await response.text();
  expect(text.startsWith('<?xml')).toBe(true);
  expect(text.trimEnd().endsWith('</rss>')).toBe(true);
  expect(readTitles(text)).toEqual(['Linea Shirt &lt;A&gt; &amp; B', 'Linea Coat']);
  const links = [...text.matchAll(/<g:link>(.*?)<\/g:link>/g)].map(([, link]) => new URL((link ?? '').replaceAll('&amp;', '&')));
  expect(links.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual(
    [1, 2].map(() => ({ color: 'navy', ref: jonas.code, src: 'feed' })),
  );
  const compressed = await open(data.address, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(Buffer.from(await compressed.arrayBuffer())).toString()).toBe(text);
});

test('a feed can be limited to a category, a brand or reduced products', async () => {
  const jonas = await activeAffiliate(shop);
  await create(jonas);
  const [row] = await database.db.select().from(products).where(eq(products.id, shirt.productId));
  const titles = async (query: string) => {
    const { address } = (await show(jonas, `countryId=${SI}&${query}`)).data;
    const response = await open(address);
    return response.status === 200 ? readTitles(await response.text()).length : response.status;
  };
  expect(await titles('isOnSale=true')).toBe(1);
  expect(await titles(`brandId=${row?.brandId}`)).toBe(2);
  expect(await titles(`categoryId=${row?.categoryId}`)).toBe(2);
  expect(await titles(`categoryId=${row?.categoryId}&isOnSale=true`)).toBe(1);
  expect(await titles('categoryId=999999')).toBe(404);
  expect(await titles('brandId=999999')).toBe(404);
});

test('a feed in a language that the country has no feed in is in the language of the country', async () => {
  const jonas = await activeAffiliate(shop);
  const { data } = await create(jonas, `countryId=${SI}&languageId=5`);
  expect(data.address).toContain('/si/sl/google.xml');
  expect((await open(data.address)).status).toBe(200);
  expect((await open((await show(jonas, `countryId=${HU}`)).data.address)).status).toBe(404);
});

test('the address stays the same until it is revoked, and a revoked address stops at once', async () => {
  const jonas = await activeAffiliate(shop);
  const first = (await create(jonas)).data.address;
  expect((await create(jonas)).data.address).toBe(first);
  expect((await jonas.call('DELETE', `affiliate/${jonas.affiliateId}/feed`)).status).toBe(200);
  expect((await open(first)).status).toBe(404);
  const second = (await create(jonas)).data.address;
  expect(second).not.toBe(first);
  expect((await open(second)).status).toBe(200);
});

test('only an active affiliate with an open account has a feed', async () => {
  const pending = await applyAsAffiliate(shop);
  expect(await create(pending)).toMatchObject({ status: 403, code: 'AffiliateNotActive' });
  const jonas = await activeAffiliate(shop);
  const { address } = (await create(jonas)).data;
  await suspendAffiliate(database, jonas);
  expect((await open(address)).status).toBe(404);
  const eva = await activeAffiliate(shop);
  const ofEva = (await create(eva)).data.address;
  await inTransaction(database.db, (tx) => disableAccount(tx, eva.id, '-'));
  expect((await open(ofEva)).status).toBe(404);
  const ana = await activeAffiliate(shop);
  const ofAna = (await create(ana)).data.address;
  await inTransaction(database.db, (tx) => forgetAffiliate(tx, ana.id));
  expect((await open(ofAna)).status).toBe(404);
});

test('staff and the data export do not see the secret address', async () => {
  const jonas = await activeAffiliate(shop);
  await create(jonas);
  const { headers } = await signedInStaff(shop);
  const ofStaff = await shop.call('GET', `admin/affiliates/${jonas.affiliateId}`, undefined, headers);
  expect(ofStaff.status).toBe(200);
  expect(JSON.stringify([ofStaff.data, await readAffiliateData(database.db, jonas.id)])).not.toContain('slvf_');
});

test('an unchanged feed is not sent again, and too many downloads are refused', async () => {
  const jonas = await activeAffiliate(shop);
  const { address } = (await create(jonas)).data;
  const response = await open(address);
  await response.text();
  const since = response.headers.get('last-modified') ?? '';
  expect((await open(address, { 'if-modified-since': since })).status).toBe(304);
  expect((await open(address, { 'if-modified-since': new Date(0).toUTCString() })).status).toBe(200);
  const statuses = [];
  for (let time = 0; time < 60; time += 1) statuses.push((await open(address, { 'if-modified-since': since })).status);
  expect([...new Set(statuses)]).toEqual([304, 429]);
});
