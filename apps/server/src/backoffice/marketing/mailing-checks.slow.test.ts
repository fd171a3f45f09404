import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '#kit/clock';
import { saveCoupon } from '#modules/promotions';
import { products, slugs } from '#tables/catalog';
import { coupons } from '#tables/promotions';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';

let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;

interface Opened {
  id: number;
  revision: string;
  problems: { field: string; message: string }[];
}

beforeAll(async () => {
  shop = openTestShop(await createTestDatabase());
  staff = await signedInStaff(shop, { role: 'user', areas: ['marketing'] });
});
afterAll(() => shop.database.close());

const texts = [{ languageId: 1, text: 'Linen' }];
const create = (...blocks: object[]) => createForAudience({}, ...blocks);
const createForAudience = (audience: object, ...blocks: object[]) =>
  staff.call<Opened>('POST', 'admin/mailings', { name: 'Linen', texts: [{ languageId: 1, subject: 'Linen', preview: '' }], blocks, audience });
const open = async (id: number) => (await staff.call<Opened>('GET', `admin/mailings/${id}`)).data;
const schedule = ({ id, revision }: Opened, sendAt: Date | null = null) =>
  staff.call('POST', `admin/mailings/${id}/schedule`, { sendAt: sendAt?.toISOString() ?? null, revision });
const issue = (field: string) => ({ status: 422, params: { issues: [expect.objectContaining({ field }) as unknown] } });
const inDays = (count: number) => new Date(Date.now() + days(count));

test('a mailing cannot be scheduled for a time in the past', async () => {
  const { data } = await create({ kind: 'heading', texts });
  expect(await schedule(data, inDays(-1))).toMatchObject(issue('sendAt'));
  expect((await schedule(data, inDays(1))).status).toBe(200);
});

test('an audience without orders cannot need orders', async () => {
  const block = { kind: 'heading', texts };
  for (const rule of [{ minOrders: 2 }, { lastOrderDays: 30 }])
    expect(await createForAudience({ orders: 'never', ...rule }, block)).toMatchObject(issue('audience.orders'));
  expect((await createForAudience({ orders: 'never' }, block)).status).toBe(200);
});

test('a block refuses a picture that does not exist, and a picture that was deleted is a problem of the draft', async () => {
  const { rows } = await shop.database.db.execute<{ id: number }>(
    sql`insert into media (image_url, image_mime_type, width, height) values ('/media/shirt.webp', 'image/webp', 10, 10) returning id`,
  );
  const picture = { kind: 'picture', mediaId: rows[0]?.id ?? 0, link: '', texts };
  expect(await create({ kind: 'divider' }, { ...picture, mediaId: 999_999 })).toMatchObject(issue('blocks.1.mediaId'));
  const { data } = await create(picture);
  expect((await open(data.id)).problems).toEqual([]);
  await shop.database.db.execute(sql`delete from media where id = ${picture.mediaId}`);
  expect((await open(data.id)).problems).toMatchObject([{ field: 'blocks.0.mediaId' }]);
  expect(await schedule(data)).toMatchObject(issue('blocks.0.mediaId'));
});

test('a personal coupon is refused, and a coupon that no subscriber can use is a problem of the draft', async () => {
  const { db } = shop.database;
  const base = { kind: 'percent', terms: { rate: 1000 } };
  await saveCoupon(db, { ...base, code: 'PERSONAL', boundEmail: 'ana@example.si' });
  expect(await create({ kind: 'coupon', code: 'PERSONAL' })).toMatchObject(issue('blocks.0.code'));
  const flow = { isActive: true, delayDays: 90, pauseDays: 100, couponCode: 'PERSONAL' };
  expect(await staff.call('PUT', 'admin/newsletter-flows/win-back', flow)).toMatchObject(issue('couponCode'));

  await saveCoupon(db, { ...base, code: 'SPRING', validFrom: inDays(2), validUntil: inDays(5), mostUses: 1 });
  const { data } = await create({ kind: 'coupon', code: 'SPRING' });
  expect((await open(data.id)).problems).toEqual([]);
  expect(await schedule(data)).toMatchObject(issue('blocks.0.code'));
  expect(await schedule(data, inDays(6))).toMatchObject(issue('blocks.0.code'));
  await db.update(coupons).set({ uses: 1, validFrom: null }).where(eq(coupons.code, 'SPRING'));
  expect((await open(data.id)).problems).toMatchObject([{ field: 'blocks.0.code' }]);
  await db.update(coupons).set({ uses: 0 }).where(eq(coupons.code, 'SPRING'));
  expect((await schedule(data)).status).toBe(200);
});

test('a button whose page is not public is a problem of the draft', async () => {
  const garment = await shop.garment();
  const { db } = shop.database;
  const [found] = await db
    .select({ slug: slugs.slug })
    .from(slugs)
    .where(and(eq(slugs.kind, 'product'), eq(slugs.targetId, garment.productId)));
  const { data } = await create({ kind: 'button', link: `/product/${found?.slug}`, texts });
  expect((await open(data.id)).problems).toEqual([]);
  await db.update(products).set({ status: 'draft' }).where(eq(products.id, garment.productId));
  expect((await open(data.id)).problems).toMatchObject([{ field: 'blocks.0.link' }]);
  expect(await schedule(data)).toMatchObject(issue('blocks.0.link'));
});

test('the win-back flow waits for at least 30 days after an order and between two emails', async () => {
  const save = (delayDays: number, pauseDays: number) =>
    staff.call('PUT', 'admin/newsletter-flows/win-back', { isActive: true, delayDays, pauseDays, couponCode: '' });
  expect(await save(29, 30)).toMatchObject(issue('delayDays'));
  expect(await save(30, 29)).toMatchObject(issue('pauseDays'));
  expect((await save(30, 30)).status).toBe(200);
  const welcome = { isActive: true, delayDays: 0, pauseDays: 365, couponCode: '' };
  expect((await staff.call('PUT', 'admin/newsletter-flows/welcome', welcome)).status).toBe(200);
});
