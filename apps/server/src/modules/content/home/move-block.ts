import { asc, eq } from 'drizzle-orm';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { homeTag } from '../tags.ts';
import { homeBlocks } from './tables.ts';

/**
 * Moves a block to the position of another block and shifts the blocks between them. The caller must hold the lock of the blocks.
 * @returns whether both blocks exist
 */
export async function moveBlock(tx: Tx, id: number, blockId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: homeBlocks.id, position: homeBlocks.position })
    .from(homeBlocks)
    .orderBy(asc(homeBlocks.position), asc(homeBlocks.id));
  const index = rows.findIndex((row) => row.id === blockId);
  const moved = rows.find((row) => row.id === id);
  if (!moved || index < 0) return false;
  const order = rows.filter((row) => row !== moved).toSpliced(index, 0, moved);
  for (const [position, row] of order.entries())
    if (row.position !== position) await tx.update(homeBlocks).set({ position }).where(eq(homeBlocks.id, row.id));
  await dropTags(tx, [homeTag]);
  return true;
}
