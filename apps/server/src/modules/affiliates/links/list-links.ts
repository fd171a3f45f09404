import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { money, toMajor } from '#kit/money';
import { computeOffset, buildPageMeta, type Page, type PageMeta } from '#kit/paging';
import { listProductListings } from '#modules/catalog';
import { getAffiliateCode, groupClicks } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { sumCommissionsByDimension } from '../commissions/commission-totals.ts';
import type { TrackingLink } from '../contract.ts';
import { findEarnings } from '../ledger/find-earning.ts';
import { LinkNotFound } from '../errors.ts';
import { noOutcome, groupOutcomes } from '../figures/clicks-and-orders.ts';
import type { Period } from '../figures/period.ts';
import { affiliateLinks } from './tables.ts';
import { buildLinkAddress, type LinkRow } from './link-address.ts';

interface LinkQuery {
  affiliateId: number;
  /** Language of product names. */
  languageId: number;
  /** The period of the click and order counts. */
  period: Period;
  publicAddress: Pick<Config, 'publicUrl' | 'isLoopback'>;
}

/** Lists a page of an affiliate's links, the newest first, each with its outcome. */
export async function listLinks(
  db: Db,
  { isArchived, page, ...query }: LinkQuery & { isArchived: boolean; page: Page },
): Promise<{ links: TrackingLink[]; meta: PageMeta }> {
  const { archivedAt, affiliateId, createdAt, id } = affiliateLinks;
  const where = and(eq(affiliateId, query.affiliateId), isArchived ? isNotNull(archivedAt) : isNull(archivedAt));
  const [existing] = await db.select({ links: count() }).from(affiliateLinks).where(where);
  const rows = await db.select().from(affiliateLinks).where(where).orderBy(desc(createdAt), desc(id)).limit(page.take).offset(computeOffset(page));
  return { links: await toTrackingLink(db, rows, query), meta: buildPageMeta(existing?.links ?? 0, page) };
}

/** Returns one of an affiliate's links. @throws LinkNotFound */
export async function showLink(db: Db, { linkId, ...query }: LinkQuery & { linkId: number }): Promise<TrackingLink> {
  const isIt = and(eq(affiliateLinks.id, linkId), eq(affiliateLinks.affiliateId, query.affiliateId));
  const [link] = await toTrackingLink(db, await db.select().from(affiliateLinks).where(isIt), query);
  if (!link) throw new LinkNotFound();
  return link;
}

/** Adds outcomes and earnings to links. A fixed number of queries, plus one for each country. */
async function toTrackingLink(
  db: Db,
  rows: readonly LinkRow[],
  { affiliateId, languageId, period, publicAddress }: LinkQuery,
): Promise<TrackingLink[]> {
  if (rows.length === 0) return [];
  const code = await getAffiliateCode(db, affiliateId);
  const offers = rows.flatMap(({ productId, countryId }) => (productId === null ? [] : [{ productId, countryId }]));
  const listings = await listProductListings(db, { productIds: [...new Set(offers.map(({ productId }) => productId))], languageId });
  const earnings = await findEarnings(db, { affiliateId, offers });
  const filter = { affiliateId, from: period.dateFrom, until: period.dateTo };
  const outcomes = groupOutcomes(await groupClicks(db, filter, 'link'), await sumCommissionsByDimension(db, filter, 'link'));
  const links: TrackingLink[] = [];
  for (const row of rows) {
    // No query: countries are cached in memory.
    const { url, shortUrl } = await buildLinkAddress(db, row, { code, publicAddress });
    const offer = offers.findIndex(({ productId, countryId }) => productId === row.productId && countryId === row.countryId);
    const { key: _, ...outcome } = outcomes.find(({ key }) => key[0] === String(row.id)) ?? { ...noOutcome, key: [] };
    const { id, name, path, countryId, productId, createdAt, archivedAt } = row;
    links.push({
      ...{ id, code: row.code, name, url, shortUrl, path, countryId },
      productName: productId === null ? null : (listings.get(productId)?.name ?? null),
      earns: toEarning(earnings[offer] ?? null),
      qrCode: renderSVG(shortUrl),
      createdAt: createdAt.toISOString(),
      isArchived: archivedAt !== null,
      ...outcome,
    });
  }
  return links;
}

const toEarning = (earning: { currency: string; amount: number; basisPoints: number } | null): TrackingLink['earns'] =>
  earning && {
    currency: earning.currency,
    amount: toMajor(money(earning.amount, earning.currency)),
    ratePercent: earning.basisPoints / 100,
  };
