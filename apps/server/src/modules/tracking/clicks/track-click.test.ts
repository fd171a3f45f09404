import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { days, hours, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { forgetCounts } from '#platform/requests/rate-limit';
import { activeAffiliate, applyAsAffiliate, suspendAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { consented, phone, refused, sendClick, type ClickToSend } from '#testing/orders/sent-click';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { trackingJobs } from '../jobs.ts';
import { clicks } from './click-rows.ts';
import { groupClicks, type ClickFilter } from './group-clicks.ts';
import { clickKeys, conversionReports, touches } from '../tables.ts';

let shop: TestShop;
let jonas: TestAffiliate;
let restoreClock = () => {};

beforeAll(async () => {
  const database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
  jonas = await activeAffiliate(shop);
});
afterAll(() => shop.database.close());
beforeEach(async () => {
  forgetCounts();
  await shop.database.pool.query('delete from clicks; delete from touches; delete from click_cursor');
});
afterEach(() => restoreClock());

const send = (body: unknown, more: Omit<ClickToSend, 'body'> = {}) => sendClick(shop, { body, ...more });
const listStoredClicks = () => shop.database.db.select().from(clicks).orderBy(asc(clicks.id));
const link = (more = '') => ({ affiliateCode: jonas.code, landingPage: `/en/?ref=${jonas.code}${more}` });
const session = () => ({ sessionId: crypto.randomUUID() });
const later = (ms: number) => {
  const at = new Date(now().getTime() + ms);
  restoreClock();
  restoreClock = setClock(() => at);
};
const runJob = async (name: string) =>
  trackingJobs.find((job) => job.name === name)?.run(shop.services, {} as never, { id: name, signal: new AbortController().signal });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('a click is stored with derived data, without address and user agent', async () => {
  const sent = {
    ...link('&subid=b7&link=12&adid=4&src=blog&utm_source=mail&token=s3cret'),
    countryId: 1,
    deviceType: 'desktop',
    browser: 'IE',
    os: 'Linux',
  };
  const { status } = await send(
    { ...sent, affiliateCode: jonas.code.toUpperCase(), referrerUrl: 'https://jonas.example/post?x=1' },
    from('203.0.113.77'),
  );
  expect(status).toBe(200);
  expect(await listStoredClicks()).toMatchObject([
    {
      affiliateId: jonas.affiliateId,
      affiliateDiscountId: 4,
      linkId: 12,
      subId: 'b7',
      countryId: shopIds.SI,
      source: 'blog',
      utmSource: 'mail',
      referrer: 'jonas.example',
      device: 'mobile',
      browser: 'Safari',
      os: 'iOS',
      reason: '',
    },
  ]);
  const { rows } = await shop.database.pool.query<{ text: string }>('select clicks::text as text from clicks');
  for (const secret of ['203.0.113', 's3cret', 'AppleWebKit', 'post?x']) expect(rows[0]?.text).not.toContain(secret);
});

test('the source is a direct link unless the address or the browser names another', async () => {
  await send(link());
  await send({ ...link(), source: 'youtube' });
  expect((await listStoredClicks()).map(({ source }) => source)).toEqual(['direct_link', 'youtube']);
});

test('an adid that is not a number is ignored and the click is stored', async () => {
  for (const adid of ['seven', '-7', '7.5', '99999999999']) await send(link(`&adid=${adid}`));
  expect((await listStoredClicks()).map(({ affiliateDiscountId }) => affiliateDiscountId)).toEqual([null, null, null, null]);
});

test('a campaign without an affiliate is stored, and one of the five values is enough', async () => {
  expect((await send({ utmTerm: 'knit' })).status).toBe(200);
  expect(await listStoredClicks()).toMatchObject([{ affiliateId: null, utmTerm: 'knit', reason: '' }]);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"affiliateCode":'],
  ['a list', []],
  ['a number', 7],
  ['null', null],
  ['neither code nor campaign', { source: 'blog', affiliateDiscountId: 3, landingPage: '/?page=2' }],
  ['a code that is an object', { affiliateCode: { $ne: '' } }],
  ['a code too long', { affiliateCode: 'x'.repeat(65) }],
  ['a number that is text', { affiliateCode: 'x', affiliateDiscountId: 'seven' }],
  ['a number that no id has', { affiliateCode: 'x', affiliateDiscountId: 1e300 }],
])('an invalid click is refused with its issues: %s', async (_, body) => {
  expect(await send(body)).toMatchObject({ status: 422, code: 'InvalidInput' });
  expect(await listStoredClicks()).toEqual([]);
});

test('characters that the database refuses are removed, and other clicks of the same moment are stored', async () => {
  const odd = { affiliateCode: `a\u0000b`, utmSource: '\ud800', utmTerm: `${'x'.repeat(99)}😀`, landingPage: '/%00%ff%?utm_medium=%00%2500' };
  const answers = await Promise.all([send(odd), send(link()), send({ ...link(), sessionId: 'nonsense' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await listStoredClicks()).toHaveLength(3);
});

test('a body that is too long and a page of another site are refused', async () => {
  expect(await send({ ...link(), more: 'x'.repeat(70_000) })).toMatchObject({ status: 413, code: 'BodyTooLarge' });
  expect(await send(link(), { headers: { 'sec-fetch-site': 'cross-site' } })).toMatchObject({ status: 403, code: 'ForeignPage' });
});

test('a beacon with content type text is accepted', async () => {
  expect((await send(link(), { headers: { 'content-type': 'text/plain;charset=UTF-8' } })).status).toBe(200);
  expect(await listStoredClicks()).toHaveLength(1);
});

test('clicks by bots, prefetching, unknown codes and inactive affiliates are stored with the reason why they do not count', async () => {
  const waiting = await applyAsAffiliate(shop);
  await send(link(), { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } });
  await send(link(), { headers: { 'user-agent': '' } });
  await send(link(), { headers: { 'sec-purpose': 'prefetch;prerender' } });
  await send({ affiliateCode: 'nobody-has-this' });
  await send({ affiliateCode: waiting.code });
  expect((await listStoredClicks()).map(({ reason }) => reason)).toEqual(['bot', 'bot', 'prefetch', 'unknown-code', 'not-active']);
});

test('a second click within an hour is a repeat with or without a session; one for another affiliate or an hour later is not', async () => {
  const eva = await activeAffiliate(shop);
  later(0);
  const hour = now();
  restoreClock();
  restoreClock = setClock(() => new Date(hour.getTime() - (hour.getTime() % days(1)) + hours(12)));
  await send(link(), from('203.0.113.1'));
  later(60_000);
  await send(link(), from('203.0.113.1'));
  await send(link(), from('203.0.113.2'));
  await send({ affiliateCode: eva.code }, from('203.0.113.1'));
  later(hours(1));
  await send(link(), from('203.0.113.1'));
  expect((await listStoredClicks()).map(({ reason }) => reason)).toEqual(['', 'repeat', '', '', '']);
  const named = { ...link(), ...session() };
  const headers = { ...from('203.0.113.9').headers, cookie: consented };
  await send(link(), from('203.0.113.9'));
  later(60_000);
  await send(named, { headers });
  later(60_000);
  await send(named, { headers });
  expect((await listStoredClicks()).slice(5).map(({ reason }) => reason)).toEqual(['', 'repeat', 'repeat']);
});

test('a click that a browser repeats within seconds counts once', async () => {
  const click = { ...link(), ...session() };
  const headers = { cookie: consented };
  const answers = await Promise.all([send(click, { headers }), send(click, { headers }), send(click, { headers })]);
  expect([...answers, await send(click, { headers })].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await listStoredClicks()).toHaveLength(1);
  await send({ ...click, landingPage: `/en/sale?ref=${jonas.code}` }, { headers });
  expect((await listStoredClicks()).map(({ reason }) => reason)).toEqual(['', 'repeat']);
});

test('with consent the answer sets session and code for thirty days, and a touch is stored', async () => {
  const { sessionId } = session();
  const { cookies } = await send(
    { ...link('&utm_source=mail'), affiliateCode: jonas.code.toUpperCase(), sessionId },
    { headers: { cookie: `a=1; ${consented}` } },
  );
  expect(cookies).toEqual([
    `affiliate_session=${sessionId}; Max-Age=2592000; Path=/; SameSite=Lax`,
    `affiliate_code=${jonas.code}; Max-Age=2592000; Path=/; SameSite=Lax`,
  ]);
  expect(await shop.database.db.select().from(touches)).toMatchObject([
    { sessionId, affiliateId: jonas.affiliateId, utm: { utmSource: 'mail', utmTerm: '' } },
  ]);
});

test('a visitor who comes back without a link is counted by the saved code, which keeps its thirty days and the time of the touch', async () => {
  const { sessionId } = session();
  await send({ ...link(), sessionId }, { headers: { cookie: consented } });
  const [touch] = await shop.database.db.select().from(touches);
  later(days(3));
  const { cookies } = await send(
    { affiliateCode: jonas.code, sessionId, landingPage: '/en/brands' },
    { headers: { cookie: `${consented}; affiliate_code=${jonas.code}` } },
  );
  expect(cookies).toEqual([expect.stringContaining(`affiliate_session=${sessionId}`)]);
  expect((await listStoredClicks()).map(({ affiliateId, reason }) => [affiliateId, reason])).toEqual([
    [jonas.affiliateId, ''],
    [jonas.affiliateId, ''],
  ]);
  expect(await shop.database.db.select().from(touches)).toEqual([touch]);
});

test('an unknown code in an address does not replace the saved code', async () => {
  const { sessionId } = session();
  const { cookies } = await send(
    { affiliateCode: 'NOBODY', sessionId, landingPage: '/en/?ref=NOBODY' },
    { headers: { cookie: `${consented}; affiliate_code=${jonas.code}` } },
  );
  expect(cookies).toEqual([]);
});

test('a browser with consent and without a session gets one', async () => {
  const { cookies } = await send(link(), { headers: { cookie: consented } });
  const [touch] = await shop.database.db.select().from(touches);
  expect(cookies[0]).toContain(`affiliate_session=${touch?.sessionId}`);
  expect(touch?.sessionId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab]/);
});

test('without consent the click is counted, but no cookie is set and no session stored', async () => {
  const { sessionId } = session();
  for (const cookie of ['', refused, 'consent=2.11.0193f6a2-record.1795334400']) {
    expect((await send({ ...link(), sessionId }, { headers: { cookie } })).cookies).toEqual([]);
  }
  const rows = await listStoredClicks();
  expect(rows.map(({ reason }) => reason)).toEqual(['', '', '']);
  expect(rows.map(({ visitor }) => visitor)).not.toContain(sessionId);
  expect(await shop.database.db.select().from(touches)).toEqual([]);
});

test('no touch is stored for a bot or a code that earns nothing', async () => {
  const waiting = await applyAsAffiliate(shop);
  const headers = { cookie: consented };
  expect((await send({ ...link(), ...session() }, { headers: { ...headers, 'user-agent': 'curl/8.5.0' } })).cookies).toEqual([]);
  expect((await send({ affiliateCode: waiting.code, ...session() }, { headers })).cookies).toEqual([]);
  expect(await shop.database.db.select().from(touches)).toEqual([]);
});

test('clicks of a suspended affiliate stop counting at once', async () => {
  const eva = await activeAffiliate(shop);
  await send({ affiliateCode: eva.code });
  await suspendAffiliate(shop.database, eva);
  await send({ affiliateCode: eva.code });
  expect((await listStoredClicks()).map(({ reason }) => reason)).toEqual(['', 'not-active']);
});

test('an address that sends too many clicks in a minute is refused with a retry time', async () => {
  const answers = [];
  for (let n = 0; n < 301; n += 1) answers.push(send({ affiliateCode: 'nobody' }, from('203.0.113.200')));
  const refusedOnes = (await Promise.all(answers)).filter(({ status }) => status !== 200);
  expect(refusedOnes).toHaveLength(1);
  expect(refusedOnes[0]).toMatchObject({ status: 429, code: 'TooManyRequests' });
  expect(Number(refusedOnes[0]?.retryAfter)).toBeGreaterThan(0);
});

test('a new day has its own partition and key, and the key of the day before is deleted', async () => {
  await send(link(), from('203.0.113.5'));
  later(days(20));
  await send(link(), from('203.0.113.5'));
  const day = now().toISOString().slice(0, 10);
  expect((await shop.database.db.select().from(clickKeys)).map((key) => key.day)).toEqual([day]);
  const { rows } = await shop.database.pool.query<{ name: string }>('select tableoid::regclass::text as name from clicks order by id');
  expect(rows[1]?.name).toBe(`clicks_${day.replaceAll('-', '_')}`);
  const [first, second] = await listStoredClicks();
  expect(first?.addressHash).not.toBe(second?.addressHash);
});

test('a click without a partition for its day, as after a restore, moves into the partition once it exists', async () => {
  await send(link());
  await shop.database.pool.query(`update clicks set at = at + interval '40 days'`);
  const inRest = async () => (await shop.database.pool.query('select from clicks_rest')).rowCount;
  expect(await inRest()).toBe(1);
  later(days(40));
  await runJob('tracking.rotate-days');
  expect(await inRest()).toBe(0);
  expect(await listStoredClicks()).toHaveLength(1);
});

test('clicks are deleted after ninety days and touches after thirty; the counts stay', async () => {
  const eva = await activeAffiliate(shop);
  const day = now().toISOString().slice(0, 10);
  await send({ affiliateCode: eva.code, ...session() }, { headers: { cookie: consented } });
  later(days(31));
  await runJob('tracking.rotate-days');
  expect(await listStoredClicks()).toHaveLength(1);
  expect(await shop.database.db.select().from(touches)).toEqual([]);
  later(days(60));
  await runJob('tracking.rotate-days');
  expect(await listStoredClicks()).toEqual([]);
  expect(await groupClicks(shop.database.db, { affiliateId: eva.affiliateId, from: day, until: day }, 'day')).toEqual([
    { key: [day], clicks: 1, validClicks: 1 },
  ]);
});

test('the counts equal a plain count of the clicks with the filter, before, during and after the roll-up', async () => {
  const eva = await activeAffiliate(shop);
  const day = now().toISOString().slice(0, 10);
  const filter = { affiliateId: eva.affiliateId, from: day, until: day };
  const filters = [filter, { ...filter, source: 's1', device: 'mobile' }, { ...filter, countryId: shopIds.SI }, { ...filter, countryId: shopIds.DE }];
  const dimensions = ['day', 'source', 'utm', 'subId', 'country', 'device', 'browser', 'os', 'link', 'reason'] as const;
  const counted = () => Promise.all(dimensions.flatMap((dimension) => filters.map((one) => groupClicks(shop.database.db, one, dimension))));
  const some = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        send(
          { affiliateCode: eva.code, source: `s${n % 3}`, utmSource: `u${n % 4}`, landingPage: `/?subid=x${n % 5}&link=${n % 2}` },
          { headers: { 'user-agent': n % 7 === 0 ? 'curl/8' : phone, host: n % 3 === 0 ? 'de.localhost' : 'si.localhost' } },
        ),
      ),
    );
  await some(100);
  const before = await counted();
  await Promise.all([some(200), runJob('tracking.count-clicks'), runJob('tracking.count-clicks'), some(50)]);
  await runJob('tracking.count-clicks');
  const all = await shop.database.db.select().from(clicks).where(eq(clicks.affiliateId, eva.affiliateId));
  const after = await counted();
  expect(all).toHaveLength(350);
  expect(before[0]?.[0]?.clicks).toBe(100);
  expect(after[0]).toEqual([{ key: [day], clicks: 350, validClicks: all.filter(({ reason }) => reason === '').length }]);
  for (const [n, groups] of after.entries()) {
    const { source, device, countryId }: ClickFilter = filters[n % filters.length] ?? filter;
    const of = all.filter(
      (click) =>
        (source === undefined || click.source === source) &&
        (device === undefined || click.device === device) &&
        (countryId === undefined || click.countryId === countryId),
    );
    expect(of.length).toBeGreaterThan(0);
    expect(groups.reduce((sum, group) => sum + group.clicks, 0)).toBe(of.length);
    expect(groups.reduce((sum, group) => sum + group.validClicks, 0)).toBe(of.filter(({ reason }) => reason === '').length);
  }
  const { rows } = await shop.database.pool.query('select sum(clicks)::int as clicks from click_hours where affiliate_id = $1', [eva.affiliateId]);
  expect(rows).toEqual([{ clicks: 350 }]);
  // A process of the previous release counted all clicks, but not by country.
  await shop.database.pool.query('delete from click_country_days; update click_cursor set country_click_id = 0');
  expect(await counted()).toEqual(after);
  await runJob('tracking.count-clicks');
  expect(await counted()).toEqual(after);
});

test('a conversion report with any body is counted and its content is not stored', async () => {
  for (const body of [{ orderNumber: 'SI-1', total: 99 }, 'no JSON', [1, 2]]) {
    expect((await shop.call('POST', 'affiliate/track-conversion', body, { host: 'si.localhost' })).status).toBe(200);
  }
  expect(await shop.database.db.select().from(conversionReports)).toMatchObject([{ countryId: shopIds.SI, reports: 3 }]);
  expect((await shop.call('POST', 'affiliate/track-conversion', 'x'.repeat(9000))).code).toBe('BodyTooLarge');
});
