import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { ViewNotFound } from '../errors.ts';
import { savedViews } from './tables.ts';

/** Deletes a saved view of a staff member. @throws ViewNotFound */
export async function removeView(tx: Tx, { userId, id }: { userId: number; id: number }): Promise<void> {
  const removed = await tx
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  if (removed.length === 0) throw new ViewNotFound();
}
