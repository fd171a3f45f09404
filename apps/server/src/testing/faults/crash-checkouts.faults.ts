import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockLevels } from '#tables/catalog/stock';
import { orders } from '#tables/orders';
import { payments } from '#tables/payments';
import { checkOut, compareOrders, type Pressed } from './checkouts.ts';
import { openCrashingShop, type CrashingShop } from './crashing-shop.ts';
import { chooseProofSize } from '../proof-size.ts';
import { createRetryingClient } from './retrying-client.ts';
import { openTestShop } from '../test-shop.ts';

const CHECKOUTS = chooseProofSize({ short: 60, whole: 200 });
const FAULTS = chooseProofSize({ short: 5, whole: 20 });
const SHOPPERS = 10;
/** Fewer than wanted, so that shoppers compete for the last pieces during the faults. */
const RARE_PIECES = CHECKOUTS / 5;
const PLAIN_PIECES = 100_000;

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
        while (started.checkouts < CHECKOUTS) await checkOut(call, { goods, pressed, turn: (started.checkouts += 1), methods: ['card', 'cod'] });
      });
      const faults = crashShop(crashing, () => pressed.length);
      await Promise.all([...shoppers, faults]);

      const stored = await crashing.withDatabase(async ({ db }) => ({
        orders: await db.select().from(orders),
        money: await db.select().from(payments).where(eq(payments.outcome, 'kept')),
        rare: (await db.select().from(stockLevels).where(eq(stockLevels.variantId, goods.rare.variantId)))[0],
      }));
      const { numbers, byNumber, lost, ...compared } = compareOrders(pressed, stored.orders);
      const doubled = [
        ...compared.doubled,
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
      expect(answered).toContain('There are no discrepancies.');
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
