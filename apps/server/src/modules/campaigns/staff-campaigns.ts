import { asc, eq } from 'drizzle-orm';
import { listedPage, type AskedPage } from '#modules/catalog';
import { bestText } from '#modules/content';
import { imageOf } from '#modules/media';
import type { Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { Campaign } from './contract.ts';
import { phaseOf } from './is-public.ts';
import { campaignCountries, campaignProducts, campaigns, campaignTranslations } from './tables.ts';

/** As its form shows it. */
export interface CampaignRecord {
  id: number;
  slug: string;
  mediaId: number | null;
  couponCode: string;
  startsAt: string;
  endsAt: string;
  isActive: boolean;
  /** Empty: everywhere. */
  countryIds: number[];
  texts: { languageId: number; title: string; excerpt: string; body: string; alt: string }[];
  productIds: number[];
}

/** As a list shows it, in English. */
export type StaffCampaign = Omit<CampaignRecord, 'texts' | 'productIds' | 'countryIds'> & {
  title: string;
  phase: Campaign['phase'];
  languages: number;
};

type List = AskedPage<'startsAt' | 'endsAt' | 'slug' | 'title' | 'id'> & { filter: { q?: string | undefined; isActive?: boolean | undefined } };

/** All of them, hidden ones too: some dozens a year. */
export async function staffCampaigns(db: Db, asked: List): Promise<{ rows: StaffCampaign[]; count: Counted }> {
  const { q = '', isActive } = asked.filter;
  const rows = await db.select().from(campaigns);
  const texts = await db
    .select({ campaignId: campaignTranslations.campaignId, languageId: campaignTranslations.languageId, title: campaignTranslations.title })
    .from(campaignTranslations);
  const all = rows.map((row) => {
    const own = texts.filter(({ campaignId }) => campaignId === row.id);
    return { ...dated(row), title: bestText(own, 1)?.title ?? '', phase: phaseOf(row), languages: own.length };
  });
  const words = q.trim().toLowerCase();
  return listedPage(
    all.filter((row) => (isActive === undefined || row.isActive === isActive) && `${row.title} ${row.slug}`.toLowerCase().includes(words)),
    asked,
  );
}

/** @returns undefined where there is none */
export async function staffCampaign(db: Db, id: number): Promise<CampaignRecord | undefined> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  if (!row) return undefined;
  const texts = await db
    .select()
    .from(campaignTranslations)
    .where(eq(campaignTranslations.campaignId, id))
    .orderBy(asc(campaignTranslations.languageId));
  const countries = await db.select().from(campaignCountries).where(eq(campaignCountries.campaignId, id)).orderBy(asc(campaignCountries.countryId));
  const products = await db.select().from(campaignProducts).where(eq(campaignProducts.campaignId, id)).orderBy(asc(campaignProducts.position));
  return {
    ...dated(row),
    countryIds: countries.map(({ countryId }) => countryId),
    texts: texts.map(({ campaignId: _, ...text }) => text),
    productIds: products.map(({ productId }) => productId),
  };
}

const dated = <Row extends { startsAt: Date; endsAt: Date }>(row: Row) => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
});

/** Where its picture lies; null: it has none. */
export async function campaignPicture(db: Db, id: number): Promise<string | null> {
  const [row] = await db
    .select({ image: imageOf(campaigns.mediaId) })
    .from(campaigns)
    .where(eq(campaigns.id, id));
  return row?.image?.imageUrl ?? null;
}

/** Whoever edits the same campaign waits until this transaction ends. */
export async function lockCampaign(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id)).for('update');
}
