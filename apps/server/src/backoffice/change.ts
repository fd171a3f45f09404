import type { Context } from 'hono';
import { findLastChange, recordChange, type Change } from '#modules/audit';
import type { ApiEnv } from '#platform/http';
import { inTransaction, type Tx } from '#platform/transaction';
import { EditConflict } from './errors.ts';
import { computeRevision } from './revision.ts';
import { requireStaff } from './admin-call.ts';

/**
 * Runs a change by staff. The change and its audit log entry are stored together or not at all.
 * ```ts
 * const brand = await change(c, async (tx, note) => {
 *   const before = await readBrand(tx, id);
 *   await editBrand(tx, id, wanted);
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
 * Refuses to overwrite a change that another user saved meanwhile. The caller holds the record's lock and has read it under that lock.
 * @param sent the revision that came with the form
 * @throws ChangedMeanwhile
 */
export async function assertUnchanged(tx: Tx, sent: string, subject: string, current: { id: string | number }): Promise<void> {
  if (sent !== computeRevision(current)) throw new EditConflict(await findLastChange(tx, subject, current.id));
}
