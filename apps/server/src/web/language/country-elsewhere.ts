import { Hono } from 'hono';
import { buildBaseUrl, listActiveCountries, listLanguages } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { hasPrefix } from './follow-preference.ts';
import { findNearestPage, toShopPath, type Ask } from './nearest-page.ts';

interface Parts {
  db: Db;
  config: Pick<Config, 'publicUrl' | 'isLoopback'>;
  /** Sends a request to the shop itself, like a browser. */
  ask: Ask;
}

/**
 * Handles a switch to another country's shop (`GET /country/{code}?path=`). If the page is missing there, such as a product that is not sold there,
 * redirects to the nearest existing page. Otherwise the storefront responds and transfers the cart.
 */
export function createCountrySwitch({ db, config, ask }: Parts): Hono {
  const routes = new Hono();
  routes.on('GET', ['/country/:country', '/:language{[A-Za-z]{2}}/country/:country'], async (c, next) => {
    const shopPath = toShopPath(c.req.query('path'));
    const country = (await listActiveCountries(db)).find(({ code }) => code.toLowerCase() === c.req.param('country').toLowerCase());
    if (shopPath === undefined || !country) return next();
    const target = new URL(shopPath, buildBaseUrl(country, config));
    const prefix = hasPrefix(target.pathname, await listLanguages(db)) ? target.pathname.slice(0, 3) : '';
    target.pathname = target.pathname.slice(prefix.length) || '/';
    const wanted = prefix + target.pathname;
    const nearest = await findNearestPage(ask, target, (path) => prefix + path);
    if (nearest === wanted) return next();
    const here = new URL(c.req.url);
    here.searchParams.set('path', nearest);
    c.header('Cache-Control', 'private, no-store');
    return c.redirect(here.pathname + here.search, 303);
  });
  return routes;
}
