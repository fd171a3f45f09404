import { asc, eq } from 'drizzle-orm';
import { selectListPage, type PageSelection } from '#modules/catalog';
import { chooseText } from '#modules/content';
import { selectImage } from '#modules/media';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { Campaign } from './contract.ts';
import { getPhase } from './is-public.ts';
import { campaignCountries, campaignProducts, campaigns, campaignTranslations } from './tables.ts';

/** A campaign as the back-office form shows it. */
export interface CampaignRecord {
  id: number;
  slug: string;
  mediaId: number | null;
  couponCode: string;
  startsAt: string;
  endsAt: string;
  isActive: boolean;
  /** Empty: all countries. */
  countryIds: number[];
  texts: { languageId: number; title: string; excerpt: string; body: string; alt: string }[];
  productIds: number[];
}

/** A campaign in a list, in English. */
export type AdminCampaign = Omit<CampaignRecord, 'texts' | 'productIds' | 'countryIds'> & {
  title: string;
  phase: Campaign['phase'];
  languages: number;
};

type List = PageSelection<'startsAt' | 'endsAt' | 'slug' | 'title' | 'id'> & { filter: { q?: string | undefined; isActive?: boolean | undefined } };

/** Lists all campaigns, including hidden ones. A shop has a few dozen per year, so all of them are read. */
export async function listAdminCampaigns(db: Db, query: List): Promise<{ rows: AdminCampaign[]; count: Counted }> {
  const { q = '', isActive } = query.filter;
  const rows = await db.select().from(campaigns);
  const texts = await db
    .select({ campaignId: campaignTranslations.campaignId, languageId: campaignTranslations.languageId, title: campaignTranslations.title })
    .from(campaignTranslations);
  const all = rows.map((row) => {
    const own = texts.filter(({ campaignId }) => campaignId === row.id);
    return { ...formatDates(row), title: chooseText(own, 1)?.title ?? '', phase: getPhase(row), languages: own.length };
  });
  const words = q.trim().toLowerCase();
  return selectListPage(
    all.filter((row) => (isActive === undefined || row.isActive === isActive) && `${row.title} ${row.slug}`.toLowerCase().includes(words)),
    query,
  );
}

/** Returns a campaign for its form. @returns undefined if it does not exist */
export async function findAdminCampaign(db: Db, id: number): Promise<CampaignRecord | undefined> {
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
    ...formatDates(row),
    countryIds: countries.map(({ countryId }) => countryId),
    texts: texts.map(({ campaignId: _, ...text }) => text),
    productIds: products.map(({ productId }) => productId),
  };
}

const formatDates = <Row extends { startsAt: Date; endsAt: Date }>(row: Row) => ({
  ...row,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
});

/** Returns the address of a campaign's image; null if it has no image. */
export async function selectCampaignPicture(db: Db, id: number): Promise<string | null> {
  const [row] = await db
    .select({ image: selectImage(campaigns.mediaId) })
    .from(campaigns)
    .where(eq(campaigns.id, id));
  return row?.image?.imageUrl ?? null;
}

/** Locks a campaign until this transaction ends. */
export async function lockCampaign(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id)).for('update');
}
