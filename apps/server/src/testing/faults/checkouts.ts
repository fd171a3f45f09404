import { expect } from 'vitest';
import type { Cart, Checkout, PlacedOrder } from '#server/contract';
import { buildLine, readyForm, shopIds, type TestGarment } from '../test-shop.ts';
import type { RetryingCall } from './retrying-client.ts';

/** A checkout as its shopper saw it: every answer to the order button. */
export interface Pressed {
  method: 'cod' | 'card';
  isPaid: boolean;
  answers: PlacedOrder[];
}

/** A plentiful and a scarce garment. */
export interface Goods {
  plain: TestGarment;
  rare: TestGarment;
}

interface Buying {
  goods: Goods;
  /** Receives the checkout. */
  pressed: Pressed[];
  /** Number of the checkout. */
  turn: number;
  /** A third of the shoppers use the first method, the others the last one. */
  methods: readonly Pressed['method'][];
}

/** Buys with a new cart and completes the checkout, with other goods if the wanted ones sell out. */
export async function checkOut(call: RetryingCall, { goods, pressed, turn, methods }: Buying): Promise<void> {
  const method = methods[turn % 3 === 0 ? 0 : methods.length - 1] ?? 'cod';
  const isPaid = method === 'card' && turn % 4 !== 0;
  const answers: PlacedOrder[] = [];
  const wanted = turn % 2 === 0 ? goods.rare : goods.plain;
  const first = (await placeOne(call, { garment: wanted, method, turn })) ?? (await placeOne(call, { garment: goods.plain, method, turn }));
  if (!first) throw new Error('what there is plenty of is sold out');
  answers.push(first.placed);
  // Some shoppers press the button two or three times.
  for (let again = 0; again < turn % 3; again += 1) answers.push(getData(await first.press()));
  if (isPaid) await payByCard(call, first.placed.payUrl ?? '');
  pressed.push({ method, isPaid, answers });
}

interface Press {
  garment: TestGarment;
  method: 'cod' | 'card';
  turn: number;
}

/** Places one order. @returns undefined if the garment is sold out */
async function placeOne(call: RetryingCall, { garment, method, turn }: Press) {
  const phone = `031 ${String(100_000 + turn)}`;
  const form = readyForm('SI', { paymentMethod: method, email: `shopper-${turn}@example.si`, phone });
  const { id } = getData(await call<Cart>('POST', 'carts', { countryId: shopIds.SI }));
  const added = await call<Cart>('POST', `carts/${id}/lines`, buildLine(garment));
  if (!added.data) return undefined;
  // Adding a line is not idempotent, so a retry may add a second piece; setting the quantity corrects it.
  const counted = await call<Cart>('PATCH', `carts/${id}/lines/${added.data.lines[0]?.id}`, { quantity: 1 });
  if (!counted.data) return undefined;
  const { totals, idempotencyKey } = getData(await call<Checkout>('PATCH', `checkout/${id}`, { form }));
  const press = () =>
    call<PlacedOrder>(
      'POST',
      `checkout/${id}/orders`,
      { form, shownTotal: totals.total, orderButton: 'Order with obligation to pay' },
      { 'idempotency-key': idempotencyKey },
    );
  const { data: placed, code } = await press();
  if (placed) return { placed, press };
  if (code === 'SoldOut' || code === 'CartHasProblems') return undefined;
  throw new Error(`the order was refused: ${code}`);
}

function getData<Data>({ data, code }: { data: Data | undefined; code: string }): Data {
  if (data === undefined) throw new Error(`refused: ${code}`);
  return data;
}

async function payByCard(call: RetryingCall, payUrl: string): Promise<void> {
  await fetch(payUrl, { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'outcome=pay' });
  const sessionId = new URL(payUrl).pathname.split('/').at(-1);
  const { outcome } = getData(await call<{ outcome: string }>('POST', 'checkout/payment-return', { sessionId }));
  expect(outcome).toBe('succeeded');
}

/** Compares the answers that shoppers got with the stored orders. */
export function compareOrders<Order extends { orderNumber: string }>(pressed: readonly Pressed[], orders: readonly Order[]) {
  const byNumber = new Map(orders.map((order) => [order.orderNumber, order]));
  const numbers = pressed.map(({ answers }) => answers[0]?.orderNumber ?? '');
  const known = new Set(numbers);
  return {
    byNumber,
    numbers,
    /** Answered orders that are not stored. */
    lost: numbers.filter((number) => !byNumber.has(number)),
    /** Checkouts that got different orders, and stored orders that nobody was told about. */
    doubled: [
      ...pressed.filter(({ answers }) => new Set(answers.map(({ orderNumber }) => orderNumber)).size !== 1),
      ...orders.filter(({ orderNumber }) => !known.has(orderNumber)),
    ],
  };
}
