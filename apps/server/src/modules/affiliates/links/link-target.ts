import { InvalidInput } from '#kit/errors';
import { productDetails, ProductNotFound } from '#modules/catalog';
import { getPage, publicPathOf, WritingNotFound } from '#modules/content';
import { findCountryByHost, getOpenCountry, isOwnHost, listLanguages } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';

/** Where a link leads. */
export interface LinkTarget {
  countryId: number;
  /** With its language, and what the page itself reads of the query. */
  path: string;
  product: { id: number; name: string } | null;
}

interface Asked {
  /** An address of one of the shop's countries, or a path of `countryId`'s. */
  url: string;
  countryId: number;
  /** Of the product's name. */
  languageId: number;
  standing: Pick<Config, 'publicUrl' | 'isLoopback'>;
}

/**
 * The page that an affiliate means: whatever else stands in the address (somebody's code, an advertiser's mark) is left out.
 * @throws InvalidInput where it is no address of ours, or leads to no page that everybody sees
 * @throws CountryNotFound, CountryClosed
 */
export async function linkTarget(db: Db, { url: asked, countryId, languageId, standing }: Asked): Promise<LinkTarget> {
  const url = await addressMeant(db, asked, standing);
  const host = asked.startsWith('/') ? null : url.host;
  const country = await getOpenCountry(db, host === null ? countryId : (await findCountryByHost(db, host)).country.id);
  const path = publicPathOf(url.pathname.replace(/(?<=.)\/+$/, ''));
  if (!path || path.page.isPart) throw refused('page');
  if (path.language && !(await listLanguages(db)).some(({ code }) => code === path.language)) throw refused('page');
  // A word that is no page's own is one that the merchant may have written.
  if (path.page.path === '*' && !(await isWritten(db, path.segments[0] ?? '', languageId))) throw refused('page');
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => path.page.query.includes(name)));
  return {
    countryId: country.id,
    path: path.text + (query.size > 0 ? `?${query.toString()}` : ''),
    product: path.segments[0] === 'product' ? await productAt(db, path.segments.at(-1) ?? '', languageId) : null,
  };
}

const refused = (code: string) => new InvalidInput([{ field: 'url', code }]);

async function addressMeant(db: Db, asked: string, standing: Asked['standing']): Promise<URL> {
  if (asked === '') throw refused('required');
  const isPath = asked.startsWith('/') && !asked.startsWith('//');
  const whole = isPath ? standing.publicUrl + asked : /^[a-z][a-z0-9+.-]*:\/\//i.test(asked) ? asked : `https://${asked}`;
  if (/[\s\\\p{Cc}]/u.test(asked) || !URL.canParse(whole)) throw refused('url');
  const url = new URL(whole);
  if (!isPath && (!/^https?:$/.test(url.protocol) || url.username !== '' || !(await isOwnHost(db, url.host, standing)))) throw refused('elsewhere');
  return url;
}

async function productAt(db: Db, segment: string, languageId: number): Promise<LinkTarget['product']> {
  try {
    const { id, name } = await productDetails(db, { slug: decodeURIComponent(segment), languageId });
    return { id, name };
  } catch (error) {
    if (error instanceof ProductNotFound) throw refused('product');
    throw error;
  }
}

async function isWritten(db: Db, segment: string, languageId: number): Promise<boolean> {
  try {
    await getPage(db, { slug: decodeURIComponent(segment), languageId });
    return true;
  } catch (error) {
    if (error instanceof WritingNotFound) return false;
    throw error;
  }
}
