import type { Context, MiddlewareHandler } from 'hono';
import { localizedPath } from '@selvedge/i18n';
import { isCrawler } from '@selvedge/i18n/crawler';
import { findCountryByHost, listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import { findPreferredCode } from './preference.ts';

/** Paths that are not pages, such as files and API calls, and the return addresses of payment providers and other countries' shops. */
const noPage = /^\/(?:api|admin|dev|go|assets|media|images|_ipx|metrics|language|country|visitor|str|SSLReturn|cart)(?:\/|$)|\.\w{2,11}$/i;

/**
 * Redirects (302, not cacheable) from an address without a language to the language that the visitor has chosen. Runs before the page cache. Ignores
 * addresses with a language, crawlers and unknown languages.
 */
export const followPreference =
  (db: Db): MiddlewareHandler =>
  async (c, next) => {
    const code = findPreferredCode(c);
    if (code === undefined || !isPageOpened(c)) return next();
    const { pathname, search, host } = new URL(c.req.url);
    const [languages, { language: ownPage }] = await Promise.all([listLanguages(db), findCountryByHost(db, host)]);
    const isOffered = languages.some((language) => language.code === code);
    if (!isOffered || code === ownPage.code || hasPrefix(pathname, languages)) return next();
    c.header('Cache-Control', 'private, no-store');
    c.header('Vary', 'Cookie, User-Agent');
    return c.redirect(localizedPath(pathname, { language: code, defaultLanguage: ownPage.code }) + search, 302);
  };

/** Returns whether a request opens a page, by Sec-Fetch-Dest if the browser sends it, otherwise by Accept. */
function isPageOpened({ req }: Context): boolean {
  if ((req.method !== 'GET' && req.method !== 'HEAD') || noPage.test(req.path) || isCrawler(req.header('user-agent') ?? '')) return false;
  const destination = req.header('sec-fetch-dest');
  return destination === undefined ? (req.header('accept') ?? '').includes('text/html') : destination === 'document';
}

/** Returns whether a path begins with a language. */
export function hasPrefix(pathname: string, languages: readonly { code: string }[]): boolean {
  const [, first = ''] = pathname.split('/');
  return languages.some(({ code }) => code === first.toLowerCase());
}
