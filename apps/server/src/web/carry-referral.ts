import type { MiddlewareHandler } from 'hono';
import { campaignParameters } from './language/carried-query.ts';
import { normalizePageAddress } from './page-cache/page-address.ts';

/** Redirects to a page's address with the affiliate link parameters of the previous page. */
export const carryReferral: MiddlewareHandler = async (c, next) => {
  const address = findAddressWithReferral(c.req.raw);
  if (address === undefined) return next();
  c.header('Cache-Control', 'private, no-store');
  return c.redirect(address, 302);
};

/**
 * Returns the address of a page with the affiliate link parameters of the previous page. Scripts usually add these parameters during navigation. This
 * function covers visitors without scripts and links that are opened in a new tab. It stores no data.
 * @returns undefined if no parameter is added: for other requests, private pages and searches, and if the previous page has no affiliate parameter
 */
export function findAddressWithReferral(request: Request): string | undefined {
  const [target, from] = [new URL(request.url), request.headers.get('referer') ?? ''];
  if (request.method !== 'GET' || request.headers.get('sec-fetch-dest') !== 'document' || !URL.canParse(from)) return undefined;
  const before = new URL(from);
  if (before.host !== target.host || !hasReferral(before) || hasReferral(target)) return undefined;
  if (isSearch(before) || isSearch(target) || target.pathname.endsWith('.data') || !normalizePageAddress(target)) return undefined;
  for (const [name, value] of before.searchParams)
    if (campaignParameters.test(name) && !target.searchParams.has(name)) target.searchParams.append(name, value);
  return target.pathname + target.search;
}

const hasReferral = ({ searchParams }: URL): boolean => searchParams.has('ref') || searchParams.has('adid');

/** Returns whether the previous page's address may have affiliate parameters: a fast check before responses from memory. */
export const mayHaveReferral = (referer: string | undefined): boolean => referer !== undefined && /[?&](?:ref|adid)=/.test(referer);

/** Returns whether an address is a search. According to the specification, searches neither receive parameters nor pass them on. */
const isSearch = ({ pathname }: URL): boolean => /^(\/[a-z]{2})?\/search(\/|$)/i.test(pathname);
