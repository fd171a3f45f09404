import { inArray } from 'drizzle-orm';
import { publish } from '#platform/outbox';
import type { Tx } from '#platform/transaction';
import { getPosterAddress, mediaFolder } from '../media-kinds.ts';
import { media } from '../tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** These files in the storage belong to no picture or video any more. */
    'media.deleted': { keys: string[] };
  }
}

/**
 * Deletes pictures and videos with their texts. A job deletes their files after the commit. The caller has checked that no record uses them;
 * the foreign keys refuse the deletion if a record was saved meanwhile.
 */
export async function deleteMediaItems(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .delete(media)
    .where(inArray(media.id, [...ids]))
    .returning({ imageUrl: media.imageUrl });
  const addresses = rows.map(({ imageUrl }) => imageUrl).filter((address) => address.startsWith(mediaFolder));
  const keys = [...new Set(addresses.flatMap((address) => [address, getPosterAddress(address)]))].map((address) => address.slice(mediaFolder.length));
  if (keys.length > 0) await publish(tx, { type: 'media.deleted', payload: { keys } });
}
