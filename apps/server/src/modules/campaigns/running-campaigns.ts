import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { isShownNow } from '#platform/sql/dated';
import { getSecondsUntilChange } from './is-public.ts';
import { campaignCountries, campaigns, campaignTranslations } from './tables.ts';

/** A campaign that is running now. */
export interface RunningCampaign {
  slug: string;
  /** Empty: all countries. */
  countryIds: ReadonlySet<number>;
  /** Ids of the languages in which the campaign has texts. */
  languageIds: ReadonlySet<number>;
}

/** Lists the running campaigns. @returns also `seconds` until a campaign begins or ends, at most an hour */
export async function listRunningCampaigns(db: Db): Promise<{ campaigns: RunningCampaign[]; seconds: number }> {
  const rows = await db
    .select({ id: campaigns.id, slug: campaigns.slug, languageId: campaignTranslations.languageId, countryId: campaignCountries.countryId })
    .from(campaigns)
    .innerJoin(campaignTranslations, eq(campaignTranslations.campaignId, campaigns.id))
    .leftJoin(campaignCountries, eq(campaignCountries.campaignId, campaigns.id))
    .where(isShownNow(campaigns))
    .orderBy(asc(campaigns.id));
  const found = new Map<number, { slug: string; countryIds: Set<number>; languageIds: Set<number> }>();
  for (const { id, slug, languageId, countryId } of rows) {
    const campaign = found.get(id) ?? { slug, countryIds: new Set<number>(), languageIds: new Set<number>() };
    campaign.languageIds.add(languageId);
    if (countryId !== null) campaign.countryIds.add(countryId);
    found.set(id, campaign);
  }
  return { campaigns: [...found.values()], seconds: await getSecondsUntilChange(db) };
}
