import { InvalidInput, ShopError } from '#kit/errors';
import { getBrand, getCategoryPage, getCollectionPage, readProductDetails, ProductNotFound } from '#modules/catalog';
import { getArticle, getPage, findPublicPath, ArticleNotFound } from '#modules/content';
import { findCountryByHost, getOpenCountry, isShopHost, listLanguages } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';

/** The target of a link. */
export interface LinkTarget {
  countryId: number;
  /** With its language and the query parameters that the page itself reads. */
  path: string;
  product: { id: number; name: string } | null;
}

interface LinkTargetInput {
  /** An address of one of the shop's countries, or a path in `countryId`'s shop. */
  url: string;
  countryId: number;
  /** Language of the product's name. */
  languageId: number;
  publicAddress: Pick<Config, 'publicUrl' | 'isLoopback'>;
}

/**
 * Returns the page that an affiliate's address means, without foreign parameters such as another code or a click id.
 * @throws InvalidInput if it is not an address of the shop or not a public page
 * @throws CountryNotFound, CountryClosed
 */
export async function resolveLinkTarget(db: Db, { url: requestedUrl, countryId, languageId, publicAddress }: LinkTargetInput): Promise<LinkTarget> {
  const url = await resolveAddress(db, requestedUrl, publicAddress);
  const host = requestedUrl.startsWith('/') ? null : url.host;
  const country = await getOpenCountry(db, host === null ? countryId : (await findCountryByHost(db, host)).country.id);
  const path = findPublicPath(url.pathname.replace(/(?<=.)\/+$/, ''));
  if (!path || path.page.isPart) throw createRefusal('page');
  if (path.language && !(await listLanguages(db)).some(({ code }) => code === path.language)) throw createRefusal('page');
  // A path without its own route may be a page that the merchant wrote.
  if (path.page.path === '*' && !(await hasWrittenPage(db, path.segments[0] ?? '', languageId))) throw createRefusal('page');
  await assertPageExists(db, path.segments, languageId);
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => path.page.query.includes(name)));
  return {
    countryId: country.id,
    path: path.text + (query.size > 0 ? `?${query.toString()}` : ''),
    product: path.segments[0] === 'product' ? await findProduct(db, path.segments.at(-1) ?? '', languageId) : null,
  };
}

const createRefusal = (code: string) => new InvalidInput([{ field: 'url', code }]);

async function resolveAddress(db: Db, address: string, publicAddress: LinkTargetInput['publicAddress']): Promise<URL> {
  if (address === '') throw createRefusal('required');
  const isPath = address.startsWith('/') && !address.startsWith('//');
  const whole = isPath ? publicAddress.publicUrl + address : /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (/[\s\\\p{Cc}]/u.test(address) || !URL.canParse(whole)) throw createRefusal('url');
  const url = new URL(whole);
  if (!isPath && (!/^https?:$/.test(url.protocol) || url.username !== '' || !(await isShopHost(db, url.host, publicAddress))))
    throw createRefusal('elsewhere');
  return url;
}

/** Refuses an address whose brand, collection, category or article does not exist: its visitors would see an error page. */
async function assertPageExists(db: Db, [section = '', ...names]: readonly string[], languageId: number): Promise<void> {
  const [first, second] = names.map((name) => decodeURIComponent(name));
  if (first === undefined) return;
  try {
    if (section === 'brands') await getBrand(db, { slug: first, languageId });
    if (section === 'collection') await getCollectionPage(db, { slug: first, languageId });
    if (section === 'category') await getCategoryPage(db, { ...(second !== undefined && { parent: first }), slug: second ?? first, languageId });
    if (section === 'blog') await getArticle(db, { slug: first, languageId });
  } catch (error) {
    if (error instanceof ShopError && error.status === 404) throw createRefusal('page');
    throw error;
  }
}

async function findProduct(db: Db, segment: string, languageId: number): Promise<LinkTarget['product']> {
  try {
    const { id, name } = await readProductDetails(db, { slug: decodeURIComponent(segment), languageId });
    return { id, name };
  } catch (error) {
    if (error instanceof ProductNotFound) throw createRefusal('product');
    throw error;
  }
}

async function hasWrittenPage(db: Db, segment: string, languageId: number): Promise<boolean> {
  try {
    await getPage(db, { slug: decodeURIComponent(segment), languageId });
    return true;
  } catch (error) {
    if (error instanceof ArticleNotFound) return false;
    throw error;
  }
}
