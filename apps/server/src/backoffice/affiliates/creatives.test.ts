import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import type { AffiliateCreative } from '#server/contract';
import { createTestDatabase } from '#testing/database';
import { activeAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';

interface Creative {
  id: number;
  revision: string;
  path: string;
  imageUrl: string | null;
}

let database: Database;
let shop: TestShop;
let headers: Record<string, string>;
let jonas: TestAffiliate;
let pictureId: number;
let videoId: number;
let restoreClock = () => {};
const { SI, DE, HU } = shopIds;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
  ({ headers } = await signedInStaff(shop));
  jonas = await activeAffiliate(shop);
  const { rows } = await database.db.execute<{ id: number }>(
    sql`insert into media (image_url, image_mime_type, width, height) values
      ('/media/uploads/banner.webp', 'image/webp', 300, 250), ('/media/uploads/film.mp4', 'video/mp4', 300, 250) returning id`,
  );
  [pictureId = 0, videoId = 0] = rows.map(({ id }) => id);
});
afterAll(() => database.close());
afterEach(() => restoreClock());

const form = (changes: Record<string, unknown> = {}) => ({
  ...{
    name: 'Summer 300 × 250',
    kind: 'banner',
    mediaId: pictureId,
    words: 'Summer "sale" & more',
    languageId: null,
    countryIds: [],
    path: '/brands',
  },
  ...{ validFrom: null, validUntil: null, isActive: true },
  ...changes,
});
const create = (changes: Record<string, unknown> = {}) => shop.call<Creative>('POST', 'admin/affiliate-creatives', form(changes), headers);
const list = async (countryId: number, affiliate = jonas) =>
  (await affiliate.call<AffiliateCreative[]>('GET', `affiliate/${affiliate.affiliateId}/creatives?countryId=${countryId}`)).data;
const clear = () => database.db.execute(sql`delete from affiliate_creatives`);

test('a banner has ready HTML with the affiliate’s link, its size and its escaped text', async () => {
  await clear();
  const { data: made } = await create();
  const [banner] = await list(SI);
  const address = `http://si.localhost:4300/brands?ref=${jonas.code}&src=creative-${made.id}`;
  expect(banner).toMatchObject({
    ...{ id: made.id, name: 'Summer 300 × 250', kind: 'banner', address },
    picture: {
      ...{ url: 'http://si.localhost:4300/media/uploads/banner.webp', width: 300, height: 250 },
      pngUrl: 'http://si.localhost:4300/_ipx/f_png/media/uploads/banner.webp',
    },
  });
  expect(banner?.html).toBe(
    `<a href="${address.replace('&', '&amp;')}" rel="sponsored">` +
      '<img src="http://si.localhost:4300/media/uploads/banner.webp" width="300" height="250" alt="Summer &quot;sale&quot; &amp; more"></a>',
  );
});

test('a text links to the page in its language', async () => {
  await clear();
  const { rows } = await database.db.execute<{ id: number }>(sql`select id from languages where code = 'de'`);
  expect((await create({ kind: 'text', mediaId: pictureId, words: 'Sommer <b>', languageId: rows[0]?.id, path: '/de/brands' })).data).toMatchObject({
    path: '/brands',
    mediaId: null,
  });
  const [inSlovenia] = await list(SI);
  expect(inSlovenia?.address).toMatch(/^http:\/\/si\.localhost:4300\/de\/brands\?/);
  expect(inSlovenia?.html).toContain('>Sommer &lt;b&gt;</a>');
  expect((await list(DE))[0]?.address).toMatch(/^http:\/\/de\.localhost:4300\/brands\?/);
});

test('an affiliate sees only creatives that are active and valid now in the country', async () => {
  await clear();
  const at = (offset: number) => new Date(now().getTime() + days(offset)).toISOString();
  await create({ name: 'Everywhere' });
  await create({ name: 'Hungary', countryIds: [HU] });
  await create({ name: 'Later', validFrom: at(2) });
  await create({ name: 'Soon over', validUntil: at(1) });
  await create({ name: 'Off', isActive: false });
  const names = async (countryId: number) => (await list(countryId)).map(({ name }) => name);
  expect(await names(SI)).toEqual(['Everywhere', 'Soon over']);
  expect(await names(HU)).toEqual(['Everywhere', 'Hungary', 'Soon over']);
  const later = new Date(now().getTime() + days(3));
  restoreClock = setClock(() => later);
  expect(await names(SI)).toEqual(['Everywhere', 'Later']);
});

test('a creative whose page is not public any more is left out', async () => {
  await clear();
  const garment = await shop.garment({ name: 'Linen shirt' });
  const { rows } = await database.db.execute<{ slug: string }>(
    sql`select slug from slugs where kind = 'product' and target_id = ${garment.productId} limit 1`,
  );
  await create({ path: `/product/${rows[0]?.slug}` });
  expect(await list(SI)).toHaveLength(1);
  await database.db.execute(sql`update products set status = 'draft' where id = ${garment.productId}`);
  expect(await list(SI)).toEqual([]);
});

test('a wrong creative is refused field by field', async () => {
  const refused = async (changes: Record<string, unknown>) => {
    const { status, params } = await create(changes);
    return [status, (params.issues as { field: string }[] | undefined)?.map(({ field }) => field)];
  };
  expect(await refused({ mediaId: null })).toEqual([422, ['mediaId']]);
  expect(await refused({ mediaId: videoId })).toEqual([422, ['mediaId']]);
  expect(await refused({ mediaId: 2_000_000_000 })).toEqual([422, ['mediaId']]);
  expect(await refused({ path: '/no-such-page' })).toEqual([422, ['path']]);
  expect(await refused({ path: 'https://elsewhere.example/' })).toEqual([422, ['path']]);
  expect(await refused({ path: '/user/settings' })).toEqual([422, ['path']]);
  expect(await refused({ countryIds: [999] })).toEqual([422, ['countryIds']]);
  expect(await refused({ languageId: 999 })).toEqual([422, ['languageId']]);
  expect(await refused({ validFrom: '2026-06-02T00:00:00Z', validUntil: '2026-06-01T00:00:00Z' })).toEqual([422, ['validUntil']]);
});

test('staff edit, find and delete creatives, and changes are in the audit log', async () => {
  await clear();
  const { data: made } = await create();
  expect(made.imageUrl).toBe('/media/uploads/banner.webp');
  const edited = await shop.call<Creative>(
    'PUT',
    `admin/affiliate-creatives/${made.id}`,
    { ...form({ name: 'Winter' }), revision: made.revision },
    headers,
  );
  expect(edited.status).toBe(200);
  const outdated = { ...form(), revision: made.revision };
  expect((await shop.call('PUT', `admin/affiliate-creatives/${made.id}`, outdated, headers)).status).toBe(409);
  const found = await shop.call<Creative[]>('GET', 'admin/affiliate-creatives?q=wint', undefined, headers);
  expect(found.data.map(({ id }) => id)).toEqual([made.id]);
  expect((await shop.call('DELETE', `admin/affiliate-creatives/${made.id}`, undefined, headers)).status).toBe(200);
  expect(await list(SI)).toEqual([]);
  const { rows } = await database.db.execute<{ action: string }>(
    sql`select action from audit_log where subject = 'affiliate-creative' and subject_id = ${String(made.id)} order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['affiliate-creative.create', 'affiliate-creative.update', 'affiliate-creative.delete']);
});

test('an affiliate does not see creatives with the link of another affiliate', async () => {
  const eva = await activeAffiliate(shop);
  expect((await eva.call('GET', `affiliate/${jonas.affiliateId}/creatives?countryId=${SI}`)).status).toBe(404);
});
