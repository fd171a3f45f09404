import { sql } from 'drizzle-orm';
import { insertRows } from '#platform/sql/insert-rows';
import type { Tx } from '#platform/transaction';
import { stockLevels, stockMovements } from '../stock/tables.ts';

export type StockMovementRow = Omit<typeof stockMovements.$inferSelect, 'id'>;

/**
 * Inserts past stock movements, and before them receipts of all sold pieces, so that the stock on hand does not change. Only held pieces reduce the
 * available stock.
 * @param receivedAt time of the receipts
 */
export async function insertStockMovements(tx: Tx, movements: readonly StockMovementRow[], receivedAt: Date): Promise<void> {
  const sold = new Map<number, number>();
  const held = new Map<number, number>();
  for (const { variantId, onHandChange, heldChange } of movements) {
    sold.set(variantId, (sold.get(variantId) ?? 0) - onHandChange);
    held.set(variantId, (held.get(variantId) ?? 0) + heldChange);
  }
  const received = [...sold].flatMap(([variantId, quantity]) =>
    quantity > 0 ? [{ variantId, kind: 'received', onHandChange: quantity, heldChange: 0, reference: 'demo', at: receivedAt }] : [],
  );
  await insertRows(tx, stockMovements, [...received, ...movements.toSorted((a, b) => a.at.getTime() - b.at.getTime())]);
  const holding = [...held].filter(([, quantity]) => quantity > 0).map(([id, quantity]) => ({ id, quantity }));
  await tx.execute(sql`
    update ${stockLevels} as level set held = held + wanted.quantity
    from jsonb_to_recordset(${JSON.stringify(holding)}::jsonb) as wanted (id int, quantity int) where level.variant_id = wanted.id`);
}
