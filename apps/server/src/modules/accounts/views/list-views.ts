import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { savedViews } from './tables.ts';

export interface SavedView {
  id: number;
  name: string;
  query: string;
}

/** Lists the views that a staff member has saved for a list, sorted by name. */
export const listViews = (db: Db, { userId, list }: { userId: number; list: string }): Promise<SavedView[]> =>
  db
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.name), asc(savedViews.id));
