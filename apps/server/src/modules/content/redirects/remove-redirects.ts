import { inArray } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { redirects } from '../tables.ts';
import { redirectsTag } from '../tags.ts';

/** Deletes redirects. */
export async function removeRedirects(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(redirects).where(inArray(redirects.id, [...ids]));
  await dropTags(tx, [redirectsTag]);
}
