import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, setClock } from '#kit/clock';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { deliver } from '#testing/orders/delivered-order';
import { listMails } from '#testing/people/registered-customer';
import { openTestShop, readyForm, shopIds, type PlacedOrder, type TestShop } from '#testing/test-shop';
import type { Order } from '#contracts/orders';
import type { ReturnConfirmation, ReturnOverview } from '#contracts/returns';
import { orderConfirmations } from '#tables/orders';
import { returnEvents, returnRequests } from '#tables/returns';

let database: Database;
let shop: TestShop;
let resetClock = (): void => undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterEach(() => resetClock());
afterAll(() => database.close());

const person = { firstName: 'Zdenka', lastName: 'Hrovat', address: 'Zaloška 77', city: 'Domžale', postalCode: '1230', phone: '041 987 654' };
const account = { holder: 'Eve', iban: 'SI56263300012039086' };

/** A delivered order, and the two numbers that another person may read from a parcel or guess. */
async function bought({ isDelivered = true } = {}): Promise<{ order: PlacedOrder; numbers: { orderNumber: string; invoiceNumber: string } }> {
  const cart = await shop.createCart(shopIds.SI, { garment: await shop.garment() });
  const email = `zdenka-${crypto.randomUUID()}@hrovat.example`;
  const { data: order } = await shop.order(cart.id, readyForm('SI', { ...person, email }));
  if (isDelivered) await deliver(database, order);
  await shop.runJobs();
  return { order, numbers: { orderNumber: order.orderNumber, invoiceNumber: order.invoiceNumber ?? '' } };
}

const track = (proof: object) => shop.call<Order>('POST', 'orders/track', proof);
const getOverview = async (proof: object) => (await shop.call<ReturnOverview>('POST', 'returns/overview', { proof })).data;
const getLineId = async (proof: object) => (await getOverview(proof)).lines[0]?.lineId ?? 0;
async function askReturn(proof: object) {
  const items = [{ lineId: await getLineId(proof), quantity: 1, reason: 'too-small' }];
  return shop.call<ReturnOverview>('POST', 'returns', { proof, request: { items, hasAcceptedPolicy: true, payOut: account } });
}
const askWithdrawal = (proof: object) =>
  shop.call<ReturnOverview>('POST', 'withdrawals', { proof, withdrawal: { payOut: account }, isConfirmed: true });
/** Returns the latest email to an order's address, with the secret of its link. */
async function getMail({ email }: PlacedOrder) {
  await shop.runJobs();
  const [mail] = await listMails(shop, email);
  return { subject: mail?.subject, text: mail?.text ?? '', link: /orders\/(?:confirm|view)\/([\w-]+)/.exec(mail?.text ?? '')?.[1] };
}
const view = (link: string | undefined) => shop.call<ReturnConfirmation>('POST', 'returns/confirmations/view', { link });
const confirm = (link: string | undefined, payOut?: object) => shop.call<ReturnOverview>('POST', 'returns/confirmations', { link, payOut });

/** Personal values that a caller with numbers alone must not see. */
const secrets = ({ email }: PlacedOrder) => [email, ...Object.values(person), '+38641987654'];

test('the numbers of an order show it without name, email, address, phone, documents and payment details', async () => {
  const { order, numbers } = await bought();
  const shown = await track(numbers);
  expect(shown).toMatchObject({ status: 200, data: { orderNumber: order.orderNumber, status: 'DELIVERED', link: null, documents: [] } });
  const overview = await getOverview(numbers);
  expect(overview).toMatchObject({ firstName: 'Z•••', email: 'z•••@h•••.example', payOut: null, link: null });
  for (const secret of secrets(order)) expect(JSON.stringify([shown.data, overview])).not.toContain(secret);
  const byEmail = (await track({ orderNumber: order.orderNumber.toLowerCase(), email: order.email.toUpperCase() })).data;
  expect(byEmail).toMatchObject({ email: order.email, link: null, shippingAddress: { lastName: 'H•••', address: '•••', city: '•••' } });
  const byLink = (await track({ link: order.link })).data;
  expect(byLink).toMatchObject({ email: order.email, documents: [{}], shippingAddress: { lastName: 'Hrovat', city: 'Domžale' } });
});

test('documents and taking back a return need the link or the account', async () => {
  const { order, numbers } = await bought();
  expect(await shop.call('POST', `orders/documents/${numbers.invoiceNumber}`, numbers)).toMatchObject({ status: 403, code: 'OrderEmailNeeded' });
  const asked = await askReturn({ link: order.link });
  expect(asked).toMatchObject({ status: 200, data: { requests: [{ canTakeBack: true }] } });
  const { returnNumber = '' } = asked.data.requests[0] ?? {};
  expect((await getOverview(numbers)).requests).toMatchObject([{ canTakeBack: false, hasNote: false }]);
  const takeBack = (proof: object) => shop.call('POST', `returns/${returnNumber}/withdraw`, { proof });
  expect(await takeBack(numbers)).toMatchObject({ status: 403, code: 'OrderEmailNeeded' });
  expect((await takeBack({ link: order.link })).status).toBe(200);
});

test('a return with the numbers of an order counts once the email to its address confirms it, and only there takes an account', async () => {
  const { order, numbers } = await bought();
  const asked = await askReturn(numbers);
  expect(asked).toMatchObject({ status: 202, data: { requests: [], waiting: [{ kind: 'return' }] } });
  expect(await database.db.select().from(orderConfirmations)).not.toContainEqual(
    expect.objectContaining({ content: expect.objectContaining({ payOut: account }) as object }),
  );
  const mail = await getMail(order);
  expect(mail.subject).toBe(`Please confirm your return of order ${order.orderNumber}`);
  expect(mail.text).toContain('1 × Linen shirt, Navy, M');
  expect((await view(mail.link)).data).toMatchObject({ kind: 'return', payOut: 'bank', isPayOutRequired: true, isConfirmed: false });

  expect(await confirm(mail.link)).toMatchObject({ status: 422, params: { issues: [{ field: 'payOut.holder' }, { field: 'payOut.iban' }] } });
  const done = await confirm(mail.link, { holder: 'Zdenka Hrovat', iban: account.iban });
  expect(done).toMatchObject({ status: 200, data: { requests: [{ kind: 'return', items: [{ status: 'Requested For Return' }] }], waiting: [] } });
  const [stored] = await database.db
    .select()
    .from(returnRequests)
    .where(eq(returnRequests.returnNumber, done.data.requests[0]?.returnNumber ?? ''));
  expect(stored?.payOut).toEqual({ holder: 'Zdenka Hrovat', iban: account.iban });
  expect(await confirm(mail.link, account)).toMatchObject({ status: 409, code: 'ConfirmationUsed' });
  expect((await view(mail.link)).data.isConfirmed).toBe(true);
});

test('a withdrawal with the numbers of an order is acknowledged at once, and counts from its declaration if it is confirmed after the period', async () => {
  const { order, numbers } = await bought();
  const declared = Date.now() + days(13);
  resetClock = setClock(() => new Date(declared));
  expect(await askWithdrawal(numbers)).toMatchObject({ status: 202, data: { canWithdraw: true, requests: [], waiting: [{ kind: 'withdrawal' }] } });
  const mail = await getMail(order);
  expect(mail.subject).toBe(`Please confirm your withdrawal from order ${order.orderNumber}`);
  expect(mail.text).toMatch(/On \d+ \w+ \d{4} at \d\d:\d\d \(Europe\/Ljubljana\) you told us/);
  expect(mail.text).toContain('1 × Linen shirt, Navy, M');

  resetClock();
  resetClock = setClock(() => new Date(declared + days(20)));
  expect((await getOverview({ link: order.link })).canWithdraw).toBe(false);
  const done = await confirm(mail.link);
  expect(done).toMatchObject({ status: 200, data: { requests: [{ kind: 'withdrawal', requestedAt: new Date(declared).toISOString() }] } });
  const [stored] = await database.db
    .select()
    .from(returnRequests)
    .where(eq(returnRequests.returnNumber, done.data.requests[0]?.returnNumber ?? ''));
  const ofDeclaration = and(eq(returnEvents.requestId, stored?.id ?? 0), eq(returnEvents.to, 'declared'));
  expect(await database.db.select({ at: returnEvents.at }).from(returnEvents).where(ofDeclaration)).toEqual([{ at: new Date(declared) }]);
  expect((await getMail(order)).subject).toBe(`You’ve withdrawn from your Selvedge order ${order.orderNumber}`);
});

test('a link confirms only its own request, not after a month, and an altered one is refused', async () => {
  const { order, numbers } = await bought();
  await askReturn(numbers);
  const { link = '' } = await getMail(order);
  expect(await shop.call('POST', 'reviews/confirmations', { link })).toMatchObject({ status: 410, code: 'LinkExpired' });
  for (const wrong of [link.replace('r-', 'w-'), `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, order.link, 'r-1-x'])
    expect(await confirm(wrong), wrong).toMatchObject({ status: 410, code: 'LinkExpired' });
  resetClock = setClock(() => new Date(Date.now() + days(31)));
  expect(await view(link)).toMatchObject({ status: 410 });
});

test('wrong numbers are counted together for tracking, returns, withdrawals, documents, links, payments and reviews', async () => {
  const { order, numbers } = await bought();
  const guesses = (invoiceNumber: string) => {
    const proof = { orderNumber: order.orderNumber, invoiceNumber };
    return [
      () => track(proof),
      () => shop.call('POST', 'returns/overview', { proof }),
      () => shop.call('POST', 'returns', { proof, request: { items: [] } }),
      () => shop.call('POST', 'withdrawals', { proof, withdrawal: {}, isConfirmed: true }),
      () => shop.call('POST', `orders/documents/${numbers.invoiceNumber}`, proof),
      () => shop.call('POST', 'orders/link', proof),
      () => shop.call('POST', 'orders/pay', proof),
      () => shop.call('POST', `orders/${order.orderNumber}/reviews`, { productId: 1, author: 'Eve', stars: 1, invoiceNumber }),
    ];
  };
  let refused = 0;
  for (const invoice of ['SI-2026-900001', 'SI-2026-900002', 'SI-2026-900003'])
    for (const guess of guesses(invoice)) {
      const { status } = await guess();
      if (status === 429) refused += 1;
      else expect(status).toBe(404);
    }
  expect(refused).toBe(3 * 8 - 20);
  // Correct numbers are refused as well, but the owner's link works.
  expect((await track(numbers)).status).toBe(429);
  expect((await track({ link: order.link })).status).toBe(200);
});

test('the link of an order is mailed to its own address, at most ten times a day', async () => {
  const { order, numbers } = await bought();
  for (let time = 1; time <= 10; time += 1) expect((await shop.call('POST', 'orders/link', numbers)).status).toBe(200);
  expect(await shop.call('POST', 'orders/link', numbers)).toMatchObject({ status: 429, code: 'TooManyRequests' });
  expect(await askReturn(numbers)).toMatchObject({ status: 429 });
  const { subject, link } = await getMail(order);
  expect(subject).toBe(`Open your Selvedge order ${order.orderNumber}`);
  expect((await track({ link })).data.email).toBe(order.email);
});
