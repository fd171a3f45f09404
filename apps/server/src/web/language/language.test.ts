import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { seedCountries } from '#modules/countries';
import { createTestDatabase } from '#testing/database';
import { chooseLanguage } from './choose-language.ts';
import { createCountrySwitch } from './country-elsewhere.ts';
import { followPreference } from './follow-preference.ts';

const germany = 'http://de.localhost:4300';
const browser = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
/** Existing pages. All other paths return 404. */
const there = new Set([
  '/',
  '/el',
  '/el/product/leinen',
  '/product/leinen',
  '/en/product/linen',
  '/el/categories',
  '/el/blog',
  '/en/category/women',
  '/Search',
]);

let shop: Hono;
const open = (path: string, headers: Record<string, string> = {}) => shop.request(path, { headers: { ...browser, ...headers } });
const preferring = (code: string) => ({ cookie: `cart=abcdefgh; locale_prefer=${code}` });

beforeAll(async () => {
  const { db } = await createTestDatabase();
  await seedCountries(db);
  const config = { publicUrl: 'http://localhost:4300', isLoopback: true };
  const app = new Hono();
  shop = app;
  const ask = (request: Request) => app.fetch(request);
  app.use(followPreference(db));
  app.route('/', chooseLanguage({ db, config, ask }));
  app.route('/', createCountrySwitch({ db, config, ask }));
  app.all('*', (c) => c.text('page', there.has(c.req.path) || c.req.path.includes('/country/') ? 200 : 404));
});

test('a visitor with a chosen language is redirected from an address without one, with the query, and the redirect is not cached', async () => {
  const led = await open(`${germany}/product/leinen?color=black&utm_source=mail`, preferring('el'));
  expect([led.status, led.headers.get('location')]).toEqual([302, '/el/product/leinen?color=black&utm_source=mail']);
  expect(led.headers.get('cache-control')).toBe('private, no-store');
  expect(led.headers.get('vary')).toContain('Cookie');
  expect((await open(`${germany}/`, preferring('el'))).headers.get('location')).toBe('/el');
});

test.each([
  ['an address that names its language', '/en/product/linen', preferring('el')],
  ['one in the language that the host speaks anyway', '/product/leinen', preferring('de')],
  ['a language that the shop does not have', '/product/leinen', preferring('eo')],
  ['what nobody has chosen', '/product/leinen', { cookie: 'locale_lang=el' }],
  ['a crawler', '/product/leinen', { ...preferring('el'), 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a page’s data', '/product/leinen.data', preferring('el')],
  ['what a page asks for by itself', '/product/leinen', { ...preferring('el'), 'sec-fetch-dest': 'empty' }],
  ['a call', '/api/products/leinen', preferring('el')],
  ['a file', '/icon.svg', preferring('el')],
  ['who comes back from a payment', '/str/Return?session_id=1', preferring('el')],
])('%s is not redirected', async (_title, path, headers) => {
  expect((await open(germany + path, headers)).status).not.toBe(302);
});

test('a form is never redirected', async () => {
  expect((await shop.request(`${germany}/product/leinen`, { method: 'POST', headers: { ...browser, ...preferring('el') } })).status).toBe(200);
});

test('an old browser without Sec-Fetch-Dest is redirected by its Accept header', async () => {
  const { accept } = browser;
  const headers = { ...preferring('el'), accept };
  expect((await shop.request(`${germany}/`, { headers })).status).toBe(302);
  expect((await shop.request(`${germany}/`, { headers: { ...headers, accept: '*/*' } })).status).toBe(200);
});

test('a choice is stored for a year in the specification’s four cookies and leads to the page in that language', async () => {
  const chosen = await open(`${germany}/language/el?path=${encodeURIComponent('/product/leinen')}`, {
    'sec-fetch-site': 'same-origin',
    referer: `${germany}/product/leinen?color=black&reviews=2&utm_source=mail&token=secret`,
  });
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/el/product/leinen?color=black&utm_source=mail']);
  expect(chosen.headers.get('cache-control')).toBe('private, no-store');
  const cookies = chosen.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(['locale_prefer=el', 'locale_lang=el', 'language=el', 'i18n_redirected=el']);
  for (const cookie of cookies) expect(cookie).toMatch(/Max-Age=31536000; Path=\/; SameSite=Lax$/);
});

test('a visitor who returns to the host’s own language gets the page without a prefix and stays there', async () => {
  const chosen = await open(`${germany}/language/de?path=/product/leinen`, { ...preferring('el'), 'sec-fetch-site': 'same-origin' });
  expect(chosen.headers.get('location')).toBe('/product/leinen');
  expect(chosen.headers.getSetCookie()[0]).toContain('locale_prefer=de');
  expect((await open(`${germany}/product/leinen`, preferring('de'))).status).toBe(200);
});

test('a link on another site sets no language', async () => {
  for (const from of [
    { 'sec-fetch-site': 'cross-site' },
    { referer: 'http://elsewhere.example/' },
    {},
    { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
  ]) {
    const led = await open(`${germany}/language/el?path=/`, from as Record<string, string>);
    expect([led.status, led.headers.getSetCookie()]).toEqual([303, []]);
  }
  const old = await open(`${germany}/language/el?path=/`, { referer: `${germany}/blog` });
  expect(old.headers.getSetCookie()).toHaveLength(4);
});

test('an address of another site is not followed, and an unknown language is 404', async () => {
  for (const path of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '/a//b', '/\t/elsewhere.example', ''])
    expect((await open(`${germany}/language/el?path=${encodeURIComponent(path)}`)).headers.get('location'), path).toBe('/el');
  expect((await open(`${germany}/language/eo?path=/`)).status).toBe(404);
});

test('a page that does not exist in a language or country leads to the nearest existing one', async () => {
  const inGreek = async (path: string) => (await open(`${germany}/language/el?path=${encodeURIComponent(path)}`)).headers.get('location');
  expect(await inGreek('/product/nicht-da')).toBe('/el/categories');
  expect(await inGreek('/blog/nicht-da')).toBe('/el/blog');
  expect(await inGreek('/agb')).toBe('/el');
  expect(await inGreek('/user/orders')).toBe('/el/user/orders');
  const elsewhere = (path: string) => open(`${germany}/country/si?path=${encodeURIComponent(path)}`);
  expect((await elsewhere('/en/product/linen')).status).toBe(200);
  const redirected = await elsewhere('/en/category/women/gone');
  expect([redirected.status, redirected.headers.get('location')]).toEqual([303, '/country/si?path=%2Fen%2Fcategory%2Fwomen']);
});
