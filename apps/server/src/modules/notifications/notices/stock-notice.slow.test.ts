import { afterEach, expect } from 'vitest';
import { setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import { correctStock, receiveStock } from '#modules/catalog';
import { publish } from '#platform/outbox';
import { forgetCounts } from '#platform/requests/rate-limit';
import { inbox } from '#platform/tables';
import { inTransaction } from '#platform/transaction';
import { products } from '#tables/catalog';
import { stockNotices } from '#tables/notifications';
import { test } from '#testing/database';
import { type buildCalls, confirmEmail, getMailToken, listMails, registeredCustomer } from '#testing/people/registered-customer';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '#testing/test-shop';
import { deleteStockNotices } from './delete-stock-notices.ts';
import { sendStockNotice } from './send-stock-notice.ts';

const { SI, GR, DE } = shopIds;
let resetClock = (): void => undefined;
afterEach(() => {
  resetClock();
  forgetCounts();
});

const ask = (shop: TestShop, { variantId }: TestGarment, changes: Record<string, unknown> = {}) =>
  shop.call('POST', 'stock-notices', { email: 'ana@example.si', variantId, countryId: SI, languageId: 1, ...changes });
/** Opens the link in the latest mail to an address. */
const confirm = async (shop: TestShop, email = 'ana@example.si') => {
  await shop.runJobs();
  return shop.call('POST', 'stock-notices/confirmations', { token: getMailToken((await listMails(shop, email))[0]) });
};
/** Requests a notice whose link is opened too. */
const askAndConfirm = async (shop: TestShop, garment: TestGarment, changes: { email?: string; countryId?: number; languageId?: number } = {}) => {
  expect(await ask(shop, garment, changes)).toMatchObject({ status: 200, data: null });
  expect(await confirm(shop, changes.email?.trim().toLowerCase())).toMatchObject({ status: 200, data: null });
};
const waiting = (shop: TestShop) => shop.database.db.select().from(stockNotices).orderBy(stockNotices.id);
/** Returns all mails except those with a link to confirm a notice. */
const mails = async (shop: TestShop) => (await shop.database.db.select().from(inbox)).filter(({ text }) => !text?.includes('/stock-notice?token='));
const receive = (shop: TestShop, { variantId }: TestGarment, quantity = 1) =>
  inTransaction(shop.database.db, (tx) => receiveStock(tx, { lines: [{ variantId, quantity }], reference: 'a delivery' }));

test('a variant that is back in stock sends one email per notice, from its shop and in its language', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 0, names: { 3: 'Leinenhemd', 6: 'Λινό πουκάμισο' } });
  await askAndConfirm(shop, garment);
  await askAndConfirm(shop, garment, { email: ' Eleni@Example.GR ', countryId: GR, languageId: 6 });
  await askAndConfirm(shop, garment, { email: 'jan@example.de', countryId: DE, languageId: 3 });
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
  await askAndConfirm(shop, garment);
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
  await seedUserTypes(database.db);
  const ana = await registeredCustomer(shop);
  await confirmEmail(shop, ana);
  const garments: TestGarment[] = [];
  for (let count = 0; count < 22; count += 1) garments.push(await shop.garment({ stock: 0 }));
  const askAsAna = ({ variantId }: TestGarment) =>
    ana.call('POST', 'stock-notices', { email: ana.email.toUpperCase(), variantId, countryId: SI, languageId: 1 });
  const answers = await Promise.all(garments.map(askAsAna));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status, code }) => status === 429 && code === 'TooManyRequests')).toHaveLength(2);
  const known = garments.find((_, index) => answers[index]?.status === 200) as TestGarment;
  expect(await askAsAna(known)).toMatchObject({ status: 200 });
  expect(await ask(shop, known, { email: 'someone@else.si' })).toMatchObject({ status: 200 });
});

test('a notice for an unconfirmed address sends one link and no further email', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 0, names: { 3: 'Leinenhemd' } });
  expect(await ask(shop, garment, { email: 'jan@example.de', countryId: DE, languageId: 3 })).toMatchObject({ status: 200, data: null });
  await shop.runJobs();
  await receive(shop, garment, 5);
  await shop.runJobs();
  const sent = await listMails(shop, 'jan@example.de');
  expect(sent.map(({ subject }) => subject)).toEqual(['Bitte bestätigen: Benachrichtigung zu Leinenhemd']);
  expect(sent[0]?.text).toMatch(/Farbe: Navy · Größe: M[^]*http:\/\/de\.localhost:4300\/stock-notice\?token=/);

  // The garment is back in stock, so the notice is sent at once.
  expect(await confirm(shop, 'jan@example.de')).toMatchObject({ status: 200, data: null });
  await shop.runJobs();
  expect((await listMails(shop, 'jan@example.de'))[0]?.subject).toBe('Wieder da: Leinenhemd');
});

test('only the link of a notice confirms it, and not after its email was sent', async ({ database }) => {
  const shop = openTestShop(database);
  const [garment, other] = [await shop.garment({ stock: 0 }), await shop.garment({ stock: 0 })];
  await ask(shop, garment);
  await ask(shop, other);
  await shop.runJobs();
  const [, first] = await listMails(shop, 'ana@example.si');
  const token = getMailToken(first);
  const open = (text: string) => shop.call('POST', 'stock-notices/confirmations', { token: text });
  for (const wrong of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, token.replace(/^[^-]+/, 'zz'), 'zzzzzz-x', '-', `0${token}`])
    expect(await open(wrong)).toMatchObject({ status: 410, code: 'LinkExpired' });
  expect((await waiting(shop)).map(({ confirmedAt }) => confirmedAt)).toEqual([null, null]);
  expect(await open(token)).toMatchObject({ status: 200 });
  expect(await open(token)).toMatchObject({ status: 200 });
  expect((await waiting(shop)).filter(({ confirmedAt }) => confirmedAt !== null)).toHaveLength(1);
  await database.db.update(stockNotices).set({ sentAt: new Date() });
  expect(await open(token)).toMatchObject({ status: 410 });
});

test('only the confirmed address of the signed-in customer needs no link', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 0 });
  await seedUserTypes(database.db);
  const ana = await registeredCustomer(shop);
  const askAs = (caller: ReturnType<typeof buildCalls>, email: string) =>
    caller.call('POST', 'stock-notices', { email, variantId: garment.variantId, countryId: SI, languageId: 1 });
  await askAs(ana, ana.email);
  await askAs(ana, 'stranger@example.si');
  expect((await waiting(shop)).map(({ confirmedAt }) => confirmedAt)).toEqual([null, null]);
  await shop.runJobs();
  await shop.call('POST', 'auth/confirmEmail', {
    token: getMailToken((await listMails(shop, ana.email)).find(({ text }) => !text?.includes('/stock-notice'))),
  });
  await askAs(ana, ana.email);
  await askAs(ana, 'stranger@example.si');
  expect(new Map((await waiting(shop)).map(({ email, confirmedAt }) => [email, confirmedAt !== null]))).toEqual(
    new Map([
      [ana.email, true],
      ['stranger@example.si', false],
    ]),
  );
});

test('an address gets at most five links a day, and requests by others do not use up its limit', async ({ database }) => {
  const shop = openTestShop(database);
  const garments: TestGarment[] = [];
  for (let count = 0; count < 6; count += 1) garments.push(await shop.garment({ stock: 0 }));
  const answers = await Promise.all(garments.map((garment) => ask(shop, garment)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status, code }) => status === 429 && code === 'TooManyRequests')).toHaveLength(1);
  await shop.runJobs();
  expect(await listMails(shop, 'ana@example.si')).toHaveLength(5);
});

test('an unconfirmed notice is deleted after seven days', async ({ database }) => {
  const shop = openTestShop(database);
  resetClock = setClock(() => new Date('2026-01-01T10:00:00Z'));
  await ask(shop, await shop.garment({ stock: 0 }));
  resetClock = setClock(() => new Date('2026-01-08T09:00:00Z'));
  expect(await deleteStockNotices(database.db)).toBe(0);
  resetClock = setClock(() => new Date('2026-01-08T11:00:00Z'));
  expect(await deleteStockNotices(database.db)).toBe(1);
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
  await askAndConfirm(shop, garment);
  await receive(shop, garment);
  const [notice] = await waiting(shop);
  const send = () => sendStockNotice(shop.services, notice?.id ?? 0);
  const { mailer } = shop.services;
  shop.services.mailer = { ...mailer, send: () => Promise.reject(new Error('451 try again later')) };
  await expect(send()).rejects.toThrow('451');
  shop.services.mailer = mailer;

  // The email was claimed and its sender crashed: other jobs retry until the claim expires.
  await database.db.update(stockNotices).set({ claimedAt: new Date('2026-03-02T10:00:00Z') });
  resetClock = setClock(() => new Date('2026-03-02T10:04:59Z'));
  await expect(send()).rejects.toThrow('is being sent');
  resetClock = setClock(() => new Date('2026-03-02T10:05:01Z'));
  await Promise.allSettled([send(), send(), send()]);
  expect(await mails(shop)).toHaveLength(1);
  await send();
  expect(await mails(shop)).toHaveLength(1);
});

test('an event that is delivered ten times sends one email', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 0 });
  await askAndConfirm(shop, garment);
  await receive(shop, garment);
  for (let time = 0; time < 10; time += 1)
    await inTransaction(database.db, (tx) => publish(tx, { type: 'stock.changed', payload: { variantIds: [garment.variantId] } }));
  await shop.runJobs();
  expect(await mails(shop)).toHaveLength(1);
});

test('after an email a new notice for the same variant is accepted', async ({ database }) => {
  const shop = openTestShop(database);
  const garment = await shop.garment({ stock: 0 });
  await askAndConfirm(shop, garment);
  await receive(shop, garment);
  await shop.runJobs();
  await inTransaction(database.db, (tx) => correctStock(tx, { counts: [{ variantId: garment.variantId, pieces: 0 }], reference: 'a count' }));
  await askAndConfirm(shop, garment);
  await receive(shop, garment);
  await shop.runJobs();
  expect(await mails(shop)).toHaveLength(2);
});

test('email addresses are deleted 30 days after the email, and after 180 days without one', async ({ database }) => {
  const shop = openTestShop(database);
  resetClock = setClock(() => new Date('2026-01-01T10:00:00Z'));
  const listed = await shop.garment({ stock: 0 });
  await askAndConfirm(shop, listed);
  await askAndConfirm(shop, await shop.garment({ stock: 0 }), { email: 'patient@example.si' });
  await receive(shop, listed);
  const [notice] = await waiting(shop);
  await sendStockNotice(shop.services, notice?.id ?? 0);

  resetClock = setClock(() => new Date('2026-01-31T09:00:00Z'));
  expect(await deleteStockNotices(database.db)).toBe(0);
  resetClock = setClock(() => new Date('2026-01-31T11:00:00Z'));
  expect(await deleteStockNotices(database.db)).toBe(1);
  expect((await waiting(shop)).map(({ email }) => email)).toEqual(['patient@example.si']);
  resetClock = setClock(() => new Date('2026-06-30T09:00:00Z'));
  expect(await deleteStockNotices(database.db)).toBe(0);
  resetClock = setClock(() => new Date('2026-06-30T11:00:00Z'));
  expect(await deleteStockNotices(database.db)).toBe(1);
  expect(await waiting(shop)).toEqual([]);
});
