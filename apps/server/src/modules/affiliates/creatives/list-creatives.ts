import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { escapeXml } from '#kit/xml-text';
import { openLinks } from '#modules/content';
import { buildBaseUrl, getOpenCountry, listLanguages } from '#modules/countries';
import { selectImage, type StoredImage } from '#modules/media';
import { getAffiliateCode } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { AffiliateCreative } from './creative-contract.ts';
import { affiliateCreatives } from './tables.ts';

/** Creatives per affiliate page. Staff write them by hand. */
const MAX_CREATIVES = 500;

interface CreativeQuery {
  affiliateId: number;
  countryId: number;
  publicAddress: Pick<Config, 'publicUrl' | 'isLoopback'>;
}

/**
 * Lists the creatives that are valid now in a country, with the affiliate's links. A creative whose page is not public any more is left out.
 * @throws CountryNotFound, CountryClosed
 */
export async function listCreatives(db: Db, { affiliateId, countryId, publicAddress }: CreativeQuery): Promise<AffiliateCreative[]> {
  const country = await getOpenCountry(db, countryId);
  const at = now();
  const { isActive, validFrom, validUntil, countryIds, id } = affiliateCreatives;
  const rows = await db
    .select({ creative: affiliateCreatives, picture: selectImage(affiliateCreatives.mediaId) })
    .from(affiliateCreatives)
    .where(
      and(
        eq(isActive, true),
        or(isNull(validFrom), lte(validFrom, at)),
        or(isNull(validUntil), gt(validUntil, at)),
        sql`(${countryIds} = '{}' or ${country.id} = any(${countryIds}))`,
      ),
    )
    .orderBy(asc(id))
    .limit(MAX_CREATIVES);
  const links = await openLinks(
    db,
    rows.map(({ creative: { path } }) => ({ address: path })),
  );
  const code = await getAffiliateCode(db, affiliateId);
  const base = buildBaseUrl(country, publicAddress);
  const languages = new Map((await listLanguages(db)).map((language) => [language.id, language.code]));
  return rows.flatMap(({ creative, picture }) => {
    const languageId = creative.languageId ?? country.languageId;
    const path = links.href({ address: creative.path }, languageId);
    if (path === undefined) return [];
    const url = new URL(`${base}${languageId === country.languageId ? '' : `/${languages.get(languageId) ?? ''}`}${path}`);
    url.searchParams.set('ref', code);
    url.searchParams.set('src', `creative-${creative.id}`);
    return [toCreative(creative, { picture, address: url.href, base })];
  });
}

function toCreative(
  { id, name, kind, words, languageId, validUntil }: typeof affiliateCreatives.$inferSelect,
  { picture: image, address, base }: { picture: StoredImage | null; address: string; base: string },
): AffiliateCreative {
  const picture = image && {
    url: `${base}${image.imageUrl}`,
    pngUrl: `${base}/_ipx/f_png${image.imageUrl}`,
    width: image.width,
    height: image.height,
  };
  const content = picture
    ? `<img src="${escapeXml(picture.url)}" width="${picture.width}" height="${picture.height}" alt="${escapeXml(words)}">`
    : escapeXml(words);
  return {
    ...{ id, name, kind, words, languageId, picture, address, validUntil: validUntil?.toISOString() ?? null },
    // Search engines want paid links to be marked.
    html: `<a href="${escapeXml(address)}" rel="sponsored">${content}</a>`,
  };
}
