import { asc, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { chooseText, renderMarkdown, type Preview } from '#modules/content';
import { chooseAlt, listAltTexts } from '#modules/media';
import type { Db } from '#platform/database';
import type { Campaign } from './contract.ts';
import { CampaignNotFound } from './errors.ts';
import { findCampaign } from './find-campaign.ts';
import { isPreviewed, getPhase } from './is-public.ts';
import { campaignProducts, campaignTranslations } from './tables.ts';

interface CampaignQuery {
  slug: string;
  countryId: number;
  languageId: number;
  preview?: Preview | null;
}

/**
 * Returns a campaign for its page. Products and coupon are included only while the campaign is running, or in a preview.
 * @throws CampaignNotFound
 */
export async function getCampaign(db: Db, { languageId, preview = null, ...place }: CampaignQuery): Promise<Campaign> {
  const { campaign, image } = await findCampaign(db, { ...place, preview });
  const texts = await db.select().from(campaignTranslations).where(eq(campaignTranslations.campaignId, campaign.id));
  const text = chooseText(texts, languageId);
  if (!text) throw new CampaignNotFound(place.slug);
  const described = (await listAltTexts(db, [campaign.mediaId])).get(campaign.mediaId ?? 0);
  const phase = isPreviewed(preview, campaign.id) ? 'running' : getPhase(campaign);
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
    image: image && { ...image, alt: chooseAlt(text, described, languageId) },
    startsAt: campaign.startsAt.toISOString(),
    endsAt: campaign.endsAt.toISOString(),
    phase,
    answeredAt: now().toISOString(),
    html: isRunning ? renderMarkdown(text.body) : '',
    couponCode: isRunning ? campaign.couponCode || null : null,
    productIds: isRunning ? products.map(({ productId }) => productId) : [],
  };
}
