import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { checkouts } from './tables.ts';

/** What was typed at the checkout of these carts, for the one whose they are. */
export const draftData = (db: Db, cartIds: readonly string[]) =>
  db
    .select({ cartId: checkouts.cartId, draft: checkouts.draft, updatedAt: checkouts.updatedAt })
    .from(checkouts)
    .where(inArray(checkouts.cartId, [...cartIds]));
