import { eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { cartLines, carts } from './tables.ts';

/**
 * Two common table expressions that remove all lines of a bought cart and its referral, and increment the revision. The caller puts them into a
 * `with` and changes its own rows in the same statement. Placeholders: `cartId`, and `at` as an ISO timestamp.
 */
export const emptyCartExpressions: SQL = sql`emptied_lines as (delete from ${cartLines} where ${cartLines.cartId} = ${sql.placeholder('cartId')}),
  reset_cart as (
    update ${carts} set revision = ${carts.revision} + 1, referral = null, touch_session_id = null, updated_at = ${sql.placeholder('at')}::timestamptz
    where ${carts.id} = ${sql.placeholder('cartId')}
  )`;

/** Deletes a merged cart with its lines and its draft. */
export async function discardCart(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId));
}
