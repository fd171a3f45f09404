import { sql } from 'drizzle-orm';
import { mentionsMedia, type MediaUser } from '#modules/media';

/** The pictures that the stories of sellers mention. */
export const sellerMediaUser: MediaUser = {
  records: sql`
    select 'seller' as kind, seller.id::text as record, seller.company as title from sellers seller
    where exists (select from seller_translations where seller_id = seller.id and ${mentionsMedia(sql`story`)})`,
};
