import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { checkouts } from '../tables.ts';

/** Returns the drafts of these carts, for the data export of their owner. */
export const draftData = (db: Db, cartIds: readonly string[]) =>
  db
    .select({ cartId: checkouts.cartId, draft: checkouts.draft, updatedAt: checkouts.updatedAt })
    .from(checkouts)
    .where(inArray(checkouts.cartId, [...cartIds]));
