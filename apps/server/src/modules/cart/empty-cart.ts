import { eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { cartLines, carts } from './tables.ts';

/**
 * SQL that removes all lines of a bought cart and its referral, and increments the revision: two expressions for a `with`, so that the caller
 * changes its own rows in the same statement. Placeholders: `cartId`, and `at` as an ISO timestamp.
 */
export const emptyCartInStatement: SQL = sql`emptied as (delete from ${cartLines} where ${cartLines.cartId} = ${sql.placeholder('cartId')}),
  renewed as (
    update ${carts} set revision = ${carts.revision} + 1, referral = null, touch_session_id = null, updated_at = ${sql.placeholder('at')}::timestamptz
    where ${carts.id} = ${sql.placeholder('cartId')}
  )`;

/** Deletes a merged cart with its lines and its draft. */
export async function discardCart(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId));
}
