import type { Context } from 'hono';
import { lockProducts } from '#modules/catalog';
import type { ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { requireStaff } from '../../admin-call.ts';
import { RecordNotFound } from '../../errors.ts';

/** Locks the selected products. @throws RecordNotFound if one does not exist or belongs to another vendor */
export async function lockSelectedProducts(c: Context<ApiEnv>, tx: Tx, ids: readonly number[]): Promise<void> {
  const locked = await lockProducts(tx, ids, requireStaff(c).vendorId);
  if (locked.length < new Set(ids).size) throw new RecordNotFound('product');
}
