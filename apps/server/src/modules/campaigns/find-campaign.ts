import { and, eq } from 'drizzle-orm';
import type { Preview } from '#modules/content';
import { getCountry } from '#modules/countries';
import { selectImage, type StoredImage } from '#modules/media';
import type { Db } from '#platform/database';
import { CampaignNotFound } from './errors.ts';
import { isPublic } from './is-public.ts';
import { campaignCountries, campaigns } from './tables.ts';

interface Found {
  campaign: typeof campaigns.$inferSelect;
  image: StoredImage | null;
  /** Empty: all countries. */
  countryIds: number[];
}

/**
 * Finds a campaign of a country by its slug.
 * @throws CampaignNotFound also if the campaign runs only in other countries
 */
export async function findCampaign(
  db: Db,
  { slug, countryId, preview = null }: { slug: string; countryId: number; preview?: Preview | null },
): Promise<Found> {
  const country = await getCountry(db, countryId);
  const [found] = await db
    .select({ campaign: campaigns, image: selectImage(campaigns.mediaId) })
    .from(campaigns)
    .where(and(eq(campaigns.slug, slug), isPublic(preview)));
  if (!found) throw new CampaignNotFound(slug);
  const rows = await db.select().from(campaignCountries).where(eq(campaignCountries.campaignId, found.campaign.id));
  const countryIds = rows.map((row) => row.countryId);
  if (countryIds.length > 0 && !countryIds.includes(country.id)) throw new CampaignNotFound(slug);
  return { ...found, countryIds };
}
