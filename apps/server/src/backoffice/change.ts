import type { Context } from 'hono';
import { lastChangeOf, recordChange, type Change } from '#modules/audit';
import type { ApiEnv } from '#platform/http';
import { inTransaction, type Tx } from '#platform/transaction';
import { ChangedMeanwhile } from './errors.ts';
import { revisionOf } from './revision.ts';
import { requireStaff } from './staff-call.ts';

/**
 * A change by staff: what the verb writes and its line in the audit log are kept together, or neither.
 * ```ts
 * const brand = await change(c, async (tx, note) => {
 *   const before = await readBrand(tx, id);
 *   await saveBrand(tx, wanted);
 *   const after = await readBrand(tx, id);
 *   await note({ action: 'brand.update', subject: 'brand', subjectId: id, before, after });
 *   return after;
 * });
 * ```
 */
export function change<Answer>(c: Context<ApiEnv>, work: (tx: Tx, note: (change: Change) => Promise<void>) => Promise<Answer>): Promise<Answer> {
  const staff = requireStaff(c);
  return inTransaction(c.var.db, (tx) => work(tx, (done) => recordChange(tx, staff, done)));
}

/**
 * Refuses to overwrite what somebody else has saved meanwhile. The caller holds the thing's lock and has read it under it.
 * @param sent the revision that came with the form
 * @throws ChangedMeanwhile
 */
export async function assertUnchanged(tx: Tx, sent: string, subject: string, current: { id: string | number }): Promise<void> {
  if (sent !== revisionOf(current)) throw new ChangedMeanwhile(await lastChangeOf(tx, subject, current.id));
}
