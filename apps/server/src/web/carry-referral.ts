import type { MiddlewareHandler } from 'hono';
import { campaignParameters } from './language/carried-query.ts';
import { normalizePageAddress } from './page-cache/page-address.ts';

/** Redirects to a page's address with the parameters of the affiliate's link from the page before. */
export const carryReferral: MiddlewareHandler = async (c, next) => {
  const address = findAddressWithReferral(c.req.raw);
  if (address === undefined) return next();
  c.header('Cache-Control', 'private, no-store');
  return c.redirect(address, 302);
};

/**
 * Returns the address of a page with the parameters of the affiliate's link from the page before. Scripts add them while the visitor navigates;
 * this is for visitors without scripts and for links that are opened in a new tab. Nothing is stored.
 * @returns undefined if nothing is added: for other requests, private pages and searches, and if the page before names no affiliate
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

/** Tells whether the address of the page before may name an affiliate: a fast check before responses from memory. */
export const mayHaveReferral = (referer: string | undefined): boolean => referer !== undefined && /[?&](?:ref|adid)=/.test(referer);

/** Searches pass on and receive no parameters, as the specification says. */
const isSearch = ({ pathname }: URL): boolean => /^(\/[a-z]{2})?\/search(\/|$)/i.test(pathname);
