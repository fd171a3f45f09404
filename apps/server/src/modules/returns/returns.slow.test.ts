import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, now, setClock } from '#kit/clock';
import { confirmOrder } from '#modules/fulfilment';
import { makeOrderLink } from '#modules/orders';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { addLargeSize } from '#testing/orders/add-size';
import { deliver } from '#testing/orders/delivered-order';
import { listMails } from '#testing/people/registered-customer';
import { signInCustomer } from '#testing/people/test-customer';
import { openTestShop, readyForm, shopIds, type PlacedOrder, type TestGarment, type TestShop } from '#testing/test-shop';
import { products } from '#tables/catalog';
import { stockLevels } from '#tables/catalog/stock';
import { documents } from '#tables/invoicing';
import { orderLines, orders } from '#tables/orders';
import { refunds } from '#tables/payments';
import { fitReports } from '#tables/reviews';
import { approveReturn } from './decide/approve-return.ts';
import type { NewReturn, ReturnOverview } from './contract.ts';
import { sendExchange } from './decide/exchange-return.ts';
import { receiveReturn } from './decide/receive-return.ts';
import { refundReturn } from './decide/refund-return.ts';
import { rejectReturn } from './decide/reject-return.ts';
import { returnEvents, returnRequests } from './tables.ts';

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
});
afterAll(() => database.close());

const bank = { holder: 'Ana Novak', iban: 'SI56 2633 0001 2039 086' };
const by = 'Mira';

/** Returns the stock of a variant; zeros if it never had stock. */
async function getStock(variantId: number): Promise<{ onHand: number; held: number }> {
  const [level] = await database.db.select().from(stockLevels).where(eq(stockLevels.variantId, variantId));
  return { onHand: level?.onHand ?? 0, held: level?.held ?? 0 };
}

interface Bought {
  order: PlacedOrder;
  /** The signed link of the order, and its number. */
  proof: { orderNumber: string; link: string };
  garment: TestGarment;
  email: string;
}

interface Buying {
  quantity?: number;
  isDelivered?: boolean;
  garment?: TestGarment;
  /** Discount on the goods, minor units. */
  discount?: number;
}

/** Places an order of one garment, paid in cash. */
async function bought({ quantity = 1, isDelivered = true, garment, discount = 0 }: Buying = {}): Promise<Bought> {
  const product = garment ?? (await shop.garment());
  const email = `ana-${crypto.randomUUID()}@example.si`;
  const cart = await shop.createCart(shopIds.SI, { garment: product, quantity });
  const { data: order } = await shop.order(cart.id, readyForm('SI', { email }));
  if (discount > 0) await giveDiscount(order.orderNumber, discount);
  if (isDelivered) await deliver(database, order);
  await shop.runJobs();
  return { order, proof: { orderNumber: order.orderNumber, link: order.link }, garment: product, email };
}

/** Applies a cart discount to a placed order. */
async function giveDiscount(orderNumber: string, discount: number): Promise<void> {
  const [order] = await database.db
    .update(orders)
    .set({ total: sql`${orders.total} - ${discount}` })
    .where(eq(orders.orderNumber, orderNumber))
    .returning();
  await database.db
    .update(orderLines)
    .set({ discount, total: sql`${orderLines.total} - ${discount}` })
    .where(and(eq(orderLines.orderId, order?.id ?? 0), eq(orderLines.kind, 'goods')));
}

const getOverview = async (proof: object) => (await shop.call<ReturnOverview>('POST', 'returns/overview', { proof })).data;
const ask = (proof: object, request: Partial<NewReturn>) =>
  shop.call<ReturnOverview>('POST', 'returns', { proof, request: { comments: '', hasAcceptedPolicy: true, payOut: bank, items: [], ...request } });
const wanted = (lineId: number, changes: Partial<NewReturn['items'][number]> = {}) => ({
  lineId,
  quantity: 1,
  reason: 'changed-mind',
  wish: 'refund' as const,
  isSealed: false,
  ...changes,
});
/** Returns the proof that a mail written now contains: links work for 90 days. */
async function renewProof({ orderNumber }: Bought['proof']): Promise<{ link: string }> {
  const [order] = await database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw new Error(`${orderNumber} is gone`);
  return { link: makeOrderLink(order) };
}
const getFirstLineId = async (proof: object) => (await getOverview(proof)).lines[0]?.lineId ?? 0;
const issues = (answer: { params: Record<string, unknown> }) =>
  (answer.params.issues as { field: string; code: string }[]).map(({ field, code }) => `${field}: ${code}`);
const listMailSubjects = async (email: string) => (await listMails(shop, email)).map(({ subject }) => subject);

const inLarge = (garment: TestGarment, stock?: number): Promise<number> => addLargeSize(database, garment, stock);

test('a return is requested, approved, received and refunded, and the customer gets an email for each step', async () => {
  const { proof, order, garment, email } = await bought({ quantity: 2 });
  const lineId = await getFirstLineId(proof);
  const before = await getStock(garment.variantId);
  const { status, data } = await ask(proof, { items: [wanted(lineId, { reason: 'too-small' })], comments: 'Sleeves' });
  expect(status).toBe(200);
  const [request] = data.requests;
  expect(request).toMatchObject({ kind: 'return', comments: 'Sleeves', canTakeBack: true, items: [{ status: 'Requested For Return', quantity: 1 }] });
  expect(data.lines[0]).toMatchObject({ quantity: 2, returnable: 1 });
  const returnNumber = request?.returnNumber ?? '';

  await approveReturn(database.db, { returnNumber, by });
  expect((await getOverview(proof)).requests[0]).toMatchObject({ hasNote: true, items: [{ status: 'APPROVED' }] });
  await receiveReturn(database.db, { returnNumber, by, isRestocked: true });
  expect(await getStock(garment.variantId)).toEqual({ onHand: before.onHand + 1, held: 0 });
  const refund = await refundReturn(database.db, { returnNumber, by });
  expect(refund).toMatchObject({ amount: 1999, currency: 'EUR', creditNote: expect.stringMatching(/^SI-\d{4}-C\d{6}$/) as string });
  expect((await getOverview(proof)).requests[0]?.items).toMatchObject([{ status: 'REFUNDED', refund: 19.99 }]);
  expect(await database.db.select().from(refunds).where(eq(refunds.reference, order.orderNumber))).toMatchObject([
    { amount: 1999, payOut: { holder: 'Ana Novak', iban: 'SI56263300012039086' } },
  ]);
  const [stored] = await database.db.select().from(returnRequests).where(eq(returnRequests.returnNumber, returnNumber));
  expect(stored?.payOut).toBeNull();
  const events = await database.db
    .select()
    .from(returnEvents)
    .where(eq(returnEvents.requestId, stored?.id ?? 0))
    .orderBy(returnEvents.id);
  expect(events.map(({ to, actor }) => `${to} by ${actor}`)).toEqual([
    'Requested For Return by shopper',
    'APPROVED by Mira',
    'RECEIVED by Mira',
    'REFUNDED by Mira',
  ]);
  await shop.runJobs();
  const subjects = await listMailSubjects(email);
  for (const words of ['received your return request', 'Please send', 'has arrived'])
    expect(subjects.filter((subject) => subject.includes(words))).toHaveLength(1);
});

test('each message names the missing field', async () => {
  const { proof } = await bought();
  const lineId = await getFirstLineId(proof);
  const bare = await ask(proof, { items: [wanted(lineId, { reason: '' })], hasAcceptedPolicy: false, payOut: { holder: '', iban: 'SI56 1' } });
  expect(bare).toMatchObject({ status: 422, code: 'InvalidInput' });
  expect(issues(bare)).toEqual([`items.${lineId}.reason: reason`, 'policy: policy', 'payOut.holder: required', 'payOut.iban: iban']);
  expect(issues(await ask(proof, { items: [] }))).toEqual(['items: items']);
  expect(issues(await ask(proof, { items: [wanted(lineId, { quantity: 2 })] }))).toEqual([`items.${lineId}.quantity: max`]);
  expect(issues(await ask(proof, { items: [wanted(lineId), wanted(lineId)] }))).toEqual([`items.${lineId}: notReturnable`]);
});

test('concurrent returns cannot exceed the pieces that were bought', async () => {
  const { proof } = await bought({ quantity: 3 });
  const lineId = await getFirstLineId(proof);
  const response = await Promise.all([1, 2, 3].map(() => ask(proof, { items: [wanted(lineId, { quantity: 2 })] })));
  expect(response.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await getOverview(proof)).lines[0]?.returnable).toBe(1);
});

test('nothing can be returned before delivery, after a hundred days, or once everything is returned', async () => {
  const sent = await bought({ isDelivered: false });
  expect((await getOverview(sent.proof)).closed).toBe('not-delivered');
  expect(await ask(sent.proof, { items: [wanted(await getFirstLineId(sent.proof))] })).toMatchObject({ status: 409, code: 'ReturnClosed' });

  const { proof } = await bought();
  const lineId = await getFirstLineId(proof);
  const later = now().getTime();
  const reset = setClock(() => new Date(later + days(101)));
  try {
    const late = await renewProof(proof);
    expect((await getOverview(late)).closed).toBe('too-late');
    expect(await ask(late, { items: [wanted(lineId)] })).toMatchObject({ code: 'ReturnClosed' });
  } finally {
    reset();
  }
  const onTheLastDay = setClock(() => new Date(later + days(100)));
  try {
    expect((await ask(await renewProof(proof), { items: [wanted(lineId)] })).status).toBe(200);
  } finally {
    onTheLastDay();
  }
  expect((await getOverview(proof)).closed).toBe('nothing-left');
});

test('an exchange holds the new size from the request, is sent free of charge and reduces stock once', async () => {
  const { proof, garment } = await bought();
  const large = await inLarge(garment);
  const [line] = (await getOverview(proof)).lines;
  expect(line?.sizes).toEqual([{ variantId: large, size: 'l', free: 1 }]);
  const { data } = await ask(proof, { items: [wanted(line?.lineId ?? 0, { wish: 'exchange', exchangeVariantId: large })], payOut: undefined });
  const returnNumber = data.requests[0]?.returnNumber ?? '';
  expect(await getStock(large)).toEqual({ onHand: 1, held: 1 });
  await approveReturn(database.db, { returnNumber, by });
  await receiveReturn(database.db, { returnNumber, by, isRestocked: true });
  await expect(refundReturn(database.db, { returnNumber, by })).rejects.toMatchObject({ code: 'ReturnCannotMove' });
  expect(await sendExchange(database.db, { returnNumber, by })).toContain(proof.orderNumber);
  expect(await getStock(large)).toEqual({ onHand: 0, held: 0 });
  expect((await getOverview(proof)).requests[0]?.items).toMatchObject([{ status: 'EXCHANGED', exchangeSize: 'l', refund: null }]);
  await expect(sendExchange(database.db, { returnNumber, by })).rejects.toMatchObject({ code: 'ReturnCannotMove' });
});

test('the last piece of a size is promised once, and released when the return is cancelled or rejected', async () => {
  const garment = await shop.garment();
  const large = await inLarge(garment);
  const [first, second] = [await bought({ garment }), await bought({ garment })];
  const inL = async ({ proof }: Bought) =>
    ask(proof, { items: [wanted(await getFirstLineId(proof), { wish: 'exchange', exchangeVariantId: large })] });
  const { data } = await inL(first);
  expect(await inL(second)).toMatchObject({ status: 409, code: 'SoldOut' });

  const returnNumber = data.requests[0]?.returnNumber ?? '';
  expect(await shop.call('POST', `returns/${returnNumber}/withdraw`, { proof: second.proof })).toMatchObject({ status: 404, code: 'ReturnNotFound' });
  const stored = await shop.call<ReturnOverview>('POST', `returns/${returnNumber}/withdraw`, { proof: first.proof });
  expect(stored.data).toMatchObject({ lines: [{ returnable: 1 }], requests: [{ canTakeBack: false, items: [{ status: 'WITHDRAWN' }] }] });
  expect(await getStock(large)).toEqual({ onHand: 1, held: 0 });

  const again = (await inL(second)).data.requests[0]?.returnNumber ?? '';
  await rejectReturn(database.db, { returnNumber: again, by, reason: 'It was worn.' });
  expect(await getStock(large)).toEqual({ onHand: 1, held: 0 });
  expect((await getOverview(second.proof)).requests[0]?.items).toMatchObject([{ status: 'REJECTED', refusal: 'It was worn.' }]);
  await shop.runJobs();
  const refused = (await listMails(shop, second.email)).find(({ subject }) => subject.startsWith('About your return'));
  expect(refused?.text).toContain('It was worn.');
});

test('if one of two pieces arrives, it is refunded and the other stays expected', async () => {
  const { proof } = await bought({ quantity: 2 });
  const { data } = await ask(proof, { items: [wanted(await getFirstLineId(proof), { quantity: 2 })] });
  const { returnNumber = '', items } = data.requests[0] ?? {};
  await approveReturn(database.db, { returnNumber, by });
  await receiveReturn(database.db, { returnNumber, by, isRestocked: false, pieces: [{ itemId: items?.[0]?.id ?? 0, quantity: 1 }] });
  expect((await refundReturn(database.db, { returnNumber, by })).amount).toBe(1999);
  expect((await getOverview(proof)).requests[0]?.items).toMatchObject([
    { status: 'REFUNDED', quantity: 1 },
    { status: 'APPROVED', quantity: 1 },
  ]);
  await receiveReturn(database.db, { returnNumber, by, isRestocked: false });
  // The whole order is back in time for a withdrawal: 1.90 € for cash on delivery and 3.90 € for delivery are refunded with the last piece.
  expect((await refundReturn(database.db, { returnNumber, by })).amount).toBe(2579);
});

test('a return of the whole order in time for a withdrawal refunds delivery, a later or partial one does not', async () => {
  const refund = async (quantity: number, afterDays: number) => {
    const { proof, order } = await bought({ quantity: 2 });
    const then = now().getTime() + days(afterDays);
    const reset = setClock(() => new Date(then));
    try {
      const lineId = await getFirstLineId(proof);
      const { data } = await ask(proof, { items: [wanted(lineId, { quantity })] });
      const { returnNumber = '' } = data.requests[0] ?? {};
      await approveReturn(database.db, { returnNumber, by });
      await receiveReturn(database.db, { returnNumber, by, isRestocked: true });
      const [row] = await database.db.select().from(orders).where(eq(orders.orderNumber, order.orderNumber));
      return { amount: (await refundReturn(database.db, { returnNumber, by })).amount, total: row?.total ?? 0, returnNumber, lineId, proof };
    } finally {
      reset();
    }
  };
  const whole = await refund(2, 3);
  expect(whole.total).toBeGreaterThan(2 * 1999);
  expect(whole.amount).toBe(whole.total);
  expect((await refund(2, 20)).amount).toBe(2 * 1999);
  expect((await refund(1, 3)).amount).toBe(1999);
});

test('a return of the whole order of which a part is rejected or kept refunds no delivery', async () => {
  const { proof } = await bought({ quantity: 2 });
  const { data } = await ask(proof, { items: [wanted(await getFirstLineId(proof), { quantity: 2 })] });
  const { returnNumber = '', items } = data.requests[0] ?? {};
  const pieces = [{ itemId: items?.[0]?.id ?? 0, quantity: 1 }];
  await approveReturn(database.db, { returnNumber, by });
  await receiveReturn(database.db, { returnNumber, by, isRestocked: false, pieces });
  await shop.call('POST', `returns/${returnNumber}/withdraw`, { proof });
  expect((await refundReturn(database.db, { returnNumber, by })).amount).toBe(1999);
});

test('a discounted order returned piece by piece refunds and credits exactly what was paid for its goods', async () => {
  // Three pieces for 44.45 €, so that each third must be rounded.
  const { proof, order } = await bought({ quantity: 3, discount: 1552 });
  const amounts: number[] = [];
  // After the withdrawal period, delivery is not refunded.
  const later = now().getTime() + days(20);
  const reset = setClock(() => new Date(later));
  for (const _ of [1, 2, 3]) {
    const { data } = await ask(proof, { items: [wanted(await getFirstLineId(proof))] });
    const { returnNumber = '' } = data.requests[0] ?? {};
    await approveReturn(database.db, { returnNumber, by });
    await receiveReturn(database.db, { returnNumber, by, isRestocked: true });
    amounts.push((await refundReturn(database.db, { returnNumber, by })).amount);
  }
  reset();
  expect(amounts).toEqual([1482, 1482, 1481]);
  const sent = await database.db.select().from(refunds).where(eq(refunds.reference, order.orderNumber));
  expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBe(4445);
  const [row] = await database.db.select().from(orders).where(eq(orders.orderNumber, order.orderNumber));
  const written = await database.db
    .select()
    .from(documents)
    .where(eq(documents.orderId, row?.id ?? 0));
  const sumTotals = (kind: string) => written.reduce((sum, document) => sum + (document.kind === kind ? document.total : 0), 0);
  const charges = await database.db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, row?.id ?? 0), ne(orderLines.kind, 'goods')));
  expect(sumTotals('invoice')).toBe(row?.total);
  expect(sumTotals('invoice') - sumTotals('credit-note')).toBe(charges.reduce((sum, { total }) => sum + total, 0));
});

test('a garment that was too small is counted for its fit once per return', async () => {
  const { proof, garment } = await bought({ quantity: 2 });
  const { data } = await ask(proof, { items: [wanted(await getFirstLineId(proof), { quantity: 2, reason: 'too-small' })] });
  const { returnNumber = '', items } = data.requests[0] ?? {};
  const reports = () => database.db.select().from(fitReports).where(eq(fitReports.productId, garment.productId));
  await approveReturn(database.db, { returnNumber, by });
  expect(await reports()).toEqual([]);
  await receiveReturn(database.db, { returnNumber, by, isRestocked: true, pieces: [{ itemId: items?.[0]?.id ?? 0, quantity: 1 }] });
  await receiveReturn(database.db, { returnNumber, by, isRestocked: true });
  expect(await reports()).toMatchObject([{ source: 'return', fit: 'small', sizeId: garment.sizeId }]);
});

test('hygiene goods can be returned sealed, or if they are faulty', async () => {
  const { proof } = await bought({ quantity: 2, garment: await shop.garment({ isHygiene: true }) });
  const lineId = await getFirstLineId(proof);
  expect(issues(await ask(proof, { items: [wanted(lineId)] }))).toEqual([`items.${lineId}.sealed: sealed`]);
  expect((await ask(proof, { items: [wanted(lineId, { reason: 'faulty' })] })).status).toBe(200);
  expect((await ask(proof, { items: [wanted(lineId, { isSealed: true })] })).status).toBe(200);
});

test('an order keeps the rule for sealed goods under which it was placed', async () => {
  const unsealed = await bought();
  await database.db.update(products).set({ isHygiene: true }).where(eq(products.id, unsealed.garment.productId));
  const lineId = await getFirstLineId(unsealed.proof);
  expect((await getOverview(unsealed.proof)).lines).toMatchObject([{ isHygiene: false, isSealNeeded: false }]);
  expect((await ask(unsealed.proof, { items: [wanted(lineId)] })).status).toBe(200);
});

test('in Bangladesh cash is refunded to a wallet', async () => {
  const cart = await shop.createCart(shopIds.BD, { garment: await shop.garment() });
  const { data: order } = await shop.order(cart.id, readyForm('BD'));
  const [row] = await database.db.select().from(orders).where(eq(orders.orderNumber, order.orderNumber));
  if (row?.status !== 'CONFIRMED') {
    await confirmOrder(database.db, { orderNumber: order.orderNumber, actor: 'staff', reason: 'called' });
  }
  await deliver(database, order);
  const proof = { link: order.link, email: 'rafi@example.com' };
  expect((await getOverview(proof)).payOut).toBe('bkash');
  const items = [wanted(await getFirstLineId(proof))];
  expect(issues(await ask(proof, { items, payOut: bank }))).toEqual(['payOut.bkash: required']);
  expect((await ask(proof, { items, payOut: { holder: 'Rafi Islam', bkash: '01712-345678' } })).status).toBe(200);
});

test("a customer sees their own returns, and another customer's order is not found", async () => {
  const customer = await signInCustomer(database);
  const other = await signInCustomer(database);
  const { order } = await bought();
  await database.db.update(orders).set({ customerId: customer.id }).where(eq(orders.orderNumber, order.orderNumber));
  const path = (id: number) => `user/${id}/orders/${order.invoiceNumber ?? ''}/returns`;
  const customerOrder = await shop.call<ReturnOverview>('GET', path(customer.id), undefined, customer.token);
  const request = { items: [wanted(customerOrder.data.lines[0]?.lineId ?? 0)], payOut: bank, hasAcceptedPolicy: true };
  expect(await shop.call('POST', path(other.id), request, other.token)).toMatchObject({ status: 404, code: 'OrderNotFound' });
  const response = await shop.call<ReturnOverview>('POST', path(customer.id), request, customer.token);
  expect(response.data.requests).toHaveLength(1);
  const takenBack = await shop.call<ReturnOverview>(
    'POST',
    `${path(customer.id)}/${response.data.requests[0]?.returnNumber ?? ''}/withdraw`,
    undefined,
    customer.token,
  );
  expect(takenBack.data.requests[0]?.items[0]?.status).toBe('WITHDRAWN');
});

test('repeated guesses at the proof of an order are stopped', async () => {
  const guess = () => shop.call('POST', 'returns/overview', { proof: { orderNumber: 'ZZZZZ-ZZZZZ', email: 'a@b.c' } });
  for (let time = 0; time < 20; time += 1) expect((await guess()).code).toBe('OrderNotFound');
  expect(await guess()).toMatchObject({ status: 429, code: 'TooManyRequests' });
});
