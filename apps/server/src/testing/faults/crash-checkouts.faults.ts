import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockLevels } from '#tables/catalog';
import { orders } from '#tables/orders';
import { payments } from '#tables/payments';
import type { Cart, Checkout, PlacedOrder } from '#server/contract';
import { openCrashingShop, type CrashingShop } from './crashing-shop.ts';
import { chooseProofSize } from '../proof-size.ts';
import { createRetryingClient, type RetryingCall } from './retrying-client.ts';
import { buildLine, openTestShop, readyForm, shopIds, type TestGarment } from '../test-shop.ts';

const CHECKOUTS = chooseProofSize({ short: 60, whole: 200 });
const FAULTS = chooseProofSize({ short: 5, whole: 20 });
const SHOPPERS = 10;
/** Fewer than wanted, so that shoppers compete for the last pieces during the faults. */
const RARE_PIECES = CHECKOUTS / 5;
const PLAIN_PIECES = 100_000;

/** A checkout as its shopper saw it: every answer to the order button. */
interface Pressed {
  method: 'cod' | 'card';
  isPaid: boolean;
  answers: PlacedOrder[];
}

/** A plentiful and a scarce garment. */
interface Goods {
  plain: TestGarment;
  rare: TestGarment;
}

test(
  'no order is lost, duplicated or oversold when the process is killed and the database restarted during checkouts',
  { timeout: 300_000 },
  async () => {
    const crashing = await openCrashingShop();
    try {
      const goods = await crashing.withDatabase(async (database) => {
        const { garment } = openTestShop(database);
        return { plain: await garment({ stock: PLAIN_PIECES }), rare: await garment({ name: 'Rare', stock: RARE_PIECES }) };
      });
      const pressed: Pressed[] = [];
      const started = { checkouts: 0 };
      const call = createRetryingClient(crashing.api);
      const shoppers = Array.from({ length: SHOPPERS }, async () => {
        while (started.checkouts < CHECKOUTS) await checkOut(call, { goods, pressed, turn: (started.checkouts += 1) });
      });
      const faults = crashShop(crashing, () => pressed.length);
      await Promise.all([...shoppers, faults]);

      const stored = await crashing.withDatabase(async ({ db }) => ({
        orders: await db.select().from(orders),
        money: await db.select().from(payments).where(eq(payments.outcome, 'kept')),
        rare: (await db.select().from(stockLevels).where(eq(stockLevels.variantId, goods.rare.variantId)))[0],
      }));
      const byNumber = new Map(stored.orders.map((order) => [order.orderNumber, order]));
      const numbers = pressed.map(({ answers }) => answers[0]?.orderNumber ?? '');
      const lost = numbers.filter((number) => !byNumber.has(number));
      const doubled = [
        ...pressed.filter(({ answers }) => new Set(answers.map(({ orderNumber }) => orderNumber)).size !== 1),
        ...stored.orders.filter(({ orderNumber }) => !numbers.includes(orderNumber)),
        ...stored.money.filter(({ reference }, index) => stored.money.findIndex((other) => other.reference === reference) !== index),
      ];
      const states = pressed.map(({ method, isPaid, answers }) => {
        const order = byNumber.get(answers[0]?.orderNumber ?? '');
        return order?.status === (method === 'cod' || isPaid ? 'CONFIRMED' : 'PENDING');
      });
      const invoices = stored.orders.flatMap(({ invoiceNumber }) => (invoiceNumber ? Number(invoiceNumber.slice(-6)) : [])).sort((a, b) => a - b);
      const { exitCode, messages: answered } = await crashing.reconcile();
      console.log(
        `${pressed.length} checkouts, ${pressed.filter(({ method }) => method === 'card').length} by card, ` +
          `${pressed.filter(({ answers }) => answers.length > 1).length} pressed more than once; ${FAULTS} faults; ` +
          `${lost.length} lost, ${doubled.length} doubled, rare pieces left ${(stored.rare?.onHand ?? 0) - (stored.rare?.held ?? 0)} of ${RARE_PIECES}\n${answered}`,
      );
      expect(pressed).toHaveLength(CHECKOUTS);
      expect(new Set(numbers).size).toBe(CHECKOUTS);
      expect(lost).toEqual([]);
      expect(doubled).toEqual([]);
      expect(states.every(Boolean)).toBe(true);
      // Pieces still in stock are held by unpaid orders.
      expect(stored.rare?.held).toBe(stored.rare?.onHand);
      expect(invoices).toEqual(invoices.map((_, index) => index + 1));
      expect(answered).toContain('Everything adds up.');
      expect(exitCode).toBe(0);
    } finally {
      await crashing.close();
    }
  },
);

/** Triggers one fault after every tenth checkout, at a random moment. */
async function crashShop(shop: CrashingShop, done: () => number): Promise<void> {
  const faults = [
    () => shop.crash(),
    () => shop.restartDatabase('immediate'),
    () => shop.crash(),
    () => shop.restartDatabase('fast'),
    () => shop.crashWithDatabase(),
  ];
  for (let fault = 0; fault < FAULTS; fault += 1) {
    while (done() < (fault * CHECKOUTS) / (FAULTS + 1)) await pause(5);
    await pause(Math.random() * 60);
    await faults[fault % faults.length]?.();
  }
}

/** Buys with a new cart and completes the checkout, with other goods if the wanted ones sell out. */
async function checkOut(call: RetryingCall, { goods, pressed, turn }: { goods: Goods; pressed: Pressed[]; turn: number }): Promise<void> {
  const method = turn % 3 === 0 ? 'card' : 'cod';
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
  const form = readyForm('SI', { paymentMethod: method, email: `shopper-${turn}@example.si` });
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
