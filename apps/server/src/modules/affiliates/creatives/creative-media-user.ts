import { sql } from 'drizzle-orm';
import type { MediaUser } from '#modules/media';

/** The pictures of banners. */
export const creativeMediaUser: MediaUser = {
  records: sql`
    select 'creative' as kind, creative.id::text as record, creative.name as title from affiliate_creatives creative where creative.media_id = item.id`,
};
