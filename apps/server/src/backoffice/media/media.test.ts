import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HomeBlock } from '#contracts/content';
import { replacePictures } from '#modules/catalog';
import { saveImages } from '#modules/media';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { homeBlocks } from '#tables/content';
import { orderLines } from '#tables/orders';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';
import type { AdminMediaRow, MediaRecord, UploadedPicture } from './contract.ts';

type Staff = Awaited<ReturnType<typeof signedInStaff>>;
interface Saved {
  id: number;
  revision: string;
}

let database: Database;
let shop: TestShop;
let staff: Staff;
let vendor: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['content'] });
  vendor = await signedInStaff(shop, { role: 'vendor' });
});
afterAll(() => database.close());

const paint = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#844' } })
    .png()
    .toBuffer();

/** Uploads a picture under a name. */
async function upload(name: string, { headers }: Staff = staff): Promise<UploadedPicture> {
  const path = `/api/admin/files/pictures?name=${encodeURIComponent(name)}`;
  const body = new Uint8Array(await paint());
  const response = await shop.app.request(path, { method: 'POST', body, headers: { ...headers, 'content-type': 'image/png' } });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: UploadedPicture }).data;
}
const read = async (id: number) => (await staff.call<MediaRecord>('GET', `admin/media/${id}`)).data;
const list = async (filter: object, caller: Staff = staff) => {
  const { status, data } = await caller.call<AdminMediaRow[]>('GET', `admin/media?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  expect(status).toBe(200);
  return data.map(({ fileName }) => fileName);
};
/** Saves the form of a picture with changes. */
async function save(id: number, changes: object) {
  const { fileName, focus, alts, revision } = await read(id);
  return staff.call<MediaRecord>('PUT', `admin/media/${id}`, { fileName, focus, alts, revision, ...changes });
}
const text = { languageId: 1, title: 'Coats', text: '', label: '', alt: '' };
const saveBlock = (form: object) => staff.call<Saved>('POST', 'admin/home-blocks', { type: 'MAIN_BANNER', isActive: true, texts: [text], ...form });
const readHome = async (languageId: number) =>
  (await shop.call<HomeBlock[]>('GET', `content/home?countryId=${shopIds.DE}&languageId=${languageId}`)).data;

test('an upload keeps its name, size, time and uploader, and is found by name, text, kind, use and day', async () => {
  const { mediaId } = await upload('Linen_shirt.png');
  await upload('coat.png');
  expect(await read(mediaId)).toMatchObject({ fileName: 'Linen_shirt.png', uploadedBy: 'Mira Novak', width: 40, height: 30, focus: null, uses: [] });
  const { bytes, createdAt } = await read(mediaId);
  expect(bytes).toBeGreaterThan(20);
  const today = createdAt?.slice(0, 10);
  await save(mediaId, { alts: [{ languageId: 3, alt: 'Ein Hemd am Haken' }] });
  expect(await list({})).toEqual(['coat.png', 'Linen_shirt.png']);
  for (const filter of [
    { q: 'linen' },
    { q: 'N_S' },
    { q: 'hemd am' },
    { q: 'linen', kind: 'picture', isUsed: false, addedFrom: today, addedUntil: today },
  ])
    expect([filter, await list(filter)]).toEqual([filter, ['Linen_shirt.png']]);
  for (const filter of [{ q: 'x_s' }, { kind: 'video' }, { isUsed: true }, { addedUntil: '2020-01-01' }, { addedFrom: '2099-01-01' }])
    expect([filter, await list(filter)]).toEqual([filter, []]);
});

test('a record without an alt text uses the one of its picture in the language of the page, and its own text is used first', async () => {
  await database.db.delete(homeBlocks);
  const { mediaId } = await upload('hat.png');
  expect(await saveBlock({ mediaId })).toMatchObject({ status: 422 });
  await save(mediaId, {
    alts: [
      { languageId: 1, alt: 'A hat' },
      { languageId: 3, alt: 'Ein Hut' },
    ],
  });
  const { status, data } = await saveBlock({ mediaId });
  expect(status).toBe(200);
  const shownAlts = async () => [(await readHome(1))[0]?.image?.alt, (await readHome(3))[0]?.image?.alt, (await readHome(6))[0]?.image?.alt];
  expect(await shownAlts()).toEqual(['A hat', 'Ein Hut', 'A hat']);
  const { data: form } = await staff.call<Saved>('GET', `admin/home-blocks/${data.id}`);
  await staff.call('PUT', `admin/home-blocks/${data.id}`, { ...form, texts: [{ ...text, alt: 'A hat for rain' }] });
  expect(await shownAlts()).toEqual(['A hat for rain', 'Ein Hut', 'A hat for rain']);
});

test('pages get the focal point of a picture, and a block with an own focal point keeps its own', async () => {
  await database.db.delete(homeBlocks);
  const { mediaId } = await upload('beach.png');
  await save(mediaId, { focus: { x: 20, y: 75 }, alts: [{ languageId: 1, alt: 'A beach' }] });
  await saveBlock({ mediaId });
  await saveBlock({ mediaId, settings: { focus: 68 } });
  const [plain, own] = await readHome(1);
  expect([plain?.image?.focus, plain?.focus]).toEqual(['20% 75%', 50]);
  expect([own?.image?.focus, own?.focus]).toEqual([undefined, 68]);
  expect(await save(mediaId, { focus: { x: 101, y: 0 } })).toMatchObject({ status: 422 });
  expect(await save(mediaId, { focus: { x: 1, y: 1 }, revision: 'older' })).toMatchObject({ status: 409, code: 'EditConflict' });
});

test('a changed text or focal point updates the cards of products that show the picture', async () => {
  const { mediaId } = await upload('shirt.png');
  const { productId } = await shop.garment();
  await inTransaction(database.db, (tx) => replacePictures(tx, productId, [{ mediaId, colorId: null }]));
  await shop.runJobs();
  await save(mediaId, { focus: { x: 30, y: 10 }, alts: [{ languageId: 1, alt: 'A shirt' }] });
  await shop.runJobs();
  const { rows } = await database.pool.query<{ row: string }>('select to_jsonb(l)::text as row from listing_products l where product_id = $1', [
    productId,
  ]);
  expect(rows[0]?.row).toContain('"focus": "30% 10%"');
  expect(rows[0]?.row).toContain('A shirt');
});

test('a picture that a record uses is not deleted, and the refusal names the record', async () => {
  await database.db.delete(homeBlocks);
  const [used, mentioned, bought, free] = [await upload('used.png'), await upload('text.png'), await upload('bought.png'), await upload('free.png')];
  await save(used.mediaId, { alts: [{ languageId: 1, alt: 'A hat' }] });
  const { data: block } = await saveBlock({ mediaId: used.mediaId });
  const article = { slug: 'about-hats', topicId: null, author: '', mediaId: null, isInFaq: false, position: 0, startsAt: null, endsAt: null };
  const body = `![A hat](${mentioned.imageUrl})`;
  const made = await staff.call<Saved>('POST', 'admin/articles', {
    ...{ ...article, isActive: true, robots: 'index', productIds: [] },
    texts: [{ languageId: 1, title: 'About hats', excerpt: '', body, alt: '' }],
  });
  expect(made.status).toBe(200);
  expect((await read(used.mediaId)).uses).toEqual([{ kind: 'home-block', record: String(block.id), title: 'Coats' }]);
  expect((await read(mentioned.mediaId)).uses).toEqual([{ kind: 'article', record: String(made.data.id), title: 'About hats' }]);
  const refusal = await staff.call('DELETE', 'admin/media/many', { ids: [free.mediaId, used.mediaId] });
  expect(refusal).toMatchObject({
    status: 409,
    code: 'MediaInUse',
    params: { fileName: 'used.png', uses: [{ kind: 'home-block', title: 'Coats' }] },
  });
  expect(await staff.call('DELETE', `admin/media/${mentioned.mediaId}`)).toMatchObject({ status: 409, code: 'MediaInUse' });
  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment() });
  const { orderNumber } = (await shop.order(cart.id, readyForm('SI'))).data;
  await database.db.update(orderLines).set({ imageUrl: bought.imageUrl });
  expect((await read(bought.mediaId)).uses).toEqual([{ kind: 'order', record: orderNumber, title: orderNumber }]);
  expect(await staff.call('DELETE', `admin/media/${bought.mediaId}`)).toMatchObject({ status: 409, code: 'MediaInUse' });
  expect((await read(free.mediaId)).fileName).toBe('free.png');
  await staff.call('DELETE', `admin/home-blocks/${block.id}`);
  expect(await staff.call('DELETE', 'admin/media/many', { ids: [free.mediaId, used.mediaId] })).toMatchObject({ status: 200 });
});

test('a picture of a mailing is not deleted', async () => {
  const { mediaId } = await upload('coats.png');
  const mailing = {
    ...{ name: 'Coats for winter', texts: [{ languageId: 1, subject: 'Coats', preview: '' }], audience: {} },
    blocks: [{ kind: 'picture', mediaId, link: '', texts: [{ languageId: 1, text: 'Three coats' }] }],
  };
  const marketing = await signedInStaff(shop, { role: 'user', areas: ['marketing'] });
  const { data } = await marketing.call<Saved>('POST', 'admin/mailings', mailing);
  expect((await read(mediaId)).uses).toEqual([{ kind: 'mailing', record: String(data.id), title: 'Coats for winter' }]);
  expect(await staff.call('DELETE', `admin/media/${mediaId}`)).toMatchObject({ status: 409, code: 'MediaInUse' });
});

test('the file of a deleted picture is removed after the commit, and a deleted picture is not found', async () => {
  const { mediaId, imageUrl } = await upload('gone.png');
  const key = imageUrl.slice('/media/'.length);
  expect(await shop.services.storage.get(key)).toBeDefined();
  expect(await staff.call('DELETE', `admin/media/${mediaId}`)).toMatchObject({ status: 200, data: { id: mediaId } });
  await shop.runJobs();
  expect(await shop.services.storage.get(key)).toBeUndefined();
  expect(await staff.call('DELETE', `admin/media/${mediaId}`)).toMatchObject({ status: 404 });
});

test('the file of a deleted picture stays if a picture with the same address was stored before the job ran', async () => {
  const { mediaId, imageUrl } = await upload('again.png');
  expect(await staff.call('DELETE', `admin/media/${mediaId}`)).toMatchObject({ status: 200 });
  await saveImages(database.db, [{ imageUrl, imageMimeType: 'image/webp', width: 10, height: 10 }]);
  await shop.runJobs();
  expect(await shop.services.storage.get(imageUrl.slice('/media/'.length))).toBeDefined();
});

test('a picture to which a home page block or a menu links is not deleted', async () => {
  const [poster, chart] = [await upload('poster.png'), await upload('chart.png')];
  const { mediaId: shown } = await upload('shown.png');
  const { data: block } = await saveBlock({ mediaId: shown, settings: { link: poster.imageUrl }, texts: [{ ...text, alt: 'A coat' }] });
  const menu = await staff.call<Saved>('POST', 'admin/menus', {
    ...{ menu: 'footer', parentId: null, countryId: null, kind: 'address', targetId: null, address: chart.imageUrl, isActive: true },
    texts: [{ languageId: 1, label: 'Size chart' }],
  });
  expect(menu.params).toEqual({});
  expect((await read(poster.mediaId)).uses).toEqual([{ kind: 'home-block', record: String(block.id), title: 'Coats' }]);
  expect((await read(chart.mediaId)).uses).toEqual([{ kind: 'menu-link', record: String(menu.data.id), title: 'Size chart' }]);
  for (const { mediaId } of [poster, chart]) expect(await staff.call('DELETE', `admin/media/${mediaId}`)).toMatchObject({ status: 409 });
});

test('a vendor sees their own uploads and cannot open, change or delete any picture', async () => {
  const rival = await signedInStaff(shop, { role: 'seller' });
  const { mediaId } = await upload('mine.png', vendor);
  await upload('theirs.png', rival);
  expect(await list({}, vendor)).toEqual(['mine.png']);
  expect(await list({}, rival)).toEqual(['theirs.png']);
  const form = { fileName: 'x', focus: null, alts: [], revision: '' };
  const answers = [
    await vendor.call('GET', `admin/media/${mediaId}`),
    await vendor.call('PUT', `admin/media/${mediaId}`, form),
    await vendor.call('DELETE', `admin/media/${mediaId}`),
    await vendor.call('DELETE', 'admin/media/many', { ids: [mediaId] }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('the poster of a video is not a picture of the library, and its file is removed after it was copied', async () => {
  const send = async (path: string, bytes: Uint8Array) => {
    const response = await shop.app.request(`/api/admin/files/${path}`, { method: 'POST', body: new Uint8Array(bytes), headers: staff.headers });
    return ((await response.json()) as { data: UploadedPicture }).data;
  };
  const poster = await send('posters', await paint());
  const video = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom'), Buffer.alloc(5000, 7)]);
  const stored = await send(`videos?name=film.mp4&poster=${encodeURIComponent(poster.imageUrl)}`, video);
  expect(await read(stored.mediaId)).toMatchObject({ fileName: 'film.mp4', bytes: video.byteLength, width: 40, height: 30 });
  expect(await list({ kind: 'video' })).toEqual(['film.mp4']);
  expect(await list({ q: poster.imageUrl.slice(-30) })).toEqual([]);
  expect(await shop.services.storage.get(poster.imageUrl.slice('/media/'.length))).toBeUndefined();
  const key = stored.imageUrl.slice('/media/'.length);
  await staff.call('DELETE', `admin/media/${stored.mediaId}`);
  await shop.runJobs();
  expect([await shop.services.storage.get(key), await shop.services.storage.get(`${key}.webp`)]).toEqual([undefined, undefined]);
});
