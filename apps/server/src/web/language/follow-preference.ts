import type { Context, MiddlewareHandler } from 'hono';
import { localizedPath } from '@selvedge/i18n';
import { isCrawler } from '@selvedge/i18n/crawler';
import { findCountryByHost, listLanguages } from '#modules/countries';
import type { Db } from '#platform/database';
import { hasPrefix } from './has-prefix.ts';
import { preferredCode } from './preference.ts';

/** Files, calls, and what is no page; where a payment provider or another country's shop sends a browser. */
const noPage = /^\/(?:api|admin|dev|go|assets|media|images|_ipx|metrics|language|country|visitor|str|SSLReturn|cart)(?:\/|$)|\.\w{2,11}$/i;

/**
 * Whoever has chosen a language is led from an address without one to his own: 302, for this browser alone. Stands before the
 * page cache. An address that names its language is what somebody asked for, a crawler is never led anywhere, and a language
 * that the shop does not have, or that needs no prefix here, changes nothing.
 */
export const followPreference =
  (db: Db): MiddlewareHandler =>
  async (c, next) => {
    const code = preferredCode(c);
    if (code === undefined || !isPageOpened(c)) return next();
    const { pathname, search, host } = new URL(c.req.url);
    const [languages, { language: own }] = await Promise.all([listLanguages(db), findCountryByHost(db, host)]);
    const isOffered = languages.some((language) => language.code === code);
    if (!isOffered || code === own.code || hasPrefix(pathname, languages)) return next();
    c.header('Cache-Control', 'private, no-store');
    c.header('Vary', 'Cookie, User-Agent');
    return c.redirect(localizedPath(pathname, { language: code, defaultLanguage: own.code }) + search, 302);
  };

/** A page that somebody opens: by a browser's own word, where it says so, else by what it takes. */
function isPageOpened({ req }: Context): boolean {
  if ((req.method !== 'GET' && req.method !== 'HEAD') || noPage.test(req.path) || isCrawler(req.header('user-agent') ?? '')) return false;
  const destination = req.header('sec-fetch-dest');
  return destination === undefined ? (req.header('accept') ?? '').includes('text/html') : destination === 'document';
}
