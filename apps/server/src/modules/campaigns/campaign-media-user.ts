import { sql } from 'drizzle-orm';
import { mentionsMedia, type MediaUser } from '#modules/media';
import { dropTags } from '#platform/tags/tag-drops';
import { campaignsTag } from './tags.ts';

/** The pictures of campaigns, and the pictures that their texts mention. */
export const campaignMediaUser: MediaUser = {
  records: sql`
    select 'campaign' as kind, campaign.id::text as record,
      coalesce((select title from campaign_translations where campaign_id = campaign.id order by language_id = 1 desc, language_id limit 1), campaign.slug)
        as title
    from campaigns campaign where campaign.media_id = item.id
      or exists (select from campaign_translations where campaign_id = campaign.id and ${mentionsMedia(sql`body`)})`,
  refresh: async (tx, mediaIds) => {
    const { rows } = await tx.execute(sql`select 1 from campaigns where media_id = any(${sql.param([...mediaIds])}::int[]) limit 1`);
    if (rows.length > 0) await dropTags(tx, [campaignsTag]);
  },
};
