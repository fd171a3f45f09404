import { sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { insertEvents, publishInStatement } from '#platform/outbox';
import { preparedSql } from '#platform/sql/prepared';
import type { Tx } from '#platform/transaction';
import { SoldOut } from '../errors.ts';
import { stockLevels, stockMovements } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    'stock.changed': { variantIds: number[] };
  }
}

export interface StockLine {
  variantId: number;
  /** Whole pieces, at least 1. */
  quantity: number;
}

export interface StockOrder {
  lines: readonly StockLine[];
  /** The order number, import or person that caused it. */
  reference: string;
}

/** All stock movements, each with its effect on the stock on hand and on held stock. */
const moves = {
  receive: { kind: 'received', onHand: 1, held: 0 },
  hold: { kind: 'held', onHand: 0, held: 1 },
  release: { kind: 'released', onHand: 0, held: -1 },
  take: { kind: 'sold', onHand: -1, held: 0 },
  restock: { kind: 'returned', onHand: 1, held: 0 },
  sellHeld: { kind: 'sold', onHand: -1, held: -1 },
} as const;

const { variants, pieces, onHand, held } = {
  variants: sql`${sql.placeholder('ids')}::int[]`,
  pieces: sql`${sql.placeholder('quantities')}::int[]`,
  onHand: sql`${sql.placeholder('onHand')}::int`,
  held: sql`${sql.placeholder('held')}::int`,
};

/** Returns the stock of each variant before the movement. If one variant has too little stock, nothing is moved. */
const checkAndMove = preparedSql<{ variant_id: number; on_hand: number; held: number; quantity: number }>(
  'move stock',
  sql`with wanted as (select * from unnest(${variants}, ${pieces}) as wanted (variant_id, quantity)),
  locked as materialized (
    select variant_id, on_hand, held from ${stockLevels} where variant_id = any(${variants}) order by variant_id for update
  ),
  judged as materialized (
    select variant_id, quantity, coalesce(on_hand, 0) as on_hand, coalesce(held, 0) as held from wanted left join locked using (variant_id)
  ),
  moved as (
    update ${stockLevels} as level set on_hand = level.on_hand + ${onHand} * quantity, held = level.held + ${held} * quantity
    from judged where level.variant_id = judged.variant_id
    and (select bool_and(on_hand - held + (${onHand} - ${held}) * quantity >= 0 and held + ${held} * quantity >= 0) from judged)
    returning level.variant_id, quantity
  ),
  noted as (
    insert into ${stockMovements} (variant_id, kind, on_hand_change, held_change, reference, at)
    select variant_id, ${sql.placeholder('kind')}::text, ${onHand} * quantity, ${held} * quantity, ${sql.placeholder('reference')}::text,
      ${sql.placeholder('at')}::timestamptz from moved
  ),
  announced as (${insertEvents(sql.placeholder('news'))} where exists (select from moved))
  select * from judged order by variant_id`,
);

/**
 * Moves the stock of any number of variants, all or none, with ledger entries and events in one statement. Rows are locked in the order of
 * variant ids, to prevent deadlocks between carts with the same garments.
 * @throws SoldOut if a variant has less available stock than is taken or held
 * @throws RangeError if more would be released or sold than is held, which is a bug in the caller
 */
export async function moveStock(tx: Tx, move: keyof typeof moves, { lines, reference }: StockOrder): Promise<void> {
  const { kind, onHand, held } = moves[move];
  const wanted = sumByVariant(lines);
  if (wanted.size === 0) return;
  const ids = [...wanted.keys()].sort((a, b) => a - b);
  if (onHand > 0)
    await tx
      .insert(stockLevels)
      .values(ids.map((variantId) => ({ variantId })))
      .onConflictDoNothing();
  const rows = await checkAndMove(tx, {
    ids,
    quantities: ids.map((id) => wanted.get(id) ?? 0),
    onHand,
    held,
    kind,
    reference,
    at: now().toISOString(),
    news: publishInStatement(tx, { type: 'stock.changed', payload: { variantIds: ids } }),
  });
  for (const level of rows) {
    const free = level.on_hand - level.held;
    if (free + (onHand - held) * level.quantity < 0) throw new SoldOut({ variantId: level.variant_id, available: Math.max(0, free) });
    if (level.held + held * level.quantity < 0)
      throw new RangeError(`only ${level.held} pieces of variant ${level.variant_id} are held, not ${level.quantity}`);
  }
}

function sumByVariant(lines: readonly StockLine[]): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1)
      throw new RangeError(`${quantity} is not a valid quantity: it must be a whole number of at least 1`);
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  }
  return wanted;
}

/**
 * Holds stock for an order that waits for payment. The pieces stay on hand and cannot be sold to others.
 * @throws SoldOut if one of the variants has too little available stock; no stock is held then
 */
export const holdStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'hold', order);

/** Adds received pieces, also for variants without stock so far. */
export const receiveStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'receive', order);

/** Releases held pieces of an order that was never paid. */
export const releaseStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'release', order);

/** Returns sold pieces to stock if their order was cancelled before it was packed. */
export const restock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'restock', order);

/** Sells held pieces after the payment. */
export const sellHeldStock = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'sellHeld', order);

/**
 * Sells pieces without a hold, for an order that needs no payment first.
 * @throws SoldOut if one of the variants has too little available stock; no stock is taken then
 */
export const sellWithoutHold = (tx: Tx, order: StockOrder): Promise<void> => moveStock(tx, 'take', order);
