import { deleteMediaItems, findMediaItem, listMediaUses, lockMediaItem } from '#modules/media';
import { findConstraint, inTransaction, type Tx } from '#platform/transaction';
import { MediaInUse } from './errors.ts';
import { mediaUsers } from './media-users.ts';

/** Number of uses of a kind that are read for the message. */
const usesForMessage = 4;

/**
 * Deletes pictures and videos that no record uses: all of them or none.
 * @returns the names of the deleted files by id; ids that do not exist are left out
 * @throws MediaInUse names the first that is used, and its uses
 */
export async function removeMedia(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    await lockMediaItem(tx, id);
    const item = await findMediaItem(tx, id);
    if (item) names.set(id, item.fileName);
  }
  const uses = await listMediaUses(tx, mediaUsers, [...names.keys()], usesForMessage);
  const [first] = uses;
  if (first)
    throw new MediaInUse(
      names.get(first.mediaId) ?? '',
      uses.filter(({ mediaId }) => mediaId === first.mediaId),
    );
  for (const [id, fileName] of names)
    await inTransaction(tx, (inner) => deleteMediaItems(inner, [id])).catch((error: unknown) => {
      // A record was saved with the picture after the check.
      throw findConstraint(error)?.includes('media_id') ? new MediaInUse(fileName, []) : error;
    });
  return names;
}
