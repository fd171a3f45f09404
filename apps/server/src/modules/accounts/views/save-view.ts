import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { TooManyViews } from '../errors.ts';
import { lockUser } from '../lock-user.ts';
import type { SavedView } from './list-views.ts';
import { savedViews } from './tables.ts';

/** Maximum number of views per staff member and list. */
const MAX_VIEWS = 30;

/**
 * Saves a view and replaces a view with the same name.
 * @throws TooManyViews
 */
export async function saveView(tx: Tx, view: { userId: number; list: string; name: string; query: string }): Promise<SavedView> {
  await lockUser(tx, view.userId);
  const known = await tx
    .select({ name: savedViews.name })
    .from(savedViews)
    .where(and(eq(savedViews.userId, view.userId), eq(savedViews.list, view.list)));
  if (known.length >= MAX_VIEWS && !known.some(({ name }) => name === view.name)) throw new TooManyViews(MAX_VIEWS);
  const [saved] = await tx
    .insert(savedViews)
    .values(view)
    .onConflictDoUpdate({ target: [savedViews.userId, savedViews.list, savedViews.name], set: { query: view.query } })
    .returning();
  if (!saved) throw new Error(`the view ${view.name} was not saved`);
  return { id: saved.id, name: saved.name, query: saved.query };
}
