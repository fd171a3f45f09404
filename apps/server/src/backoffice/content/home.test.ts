import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HomeBlock } from '#contracts/content';
import { setClock } from '#kit/clock';
import { editCategory } from '#modules/catalog';
import { saveImages } from '#modules/media';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { homeBlocks, homeBlockTranslations } from '#tables/content';
import { createTestDatabase } from '#testing/database';
import { pastedPayloads } from '#testing/inputs/pasted-payloads';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';

interface Opened {
  id: number;
  revision: string;
}

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let mediaId: number;
let resetClock = (): void => undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['content'] });
  const picture = { imageUrl: '/media/uploads/coat.webp', imageMimeType: 'image/webp', width: 2400, height: 1200 };
  [mediaId = 0] = await saveImages(database.db, [picture]);
});
beforeEach(() => database.db.delete(homeBlocks));
afterEach(() => resetClock());
afterAll(() => database.close());

const text = (title: string, changes: object = {}) => ({ languageId: 1, title, text: '', label: '', alt: 'A coat on a hook', ...changes });
const block = (type: string, title: string, changes: object = {}) => ({ type, mediaId, isActive: true, texts: [text(title)], ...changes });
const make = async (form: object): Promise<Opened> => {
  const { status, data, params } = await staff.call<Opened>('POST', 'admin/home-blocks', form);
  expect(status, JSON.stringify(params)).toBe(200);
  return data;
};
const read = async (path: string) => (await shop.call<HomeBlock[]>('GET', path)).data;
const titles = async (path = `content/home?countryId=${shopIds.SI}`) => (await read(path)).map(({ title }) => title);

test('a block is shown in its language or in English, with its image and alt text', async () => {
  const german = text('Für Jahre', { languageId: 3, text: 'Gutes Tuch', label: 'Ansehen', alt: 'Ein Mantel am Haken' });
  await make(block('HOME_SLIDER', 'For years', { settings: { link: '/brands', focus: 68 }, texts: [text('For years'), german] }));
  const [shown] = await read(`content/home?countryId=${shopIds.DE}&languageId=3`);
  expect(shown).toMatchObject({ type: 'HOME_SLIDER', title: 'Für Jahre', text: 'Gutes Tuch', label: 'Ansehen', link: '/brands', focus: 68 });
  expect(shown?.image).toMatchObject({ imageUrl: '/media/uploads/coat.webp', width: 2400, height: 1200, alt: 'Ein Mantel am Haken' });
  expect(await titles(`content/home?countryId=${shopIds.DE}&languageId=6`)).toEqual(['For years']);
});

test('a block is shown only in its country and its language, if it has any', async () => {
  await make(block('MAIN_BANNER', 'Everywhere'));
  await make(block('MAIN_BANNER', 'Germany', { countryId: shopIds.DE }));
  await make(block('MAIN_BANNER', 'Greek', { languageId: 6 }));
  expect(await titles()).toEqual(['Everywhere']);
  expect(await titles(`content/home?countryId=${shopIds.DE}`)).toEqual(['Everywhere', 'Germany']);
  expect(await titles(`content/home?countryId=${shopIds.GR}&languageId=6`)).toEqual(['Everywhere', 'Greek']);
  expect((await shop.call('GET', 'content/home?countryId=9999')).status).toBe(404);
  const { data } = await staff.call<{ title: string }[]>('GET', `admin/home-blocks?filter=${encodeURIComponent(`{"countryId":${shopIds.DE}}`)}`);
  expect(data.map(({ title }) => title)).toEqual(['Everywhere', 'Germany', 'Greek']);
});

test('a block appears and disappears at its times, and responses are cached no longer than that', async () => {
  resetClock = setClock(() => new Date('2026-11-01T08:00:00Z'));
  await make(block('MAIN_BANNER', 'November', { startsAt: '2026-11-01T08:05:00.000Z', endsAt: '2026-11-30T23:00:00.000Z' }));
  await make(block('MAIN_BANNER', 'Hidden', { isActive: false }));
  await make(block('MAIN_BANNER', 'Always'));
  const at = async (time: string) => {
    resetClock();
    resetClock = setClock(() => new Date(time));
    return titles();
  };
  const response = await shop.app.request(`http://localhost/api/content/home?countryId=${shopIds.SI}`);
  expect(response.headers.get('cache-control')).toContain('s-maxage=300');
  expect(response.headers.get('surrogate-key')).toBe('home catalog');
  expect(await at('2026-11-01T08:04:59Z')).toEqual(['Always']);
  expect(await at('2026-11-01T08:05:00Z')).toEqual(['November', 'Always']);
  expect(await at('2026-11-30T22:59:59Z')).toEqual(['November', 'Always']);
  expect(await at('2026-11-30T23:00:00Z')).toEqual(['Always']);
});

test('blocks appear in the order to which they are moved', async () => {
  const made: Opened[] = [];
  for (const title of ['One', 'Two', 'Three']) made.push(await make(block('MAIN_BANNER', title)));
  const [one, two, three] = made.map(({ id }) => id);
  await staff.call('POST', `admin/home-blocks/${three}/move`, { placeOf: one });
  expect(await titles()).toEqual(['Three', 'One', 'Two']);
  await staff.call('POST', `admin/home-blocks/${three}/move`, { placeOf: two });
  expect(await titles()).toEqual(['One', 'Two', 'Three']);
  expect((await staff.call('POST', `admin/home-blocks/${three}/move`, { placeOf: 999_999 })).status).toBe(404);
  await staff.call('DELETE', `admin/home-blocks/${two}`);
  expect(await titles()).toEqual(['One', 'Three']);
});

test('the calls of the specification return the blocks of a type, and the blog’s slider separately from the home page', async () => {
  await make(block('INSTAGRAM', 'A shelf'));
  await make(block('PARTNER', 'A mill'));
  await make(block('HOME_SLIDER', 'At home'));
  await make(block('BLOG_SLIDER', 'In the blog'));
  await make(block('HEADER_CONTENT', 'A line', { mediaId: null, texts: [text('A line', { alt: '' })] }));
  await make(block('YOUTUBE', 'A film', { settings: { videoId: 'aqz-KE-bpKQ' } }));
  expect(await titles('homePartnerInstagram/web/getHomepageDataByType?type=INSTAGRAM')).toEqual(['A shelf']);
  expect(await titles('homePartnerInstagram/web/getHomepageDataByType?type=PARTNER')).toEqual(['A mill']);
  const setup = `setupHomepage/web/getSetupDataByType?countryId=${shopIds.DE}&languageId=3&type`;
  expect(await titles(`${setup}=HEADER_CONTENT`)).toEqual(['A line']);
  expect(await read(`${setup}=YOUTUBE`)).toMatchObject([{ title: 'A film', videoId: 'aqz-KE-bpKQ' }]);
  expect(await titles('media-slider/slider/web/findByUsagesType/HOME_SLIDER/HOME_SLIDER')).toEqual(['At home']);
  expect(await titles('media-slider/slider/web/findByUsagesType/HOME_SLIDER/BLOG_SLIDER')).toEqual(['At home', 'In the blog']);
  expect(await titles()).not.toContain('In the blog');
  for (const path of [`${setup}=SLIDER`, 'homePartnerInstagram/web/getHomepageDataByType', 'media-slider/slider/web/findByUsagesType/X/Y'])
    expect((await shop.call('GET', path)).status, path).toBe(422);
});

test('a banner has its category’s name and is hidden with it; a row leads to its collection', async () => {
  const category = (isActive: boolean) => ({
    code: 'linen',
    parentId: null,
    isActive,
    texts: [{ languageId: 1, name: 'Linen', description: '', slug: '' }],
  });
  const categoryId = await inTransaction(database.db, (tx) => editCategory(tx, null, category(true)));
  await make(block('HOME_CATEGORY_BANNER', '', { settings: { categoryId } }));
  await make(block('PRODUCT_ROW', 'In linen', { settings: { source: 'category', targetId: categoryId, take: 4 } }));
  expect(await read(`content/home?countryId=${shopIds.SI}`)).toMatchObject([
    { title: 'Linen', link: '/category/linen', row: null },
    { title: 'In linen', link: '/category/linen', row: { source: 'category', targetId: categoryId, take: 4 }, image: null },
  ]);
  await inTransaction(database.db, (tx) => editCategory(tx, categoryId, category(false)));
  expect(await titles()).toEqual([]);
});

test('scripts pasted into a block are removed', async () => {
  for (const hostile of pastedPayloads) {
    const response = await staff.call('POST', 'admin/home-blocks', block('MAIN_BANNER', 'Title', { settings: { link: hostile } }));
    expect(response.params.issues, hostile).toMatchObject([{ field: 'settings.link' }]);
  }
  for (const hostile of pastedPayloads)
    if (hostile.length < 100)
      await make(
        block('MAIN_BANNER', `Safe ${hostile}`, {
          texts: [text(`Safe ${hostile}`, { text: hostile, label: hostile.slice(0, 60), alt: `A ${hostile}` })],
        }),
      );
  const stored = JSON.stringify(await database.db.select().from(homeBlockTranslations));
  expect(stored).not.toMatch(/<[a-z/!?](?!ttps?:\/\/)|\bon[a-z]{3,}\s*=|(?:java|vb)script\s*:|data:text/i);
});

test.each([
  ['HOME_SLIDER', { texts: [] }, 'texts'],
  ['HOME_SLIDER', { mediaId: null }, 'mediaId'],
  ['HOME_SLIDER', { mediaId: 999_999 }, 'mediaId'],
  ['HOME_SLIDER', { texts: [text('No words for its picture', { alt: '' })] }, 'texts'],
  ['HOME_SLIDER', { settings: { focus: 101 } }, 'settings.focus'],
  ['PARTNER', { settings: { link: 'http://elsewhere.example' } }, 'settings.link'],
  ['PARTNER', { settings: { link: '//elsewhere.example' } }, 'settings.link'],
  ['YOUTUBE', { settings: { videoId: '../embed/xyz' } }, 'settings.videoId'],
  ['HOME_CATEGORY_BANNER', { settings: { categoryId: 999_999 } }, 'settings.categoryId'],
  ['PRODUCT_ROW', { settings: { source: 'collection', targetId: 999_999 } }, 'settings.targetId'],
  ['PRODUCT_ROW', { settings: { source: 'newest', take: 1 } }, 'settings.take'],
  ['MAIN_BANNER', { startsAt: '2026-11-02T00:00:00.000Z', endsAt: '2026-11-01T00:00:00.000Z' }, 'endsAt'],
])('a %s cannot be saved with %j', async (type, wrong, field) => {
  const response = await staff.call('POST', 'admin/home-blocks', block(type, 'A block', wrong));
  expect(response).toMatchObject({ status: 422, params: { issues: expect.arrayContaining([expect.objectContaining({ field })]) as unknown } });
});

test('two people who edit the same block do not overwrite each other', async () => {
  const { id, revision } = await make(block('MAIN_BANNER', 'First'));
  const form = { ...block('MAIN_BANNER', 'Second'), revision };
  expect((await staff.call('PUT', `admin/home-blocks/${id}`, form)).status).toBe(200);
  expect((await staff.call('PUT', `admin/home-blocks/${id}`, form)).status).toBe(409);
});

test('a preview link shows an unpublished block among the public ones', async () => {
  await make(block('MAIN_BANNER', 'Everybody’s'));
  const { id } = await make(block('MAIN_BANNER', 'Next week', { isActive: false }));
  const link = { kind: 'block', id, countryId: shopIds.SI, languageId: 1 };
  const url = new URL((await staff.call<{ url: string }>('POST', 'admin/previews', link)).data.url);
  expect(url.pathname).toBe('/en');
  const path = `content/home?countryId=${shopIds.SI}`;
  expect(await titles(`${path}&preview=${url.searchParams.get('preview')}`)).toEqual(['Everybody’s', 'Next week']);
  expect(await titles(path)).toEqual(['Everybody’s']);
});
