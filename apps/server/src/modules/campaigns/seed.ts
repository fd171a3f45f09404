import { defaultLanguageId } from '@selvedge/i18n';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { campaigns, campaignTranslations } from './tables.ts';

export const hasCampaigns = async (db: Db): Promise<boolean> => (await db.$count(campaigns)) > 0;

/** Lists the campaigns with their English texts. */
export const listCampaignTexts = (db: Db) =>
  db
    .select({ id: campaigns.id, slug: campaigns.slug, title: campaignTranslations.title, excerpt: campaignTranslations.excerpt })
    .from(campaigns)
    .innerJoin(campaignTranslations, and(eq(campaignTranslations.campaignId, campaigns.id), eq(campaignTranslations.languageId, defaultLanguageId)));
