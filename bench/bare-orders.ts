import type pg from 'pg';
import { orderNumber as createOrderNumber, orderReference as createReference } from '../apps/server/src/kit/ids.ts';
import { placeOrder } from '../apps/server/src/modules/checkout/index.ts';
import type { Config } from '../apps/server/src/platform/config.ts';
import type { Bench } from './open-bench.ts';
import type { Basket, FilledCart } from './shopping.ts';

interface Sent {
  text: string;
  values: unknown[];
  name?: string | undefined;
}

/** The SQL statements of an order, and the values that are specific to this order. */
interface Recording {
  statements: Sent[];
  of: { cartId: string; key: string; email: string; orderNumber: string; reference: string; orderId: number };
}

interface Placed {
  id: number;
  reference: string;
}

export type Recordings = ReadonlyMap<Basket, Recording>;

/**
 * Orders carts of each basket in this process and records the statements. Uses the shortest recording, because some orders also contain lookups that
 * are repeated once a second.
 */
export async function recordOrders(
  { database: { pool, db } }: Bench,
  { config, carts, totals }: { config: Config; carts: readonly FilledCart[]; totals: ReadonlyMap<Basket, number> },
): Promise<Recordings> {
  const recordings = new Map<Basket, Recording>();
  let shortest: Sent[] | undefined;
  for (const { id: cartId, key, form, basket } of carts) {
    const input = { form, shownTotal: totals.get(basket) ?? 0, languageId: 1, orderButton: 'Order with obligation to pay' };
    const { statements, answer } = await recordStatements(pool, () => placeOrder(db, config, { cartId, idempotencyKey: key, input }));
    const { rows } = await pool.query<Placed>('select id, reference from orders where order_number = $1', [answer.orderNumber]);
    const [placed] = rows;
    if (!placed) throw new Error(`order ${answer.orderNumber} was not stored`);
    if (!shortest || statements.length < shortest.length) shortest = statements;
    const { orderNumber } = answer;
    const of = { cartId, key, email: form.email ?? '', orderNumber, reference: placed.reference, orderId: placed.id };
    recordings.set(basket, { statements, of });
  }
  const texts = new Set(shortest?.map(({ text }) => text));
  for (const recording of recordings.values()) recording.statements = recording.statements.filter(({ text }) => texts.has(text));
  return recordings;
}

async function recordStatements<Answer>(pool: pg.Pool, work: () => Promise<Answer>): Promise<{ statements: Sent[]; answer: Answer }> {
  type Query = (this: unknown, ...given: unknown[]) => unknown;
  const client = await pool.connect();
  const prototype = Object.getPrototypeOf(client) as { query: Query };
  client.release();
  const { query } = prototype;
  const statements: Sent[] = [];
  prototype.query = function (...given) {
    const [statement, values] = given as [Partial<Sent> & { text: string }, unknown[] | undefined];
    statements.push({ text: statement.text, name: statement.name, values: values ?? statement.values ?? [] });
    return query.apply(this, given);
  };
  try {
    return { answer: await work(), statements };
  } finally {
    prototype.query = query;
  }
}

/** Replays the recorded statements for another cart with the same garments, using only the driver. */
export async function replay(pool: pg.Pool, { statements, of: orderValues }: Recording, { id, key, form }: FilledCart): Promise<void> {
  const words = [
    [orderValues.cartId, id],
    [orderValues.key, key],
    [orderValues.email, form.email ?? ''],
    [orderValues.orderNumber, createOrderNumber()],
    [orderValues.reference, createReference()],
  ] as const;
  let orderId = orderValues.orderId;
  const anew = (value: unknown): unknown => {
    if (typeof value === 'string') return words.reduce((text, [before, after]) => text.replaceAll(before, after), value);
    return value === orderValues.orderId ? orderId : value;
  };
  const client = await pool.connect();
  try {
    for (const { text, name, values } of statements) {
      const { rows } = await client.query<{ id: number }>({ text, name, values: values.map(anew) });
      if (text.includes('insert into "orders"')) orderId = rows[0]?.id ?? 0;
    }
  } finally {
    client.release();
  }
}
