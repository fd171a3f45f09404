import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { affiliateDiscounts } from '#tables/promotions';
import { activeAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { createTestDatabase } from '#testing/database';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { TrackingLink } from '../contract.ts';
import { changeAffiliateStatus } from '../join/change-affiliate-status.ts';
import { followLink } from './follow-link.ts';

let database: Database;
let shop: TestShop;
let jonas: TestAffiliate;
let slug: string;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  jonas = await activeAffiliate(shop, { code: 'JONAS10' });
  const { productId } = await shop.garment({ name: 'Linen shirt' });
  const { rows } = await database.pool.query<{ slug: string }>('select slug from slugs where target_id = $1', [productId]);
  slug = rows[0]?.slug ?? '';
});
afterAll(() => database.close());

const make = (link: Record<string, unknown>, owner = jonas) =>
  owner.call<TrackingLink>('POST', 'affiliate/generate-tracking-url', {
    ...{ affiliateId: owner.affiliateId, countryId: shopIds.SI, languageId: 1 },
    ...link,
  });
const findIssue = async (url: string) => ((await make({ url })).params.issues as { code: string }[] | undefined)?.[0]?.code;

test('any page becomes a tracking link with a short form and a QR code', async () => {
  const { data } = await make({ url: '/brands', source: 'instagram', utmSource: 'ig', utmCampaign: 'spring & more', subId: 'story-1' });
  expect(data.url).toBe(
    `http://si.localhost:4300/brands?ref=JONAS10&src=instagram&utm_source=ig&utm_campaign=spring+%26+more&subid=story-1&link=${data.id}`,
  );
  expect(data.shortUrl).toMatch(/^http:\/\/si\.localhost:4300\/go\/[2-9b-z]{7}$/);
  expect(data.qrCode).toMatch(/^<svg/);
  expect(data).toMatchObject({ path: '/brands', earns: null, productName: null, clicks: 0, validClicks: 0, conversions: 0, commission: [] });
});

test('a link to a product shows the commission on one piece', async () => {
  const { data } = await make({ url: `http://de.localhost:4300/en/product/${slug}?color=navy&ref=OTHER&fbclid=1` });
  expect(data).toMatchObject({ countryId: shopIds.DE, path: `/en/product/${slug}?color=navy`, productName: 'Linen shirt' });
  expect(data.url).toBe(`http://de.localhost:4300/en/product/${slug}?color=navy&ref=JONAS10&link=${data.id}`);
  const { amount = 0, ratePercent = 0, currency } = data.earns ?? {};
  expect(currency).toBe('EUR');
  // 21.99 with 19 % VAT.
  expect(amount).toBeCloseTo((21.99 / 1.19) * (ratePercent / 100), 1);
});

test('an address that is not a public page of the shop is refused with a reason', async () => {
  expect(await findIssue('')).toBe('required');
  expect(await findIssue('https://elsewhere.example/brands')).toBe('elsewhere');
  expect(await findIssue('javascript://si.localhost:4300/%0aalert(1)')).toBe('elsewhere');
  expect(await findIssue('//elsewhere.example/brands')).toBe('elsewhere');
  expect(await findIssue('/product/no-such-thing')).toBe('product');
  for (const path of [
    '/affiliate/dashboard',
    '/user',
    '/auth/Login',
    '/api/countries',
    '/Checkout',
    '/xx/brands',
    '/product-stock/shirt',
    '/nowhere',
    '/brands/no-such-brand',
    '/collection/no-such-collection',
    '/category/no-such-category',
    '/category/no-such-category/below',
    '/blog/no-such-article',
  ])
    expect([path, await findIssue(path)]).toEqual([path, 'page']);
});

test('asking twice for the same link makes one link', async () => {
  const [one, other] = [await make({ url: '/categories', name: 'All' }), await make({ url: '/categories/', name: 'All' })];
  expect(other.data.id).toBe(one.data.id);
  expect((await make({ url: '/categories', name: 'Another' })).data.id).not.toBe(one.data.id);
});

test('a link carries a discount only if it is the affiliate’s own and valid', async () => {
  const other = await activeAffiliate(shop);
  const [own, foreign, greek] = await database.db
    .insert(affiliateDiscounts)
    .values([
      { affiliateId: jonas.affiliateId, name: 'Ten', kind: 'percent', terms: { rate: 1000 } },
      { affiliateId: other.affiliateId, name: 'Theirs', kind: 'percent', terms: { rate: 1000 } },
      { affiliateId: jonas.affiliateId, name: 'Greek', kind: 'percent', terms: { rate: 1000 }, countryIds: [shopIds.GR] },
    ])
    .returning({ id: affiliateDiscounts.id });
  const withDiscount = (affiliateDiscountId = 0) => make({ url: '/', affiliateDiscountId });
  expect((await withDiscount(own?.id)).data.url).toContain(`/?ref=JONAS10&adid=${own?.id ?? 0}&link=`);
  expect((await withDiscount(foreign?.id)).params).toEqual({ issues: [{ field: 'affiliateDiscountId', code: 'unknown' }] });
  expect((await withDiscount(greek?.id)).params).toEqual({ issues: [{ field: 'affiliateDiscountId', code: 'country' }] });
});

test('links are listed, renamed and archived; an archived link still leads to its page', async () => {
  const mira = await activeAffiliate(shop);
  const links = async (query = '') => (await mira.call<TrackingLink[]>('GET', `affiliate/${mira.affiliateId}/links${query}`)).data;
  const { data: first } = await make({ url: '/brands' }, mira);
  const { data: second } = await make({ url: `/product/${slug}` }, mira);
  const at = (id: number) => `affiliate/${mira.affiliateId}/links/${id}`;
  expect((await links()).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await links())[0]?.earns).toEqual(second.earns);
  expect((await mira.call<TrackingLink>('PATCH', at(first.id), { name: 'Brands, spring' })).data.name).toBe('Brands, spring');
  expect((await mira.call('DELETE', at(first.id))).status).toBe(200);
  expect((await links()).map(({ id }) => id)).toEqual([second.id]);
  expect((await links('?isArchived=true')).map(({ name }) => name)).toEqual(['Brands, spring']);
  expect(await jonas.call('PATCH', `affiliate/${jonas.affiliateId}/links/${second.id}`, { name: 'Mine' })).toMatchObject({ code: 'LinkNotFound' });

  const lead = (code: string, query = '') =>
    followLink(database.db, { code, query: new URLSearchParams(query), publicAddress: shop.services.config });
  expect(await lead(first.code.toUpperCase())).toBe(first.url);
  expect(await lead(second.code, 'subid=reel-7&ref=OTHER')).toBe(`${second.url}&subid=reel-7`);
  expect(await lead('unknown')).toBeUndefined();
});

test('a suspended affiliate cannot make links', async () => {
  const ines = await activeAffiliate(shop);
  await inTransaction(database.db, (tx) =>
    changeAffiliateStatus(tx, { affiliateId: ines.affiliateId, move: 'suspend', actor: 'Mira', reason: 'We look into orders.' }),
  );
  expect(await make({ url: '/brands' }, ines)).toMatchObject({ status: 403, code: 'AffiliateNotActive', params: { status: 'suspended' } });
  expect((await ines.call('GET', `affiliate/${ines.affiliateId}/links`)).status).toBe(200);
});
