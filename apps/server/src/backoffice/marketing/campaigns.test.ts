import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Campaign, Participation } from '#contracts/campaigns';
import { setClock } from '#kit/clock';
import { saveCoupon } from '#modules/promotions';
import type { Database } from '#platform/database';
import { forgetCounts } from '#platform/requests/rate-limit';
import { campaigns, campaignTranslations } from '#tables/campaigns';
import { createTestDatabase } from '#testing/database';
import { pastedPayloads } from '#testing/inputs/pasted-payloads';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';

interface Opened {
  id: number;
  revision: string;
}

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let resetClock = (): void => undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  staff = await signedInStaff(shop, { role: 'user', areas: ['marketing'] });
  await saveCoupon(database.db, { code: 'WOOL10', kind: 'percent', terms: { rate: 1000 } });
});
beforeEach(async () => {
  forgetCounts();
  await database.db.delete(campaigns);
});
afterEach(() => resetClock());
afterAll(() => database.close());

const setTime = (time: string) => {
  resetClock();
  resetClock = setClock(() => new Date(time));
};
const text = (title: string, body: string, languageId = 1) => ({ languageId, title, body, excerpt: `About ${title}`, alt: '' });
const campaign = (changes: object = {}) => ({
  slug: 'wool-week',
  couponCode: 'wool10',
  startsAt: '2026-11-01T08:00:00.000Z',
  endsAt: '2026-11-08T08:00:00.000Z',
  isActive: true,
  texts: [text('Wool week', '## Warm\n\nAll week.')],
  ...changes,
});
const make = async (form: object): Promise<Opened> => {
  const { status, data, params } = await staff.call<Opened>('POST', 'admin/campaigns', form);
  expect(status, JSON.stringify(params)).toBe(200);
  return data;
};
const open = (query = `countryId=${shopIds.SI}`) => shop.call<Campaign>('GET', `campaigns/wool-week?${query}`);
const ask = async (emailOrInvoice: string, countryId: number = shopIds.SI, slug = 'wool-week') =>
  shop.call<Participation>('POST', `campaigns/${slug}/participations`, { emailOrInvoice, countryId });
const takesPart = async (...args: Parameters<typeof ask>) => (await ask(...args)).data.takesPart;
const placeOrder = async (time: string, country: 'SI' | 'DE', email: string) => {
  setTime(time);
  const cart = await shop.createCart(shopIds[country], { garment: await shop.garment() });
  const { data, status } = await shop.order(cart.id, readyForm(country, { email }));
  expect(status).toBe(201);
  return data;
};

test('a campaign shows its offer while it runs; before and after, only its dates', async () => {
  const garment = await shop.garment();
  await make(campaign({ productIds: [garment.productId], texts: [text('Wool week', '## Warm'), text('Wollwoche', 'Warm.', 3)] }));
  setTime('2026-11-01T07:59:00Z');
  expect((await open()).data).toMatchObject({ title: 'Wool week', phase: 'before', html: '', couponCode: null, productIds: [] });
  const response = await shop.app.request(`http://localhost/api/campaigns/wool-week?countryId=${shopIds.SI}`);
  expect(response.headers.get('cache-control')).toContain('s-maxage=60');
  setTime('2026-11-01T08:00:00Z');
  expect((await open()).data).toMatchObject({
    phase: 'running',
    html: '<h2>Warm</h2>\n',
    couponCode: 'WOOL10',
    productIds: [garment.productId],
    endsAt: '2026-11-08T08:00:00.000Z',
    answeredAt: '2026-11-01T08:00:00.000Z',
  });
  expect((await open(`countryId=${shopIds.DE}&languageId=3`)).data).toMatchObject({ title: 'Wollwoche', html: '<p>Warm.</p>\n' });
  expect((await open(`countryId=${shopIds.GR}&languageId=6`)).data.title).toBe('Wool week');
  setTime('2026-11-08T08:00:00Z');
  expect((await open()).data).toMatchObject({ phase: 'over', html: '', couponCode: null, productIds: [] });
});

test('a campaign that is hidden, in other countries only, or unknown is not found', async () => {
  const { id, revision } = await make(campaign({ countryIds: [shopIds.DE] }));
  expect((await open(`countryId=${shopIds.DE}`)).status).toBe(200);
  expect(await open()).toMatchObject({ status: 404, code: 'CampaignNotFound' });
  await staff.call('PUT', `admin/campaigns/${id}`, { ...campaign({ isActive: false }), revision });
  expect((await open(`countryId=${shopIds.DE}`)).status).toBe(404);
  await staff.call('DELETE', `admin/campaigns/${id}`);
  expect((await open()).status).toBe(404);
  expect(await ask('ana@example.si')).toMatchObject({ status: 404, code: 'CampaignNotFound' });
});

test('a customer with an order within its dates takes part, by email in any case or by invoice; orders before or after do not count', async () => {
  await make(campaign());
  await placeOrder('2026-11-01T07:59:59Z', 'SI', 'early@example.si');
  const placed = await placeOrder('2026-11-01T08:00:00Z', 'SI', 'ana@example.si');
  await placeOrder('2026-11-08T08:00:00Z', 'SI', 'late@example.si');
  expect(await takesPart('Ana@Example.SI ')).toBe(true);
  expect(placed.invoiceNumber).toMatch(/^SI-2026-/);
  expect(await takesPart(String(placed.invoiceNumber).toLowerCase())).toBe(true);
  for (const none of ['early@example.si', 'late@example.si', 'nobody@example.si', 'SI-2026-999999', 'ana@example', '%', "' or 1=1 --"])
    expect(await takesPart(none.padEnd(3)).catch(() => false), none).not.toBe(true);
});

test('an order that was cancelled, or placed in a country without the campaign, does not take part', async () => {
  await make(campaign({ countryIds: [shopIds.SI] }));
  const placed = await placeOrder('2026-11-02T08:00:00Z', 'SI', 'sorry@example.si');
  await placeOrder('2026-11-02T08:00:00Z', 'DE', 'jan@example.de');
  expect(await takesPart('jan@example.de')).toBe(false);
  expect(await takesPart('sorry@example.si')).toBe(true);
  const adminOrder = await signedInStaff(shop, { role: 'admin' });
  const cancelled = await adminOrder.call('POST', `admin/orders/${placed.orderNumber}/cancel`, { reason: 'by telephone' });
  expect(cancelled.status, JSON.stringify(cancelled)).toBe(200);
  expect(await takesPart('sorry@example.si')).toBe(false);
});

test('an unknown address gets the same response as a known customer who does not take part', async () => {
  await make(campaign());
  await placeOrder('2026-10-20T08:00:00Z', 'SI', 'autumn@example.si');
  expect(await ask('nobody@example.si')).toEqual(await ask('autumn@example.si'));
});

test('a caller who tries out addresses is stopped after ten', async () => {
  await make(campaign());
  for (let tries = 0; tries < 10; tries += 1) expect((await ask(`guess${tries}@example.si`)).status).toBe(200);
  const stopped = await ask('guess11@example.si');
  expect(stopped).toMatchObject({ status: 429 });
  expect(stopped.params.retryAfterSeconds).toBeGreaterThan(0);
});

test('scripts pasted into a campaign are removed', async () => {
  for (let index = 0; index < pastedPayloads.length; index += 5) {
    const hostile = pastedPayloads.slice(index, index + 5).join('\n\n');
    await make(
      campaign({
        slug: `hostile-${index}`,
        texts: [{ ...text(`Safe ${hostile}`.slice(0, 200), `Safe\n\n${hostile}`), excerpt: hostile.slice(0, 400) }],
      }),
    );
  }
  const stored = JSON.stringify(await database.db.select().from(campaignTranslations));
  expect(stored).not.toMatch(/<[a-z/!?](?!ttps?:\/\/)|\bon[a-z]{3,}\s*=|(?:java|vb)script\s*:|data:text/i);
});

test.each([
  [{ texts: [] }, 'texts'],
  [{ slug: 'Not An Address' }, 'slug'],
  [{ slug: 'test' }, 'slug'],
  [{ slug: 'test2' }, 'slug'],
  [{ endsAt: '2026-11-01T08:00:00.000Z' }, 'endsAt'],
  [{ couponCode: 'NOTHERE' }, 'couponCode'],
  [{ productIds: [999_999] }, 'productIds'],
  [{ countryIds: [999_999] }, 'countryIds'],
])('a campaign cannot be saved with %j', async (wrong, field) => {
  const response = await staff.call('POST', 'admin/campaigns', campaign(wrong));
  expect(response).toMatchObject({ status: 422, params: { issues: [{ field }] } });
});

test('an address is used once and becomes free when its campaign is deleted', async () => {
  const { id } = await make(campaign());
  expect((await staff.call('POST', 'admin/campaigns', campaign())).params.issues).toMatchObject([{ field: 'slug', code: 'taken' }]);
  await staff.call('DELETE', `admin/campaigns/${id}`);
  await make(campaign());
});

test('a preview link shows an unpublished campaign as it will run', async () => {
  setTime('2026-10-20T08:00:00Z');
  const { id } = await make(campaign({ isActive: false }));
  resetClock();
  const link = { kind: 'campaign', id, countryId: shopIds.SI, languageId: 1 };
  const url = new URL((await staff.call<{ url: string }>('POST', 'admin/campaign-previews', link)).data.url);
  expect(url.pathname).toBe('/en/event/wool-week');
  const { data } = await open(`countryId=${shopIds.SI}&preview=${url.searchParams.get('preview')}`);
  expect(data).toMatchObject({ phase: 'running', couponCode: 'WOOL10' });
  expect((await open()).status).toBe(404);
  expect((await staff.call('POST', 'admin/campaign-previews', { ...link, id: id + 1000 })).status).toBe(404);
});
