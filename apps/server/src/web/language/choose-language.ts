import { localizedPath } from '@selvedge/i18n';
import { Hono, type Context } from 'hono';
import { findCountryByHost, findLanguage } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { carriedQuery } from './carried-query.ts';
import { nearestPage, ownPath, type Ask } from './nearest-page.ts';
import { rememberPreference } from './preference.ts';

interface Parts {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
  /** Asks the shop itself, as a browser would. */
  ask: Ask;
}

/**
 * `GET /language/{code}?path=`: a language was chosen. The browser remembers it, where it was chosen on a page of this host:
 * a link elsewhere chooses nothing for anybody. Then the same page in that language, or the nearest that there is.
 */
export function chooseLanguage({ db, config, ask }: Parts): Hono {
  const routes = new Hono();
  routes.get('/language/:code', async (c, next) => {
    const [language, { language: own }] = await Promise.all([
      findLanguage(db, c.req.param('code').toLowerCase()),
      findCountryByHost(db, new URL(c.req.url).host),
    ]);
    if (!language) return next();
    if (isOwnPage(c)) rememberPreference(c, language.code, { isSecure: config.publicUrl.startsWith('https:') });
    const target = new URL(ownPath(c.req.query('path')) ?? '/', c.req.url);
    const place = { language: language.code, defaultLanguage: own.code };
    const path = await nearestPage(ask, target, (bare) => localizedPath(bare, place));
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex');
    return c.redirect(path + carriedQuery(target, before(c)), 303);
  });
  return routes;
}

/** The page that the choice was made on, where the browser tells. */
function before(c: Context): URL | undefined {
  const referrer = c.req.header('referer') ?? '';
  const page = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return page?.host === new URL(c.req.url).host ? page : undefined;
}

/** Browsers say where a request comes from; of an old one the page before is asked. */
const isOwnPage = (c: Context): boolean =>
  c.req.header('sec-purpose') === undefined && (c.req.header('sec-fetch-site') ?? (before(c) && 'same-origin')) === 'same-origin';
