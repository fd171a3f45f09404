import { afterEach, expect } from 'vitest';
import { setClock } from '#kit/clock';
import { correctStock, receiveStock } from '#modules/catalog';
import { publish } from '#platform/outbox';
import { inbox } from '#platform/tables';
import { inTransaction } from '#platform/transaction';
import { products } from '#tables/catalog';
import { stockNotices } from '#tables/notifications';
import { test } from '#testing/database';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { forgetStockNotices } from './forget-stock-notices.ts';
import { sendStockNotice } from './send-stock-notice.ts';

const { SI, GR, DE } = shopIds;
let resetClock = (): void => undefined;
afterEach(() => resetClock());

const ask = (shop: TestShop, { variantId }: TestGarment, changes: Record<string, unknown> = {}) =>
  shop.call('POST', 'stock-notices', { email: 'ana@example.si', variantId, countryId: SI, languageId: 1, ...changes });
const waiting = (shop: TestShop) => shop.database.db.select().from(stockNotices).orderBy(stockNotices.id);
const mails = (shop: TestShop) => shop.database.db.select().from(inbox);
const receive = (shop: TestShop, { variantId }: TestGarment, quantity = 1) =>
  inTransaction(shop.database.db, (tx) => receiveStock(tx, { lines: [{ variantId, quantity }], reference: 'a delivery' }));

test('a variant that is back in stock sends one email per notice, from its shop and in its language', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 0, names: { 3: 'Leinenhemd', 6: 'Λινό πουκάμισο' } });
  expect(await ask(shop, garment)).toMatchObject({ status: 200, data: null });
  expect(await ask(shop, garment, { email: ' Eleni@Example.GR ', countryId: GR, languageId: 6 })).toMatchObject({ status: 200 });
  expect(await ask(shop, garment, { email: 'jan@example.de', countryId: DE, languageId: 3 })).toMatchObject({ status: 200 });
  await shop.runJobs();
  expect(await mails(shop)).toEqual([]);

  await receive(shop, garment, 5);
  await shop.runJobs();
  const sent = new Map((await mails(shop)).map((mail) => [mail.recipient, mail]));
  expect([...sent.keys()].sort()).toEqual(['ana@example.si', 'eleni@example.gr', 'jan@example.de']);
  expect(sent.get('ana@example.si')).toMatchObject({ subject: 'Back in stock: Linen shirt', sender: '"Selvedge" <hello@selvedge.si>' });
  expect(sent.get('ana@example.si')?.text).toMatch(/Colour: Navy · Size: M[^]*http:\/\/si\.localhost:4300\/en\/product\/garment-[^]*the only email/);
  expect(sent.get('eleni@example.gr')?.subject).toBe('Ξανά διαθέσιμο: Λινό πουκάμισο');
  expect(sent.get('eleni@example.gr')?.text).toMatch(/http:\/\/gr\.localhost:4300\/product\/garment-[\w-]+\?color=navy\b/);
  expect(sent.get('jan@example.de')?.subject).toBe('Wieder da: Leinenhemd');

  await receive(shop, garment, 5);
  await shop.runJobs();
  expect(await mails(shop)).toHaveLength(3);
});

test('a piece that is sold again sends no email, and the notice stays open', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 0 });
  await ask(shop, garment);
  await receive(shop, garment);
  const cart = await shop.createCart(SI, { garment });
  await shop.order(cart.id, readyForm('SI', { email: 'other@example.si' }));
  await shop.runJobs();
  expect((await mails(shop)).map(({ recipient }) => recipient)).toEqual(['other@example.si']);
  expect(await waiting(shop)).toMatchObject([{ sentAt: null, claimedAt: null }]);
  await receive(shop, garment);
  await shop.runJobs();
  expect((await mails(shop)).map(({ recipient }) => recipient).sort()).toEqual(['ana@example.si', 'other@example.si']);
});

test('an available variant and an unknown variant allow no notice', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 1 });
  expect(await ask(shop, garment)).toMatchObject({ status: 409, code: 'VariantAvailable' });
  expect(await ask(shop, { ...garment, variantId: 999_999 })).toMatchObject({ status: 404, code: 'VariantNotFound' });
  await inTransaction(database.db, (tx) => correctStock(tx, { counts: [{ variantId: garment.variantId, pieces: 0 }], reference: 'a count' }));
  await database.db.update(products).set({ status: 'retired' });
  expect(await ask(shop, garment)).toMatchObject({ status: 404, code: 'VariantNotFound' });
  expect(await waiting(shop)).toEqual([]);
});

test('the same request twice creates one notice with the same response', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 0 });
  const answers = await Promise.all([1, 2, 3, 4].map((time) => ask(shop, garment, { email: time % 2 ? 'ana@example.si' : 'ANA@example.si' })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await waiting(shop)).toHaveLength(1);
});

test('an email address has at most twenty open notices, also with concurrent requests', async ({ database }) => {
  const shop = openTestShop(database);
  const garments: TestGarment[] = [];
  for (let count = 0; count < 22; count += 1) garments.push(await shop.garment({ stock: 0 }));
  const answers = await Promise.all(garments.map((garment) => ask(shop, garment)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status, code }) => status === 429 && code === 'TooManyRequests')).toHaveLength(2);
  const known = garments.find((_, index) => answers[index]?.status === 200) as TestGarment;
  expect(await ask(shop, known)).toMatchObject({ status: 200 });
  expect(await ask(shop, known, { email: 'someone@else.si' })).toMatchObject({ status: 200 });
});

test.for([
  [{ email: '' }, 'email', 'required'],
  [{ email: 'ana' }, 'email', 'email'],
  [{ email: 'ana@example.si\nBcc: eve@example.com' }, 'email', 'email'],
  [{ variantId: 0 }, 'variantId', 'too_small'],
  [{ variantId: 2 ** 40 }, 'variantId', 'too_big'],
] as const)('an invalid request names the field: %j', async ([wrong, field, code], { database }) => {
  const shop = openTestShop(database);
  expect(await ask(shop, await shop.garment({ stock: 0 }), wrong)).toMatchObject({ status: 422, params: { issues: [{ field, code }] } });
});

test('an email that the server refuses is retried, concurrent jobs send one, and a crashed sender is replaced', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 0 });
  await ask(shop, garment);
  await receive(shop, garment);
  const [notice] = await waiting(shop);
  const send = () => sendStockNotice(shop.services, notice?.id ?? 0);
  const { mailer } = shop.services;
  shop.services.mailer = { ...mailer, send: () => Promise.reject(new Error('451 try again later')) };
  await expect(send()).rejects.toThrow('451');
  shop.services.mailer = mailer;

  // The email was claimed and its sender crashed: other jobs retry until the claim expires.
  await database.db.update(stockNotices).set({ claimedAt: new Date('2026-03-02T10:00:00Z') });
  resetClock = setClock(() => new Date('2026-03-02T10:00:30Z'));
  await expect(send()).rejects.toThrow('is being sent');
  resetClock = setClock(() => new Date('2026-03-02T10:01:01Z'));
  await Promise.allSettled([send(), send(), send()]);
  expect(await mails(shop)).toHaveLength(1);
  await send();
  expect(await mails(shop)).toHaveLength(1);
});

test('an event that is delivered ten times sends one email', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 0 });
  await ask(shop, garment);
  await receive(shop, garment);
  for (let time = 0; time < 10; time += 1)
    await inTransaction(database.db, (tx) => publish(tx, { type: 'stock.changed', payload: { variantIds: [garment.variantId] } }));
  await shop.runJobs();
  expect(await mails(shop)).toHaveLength(1);
});

test('after an email a new notice for the same variant is accepted', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 0 });
  await ask(shop, garment);
  await receive(shop, garment);
  await shop.runJobs();
  await inTransaction(database.db, (tx) => correctStock(tx, { counts: [{ variantId: garment.variantId, pieces: 0 }], reference: 'a count' }));
  expect(await ask(shop, garment)).toMatchObject({ status: 200 });
  await receive(shop, garment);
  await shop.runJobs();
  expect(await mails(shop)).toHaveLength(2);
});

test('email addresses are deleted 30 days after the email, and after 180 days without one', async ({ database }) => {
  const shop = openTestShop(database);
  resetClock = setClock(() => new Date('2026-01-01T10:00:00Z'));
  const listed = await shop.garment({ stock: 0 });
  await ask(shop, listed);
  await ask(shop, await shop.garment({ stock: 0 }), { email: 'patient@example.si' });
  await receive(shop, listed);
  const [notice] = await waiting(shop);
  await sendStockNotice(shop.services, notice?.id ?? 0);

  resetClock = setClock(() => new Date('2026-01-31T09:00:00Z'));
  expect(await forgetStockNotices(database.db)).toBe(0);
  resetClock = setClock(() => new Date('2026-01-31T11:00:00Z'));
  expect(await forgetStockNotices(database.db)).toBe(1);
  expect((await waiting(shop)).map(({ email }) => email)).toEqual(['patient@example.si']);
  resetClock = setClock(() => new Date('2026-06-30T09:00:00Z'));
  expect(await forgetStockNotices(database.db)).toBe(0);
  resetClock = setClock(() => new Date('2026-06-30T11:00:00Z'));
  expect(await forgetStockNotices(database.db)).toBe(1);
  expect(await waiting(shop)).toEqual([]);
});
