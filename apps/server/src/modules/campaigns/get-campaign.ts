import { asc, eq, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import { bestText, renderMarkdown } from '#modules/content';
import type { Db } from '#platform/database';
import type { Campaign } from './contract.ts';
import { CampaignNotFound } from './errors.ts';
import { findCampaign } from './find-campaign.ts';
import { phaseOf } from './is-public.ts';
import { campaignProducts, campaignTranslations } from './tables.ts';

interface Asked {
  slug: string;
  countryId: number;
  languageId: number;
}

/**
 * A campaign as its page shows it. What it offers is told while it runs, and at no other time.
 * @param which those that have a page for everybody, unless told
 * @throws CampaignNotFound
 */
export async function getCampaign(db: Db, { languageId, ...asked }: Asked, which?: SQL): Promise<Campaign> {
  const { campaign, image } = await findCampaign(db, asked, which);
  const texts = await db.select().from(campaignTranslations).where(eq(campaignTranslations.campaignId, campaign.id));
  const text = bestText(texts, languageId);
  if (!text) throw new CampaignNotFound(asked.slug);
  const phase = phaseOf(campaign);
  const isRunning = phase === 'running';
  const products = await db
    .select({ productId: campaignProducts.productId })
    .from(campaignProducts)
    .where(eq(campaignProducts.campaignId, campaign.id))
    .orderBy(asc(campaignProducts.position));
  return {
    slug: campaign.slug,
    title: text.title,
    excerpt: text.excerpt,
    image: image && { ...image, alt: text.alt },
    startsAt: campaign.startsAt.toISOString(),
    endsAt: campaign.endsAt.toISOString(),
    phase,
    answeredAt: now().toISOString(),
    html: isRunning ? renderMarkdown(text.body) : '',
    couponCode: isRunning ? campaign.couponCode || null : null,
    productIds: isRunning ? products.map(({ productId }) => productId) : [],
  };
}
