import { sql } from 'drizzle-orm';
import { mentionsMedia, type MediaUser } from '#modules/media';

/** The pictures of mailings, and the pictures that their texts mention. Emails that were sent load the pictures from the shop. */
export const mailingMediaUser: MediaUser = {
  records: sql`
    select 'mailing' as kind, mailing.id::text as record, mailing.name as title
    from newsletter_mailings mailing
    where mailing.blocks @> jsonb_build_array(jsonb_build_object('kind', 'picture', 'mediaId', item.id))
      or ${mentionsMedia(sql`mailing.blocks::text`)}`,
};
