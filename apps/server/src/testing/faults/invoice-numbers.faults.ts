import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { invoiceCounters, orders } from '#tables/orders';
import { reconcileShop } from '#server/reconcile/reconcile-shop';
import { test } from '../database.ts';
import { chooseProofSize } from '../proof-size.ts';
import { openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '../test-shop.ts';

const ORDERS = chooseProofSize({ short: 300, whole: 1000 });
const MAX_CONCURRENT = 8;

/** Why an order fails; two thirds do not fail. */
const failures = ['sold-out', 'total-changed', 'rolled-back', 'killed'] as const;
type Failure = (typeof failures)[number];

const findFailure = (index: number): Failure | undefined => (index % 3 === 0 ? failures[(index / 3) % failures.length] : undefined);

/**
 * Makes an order fail after it has its number, depending on the customer's comment: the commit fails, or the connection is
 * killed.
 */
const numberFaults = sql`
  create function mishap() returns trigger language plpgsql as $$
  begin
    if new.comment = 'killed' and tg_op = 'UPDATE' then perform pg_terminate_backend(pg_backend_pid()); end if;
    if new.comment = 'rolled-back' and tg_name = 'at_commit' then raise exception 'the commit fails'; end if;
    return null;
  end $$;
  create trigger once_numbered after update of invoice_number on ${orders} for each row execute function mishap();
  create constraint trigger at_commit after update on ${orders} deferrable initially deferred for each row execute function mishap()`;

test('orders of which a third fail leave invoice numbers without a gap', { timeout: 240_000 }, async ({ database }) => {
  const shop = openTestShop(database);
  const [plenty, none] = [await shop.garment({ stock: ORDERS }), await shop.garment({ name: 'Last one', stock: 0 })];
  const { variantId } = none;
  await database.db.execute(numberFaults);

  const outcomes: { failure: Failure | undefined; status: number }[] = [];
  let next = 0;
  const buyers = Array.from({ length: MAX_CONCURRENT }, async () => {
    while (next < ORDERS) {
      const index = next++;
      const failure = findFailure(index);
      outcomes.push({ failure, status: await buy(shop, { index, failure, garment: plenty, goneVariantId: variantId }) });
    }
  });
  await Promise.all(buyers);

  const failed = outcomes.filter(({ status }) => status !== 201);
  const placed = await database.db.select().from(orders);
  const counters = await database.db.select().from(invoiceCounters);
  const answered = failures.map((failure) => `${failed.filter((outcome) => outcome.failure === failure).length} ${failure}`).join(', ');
  console.log(`${ORDERS} orders, ${failed.length} failed (${answered}); ${placed.length} numbers, 0 gaps`);
  expect(outcomes.filter(({ failure, status }) => (failure === undefined) !== (status === 201))).toEqual([]);
  expect(failed).toHaveLength(Math.ceil(ORDERS / 3));
  expect(placed).toHaveLength(ORDERS - failed.length);
  for (const country of ['SI', 'DE']) {
    const numbers = placed.flatMap(({ invoiceNumber }) => (invoiceNumber?.startsWith(country) ? Number(invoiceNumber.slice(-6)) : []));
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    expect(counters.find(({ countryCode }) => countryCode === country)?.last).toBe(numbers.length);
  }
  expect(counters.reduce((sum, { last }) => sum + last, 0)).toBe(placed.length);
  expect((await reconcileShop(database.db)).discrepancies.filter(({ isWaiting }) => !isWaiting)).toEqual([]);
});

interface Purchase {
  index: number;
  failure: Failure | undefined;
  garment: TestGarment;
  /** A variant without stock. */
  goneVariantId: number;
}

/** Places an order. @returns the HTTP status */
async function buy(shop: TestShop, { index, failure, garment, goneVariantId: soldOutVariantId }: Purchase): Promise<number> {
  const country = index % 5 === 0 ? 'DE' : 'SI';
  const cart = await shop.createCart(shopIds[country], { garment });
  // Simulates a sell-out between cart and order: the line asks for a variant without stock.
  if (failure === 'sold-out') await shop.database.db.execute(sql`update cart_lines set variant_id = ${soldOutVariantId} where cart_id = ${cart.id}`);
  const shownTotal = failure === 'total-changed' ? { shownTotal: 1 } : {};
  const form = readyForm(country, { email: `buyer-${index}@example.com`, comment: failure ?? '' });
  return (await shop.order(cart.id, form, shownTotal)).status;
}
