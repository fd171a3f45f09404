import { asc, inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { SoldOut } from './errors.ts';
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

/** Every way in which stock moves: what a piece does to what is on hand and to what is held. */
const moves = {
  receive: { kind: 'received', onHand: 1, held: 0 },
  hold: { kind: 'held', onHand: 0, held: 1 },
  release: { kind: 'released', onHand: 0, held: -1 },
  take: { kind: 'sold', onHand: -1, held: 0 },
  restock: { kind: 'returned', onHand: 1, held: 0 },
  sellHeld: { kind: 'sold', onHand: -1, held: -1 },
} as const;

/**
 * Moves stock of any number of variants, all or nothing. Rows are locked in the order of their variants, so that two
 * carts with the same garments never wait for each other in a circle.
 * @throws SoldOut if a variant has fewer free pieces than are taken or held
 * @throws RangeError if more would be released or sold than is held: a fault of the caller
 */
export async function moveStock(tx: Tx, move: keyof typeof moves, { lines, reference }: StockOrder): Promise<void> {
  const { kind, onHand, held } = moves[move];
  const wanted = perVariant(lines);
  if (wanted.size === 0) return;
  const ids = [...wanted.keys()].sort((a, b) => a - b);
  if (onHand > 0)
    await tx
      .insert(stockLevels)
      .values(ids.map((variantId) => ({ variantId })))
      .onConflictDoNothing();
  const levels = await tx.select().from(stockLevels).where(inArray(stockLevels.variantId, ids)).orderBy(asc(stockLevels.variantId)).for('update');
  for (const variantId of ids) {
    const quantity = wanted.get(variantId) ?? 0;
    const level = levels.find((row) => row.variantId === variantId) ?? { onHand: 0, held: 0 };
    const free = level.onHand - level.held;
    if (free + (onHand - held) * quantity < 0) throw new SoldOut({ variantId, available: Math.max(0, free) });
    if (level.held + held * quantity < 0) throw new RangeError(`only ${level.held} pieces of variant ${variantId} are held, not ${quantity}`);
  }
  const amounts = sql.join(
    ids.map((id) => sql`(${id}::int, ${wanted.get(id) ?? 0}::int)`),
    sql`, `,
  );
  await tx.execute(sql`
    update ${stockLevels} set on_hand = on_hand + ${onHand} * wanted.quantity, held = held + ${held} * wanted.quantity
    from (values ${amounts}) as wanted (variant_id, quantity)
    where ${stockLevels.variantId} = wanted.variant_id`);
  await tx.insert(stockMovements).values(
    ids.map((variantId) => {
      const quantity = wanted.get(variantId) ?? 0;
      // Adding 0 turns -0 into 0.
      return { variantId, kind, onHandChange: onHand * quantity + 0, heldChange: held * quantity + 0, reference, at: now() };
    }),
  );
  await publish(tx, { type: 'stock.changed', payload: { variantIds: ids } });
}

function perVariant(lines: readonly StockLine[]): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { variantId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`${quantity} is not a number of pieces`);
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  }
  return wanted;
}
