import { eq } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { discountGoals } from '../tables.ts';
import { goalsTag } from '../tags.ts';

/** Deletes a tier. Orders keep their discount. */
export async function removeGoal(tx: Tx, id: number): Promise<void> {
  await tx.delete(discountGoals).where(eq(discountGoals.id, id));
  await dropTags(tx, [goalsTag]);
}
