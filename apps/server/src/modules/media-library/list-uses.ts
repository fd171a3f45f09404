import { listMediaUses, type MediaUse } from '#modules/media';
import type { Db } from '#platform/database';
import { mediaUsers } from './media-users.ts';

/** Maximum number of records of each kind that the back office lists for a picture. */
const maxUsesOfKind = 50;

/** Lists the records that use a picture or video. */
export const listUses = (db: Db, mediaId: number): Promise<MediaUse[]> => listMediaUses(db, mediaUsers, [mediaId], maxUsesOfKind);
