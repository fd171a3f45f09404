import { localizedPath } from '@selvedge/i18n';
import { Hono, type Context } from 'hono';
import { findCountryByHost, findLanguage } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { buildCarriedQuery } from './carried-query.ts';
import { findNearestPage, toShopPath, type Ask } from './nearest-page.ts';
import { rememberPreference } from './preference.ts';

interface Parts {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
  /** Sends a request to the shop itself, like a browser. */
  ask: Ask;
}

/**
 * `GET /language/{code}?path=`: chooses a language and redirects to the same page in that language, or to the nearest existing page. Stores the
 * choice only if it was made on a page of this host; a link on another site does not set it.
 */
export function chooseLanguage({ db, config, ask }: Parts): Hono {
  const routes = new Hono();
  routes.get('/language/:code', async (c, next) => {
    const [language, { language: fromThisShop }] = await Promise.all([
      findLanguage(db, c.req.param('code').toLowerCase()),
      findCountryByHost(db, new URL(c.req.url).host),
    ]);
    if (!language) return next();
    if (isFromThisShop(c)) rememberPreference(c, language.code, { isSecure: config.publicUrl.startsWith('https:') });
    const target = new URL(toShopPath(c.req.query('path')) ?? '/', c.req.url);
    const place = { language: language.code, defaultLanguage: fromThisShop.code };
    const path = await findNearestPage(ask, target, (bare) => localizedPath(bare, place));
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex');
    return c.redirect(path + buildCarriedQuery(target, findPreviousPage(c)), 303);
  });
  return routes;
}

/** Returns the page on which the choice was made, if the browser sends a referrer. */
function findPreviousPage(c: Context): URL | undefined {
  const referrer = c.req.header('referer') ?? '';
  const page = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return page?.host === new URL(c.req.url).host ? page : undefined;
}

/** Returns whether the request comes from this shop. Uses the referrer for old browsers, which send no Sec-Fetch-Site. */
const isFromThisShop = (c: Context): boolean =>
  c.req.header('sec-purpose') === undefined && (c.req.header('sec-fetch-site') ?? (findPreviousPage(c) && 'same-origin')) === 'same-origin';
