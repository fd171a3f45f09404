import { sql } from 'drizzle-orm';
import { mentionsMedia, type MediaUser } from '#modules/media';

/** The pictures that the merchant's own legal texts mention. */
export const legalMediaUser: MediaUser = {
  records: sql`
    select distinct 'legal-page' as kind, own.country_id || '-' || own.page as record, coalesce(own.title, own.page) as title
    from legal_pages own where ${mentionsMedia(sql`own.body`)}`,
};
