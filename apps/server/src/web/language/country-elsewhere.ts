import { Hono } from 'hono';
import { baseUrlOf, listActiveCountries, listLanguages } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { hasPrefix } from './has-prefix.ts';
import { nearestPage, ownPath, type Ask } from './nearest-page.ts';

interface Parts {
  db: Db;
  config: Pick<Config, 'publicUrl' | 'isLoopback'>;
  /** Asks the shop itself, as a browser would. */
  ask: Ask;
}

/**
 * On the way to another country's shop (`GET /country/{code}?path=`): a page that is not there, such as a garment that is not
 * sold in that country, is replaced by the nearest that is. Else the storefront answers, which hands the cart over.
 */
export function countryElsewhere({ db, config, ask }: Parts): Hono {
  const routes = new Hono();
  routes.on('GET', ['/country/:country', '/:language{[A-Za-z]{2}}/country/:country'], async (c, next) => {
    const asked = ownPath(c.req.query('path'));
    const country = (await listActiveCountries(db)).find(({ code }) => code.toLowerCase() === c.req.param('country').toLowerCase());
    if (asked === undefined || !country) return next();
    const target = new URL(asked, baseUrlOf(country, config));
    const prefix = hasPrefix(target.pathname, await listLanguages(db)) ? target.pathname.slice(0, 3) : '';
    target.pathname = target.pathname.slice(prefix.length) || '/';
    const wanted = prefix + target.pathname;
    const nearest = await nearestPage(ask, target, (path) => prefix + path);
    if (nearest === wanted) return next();
    const here = new URL(c.req.url);
    here.searchParams.set('path', nearest);
    c.header('Cache-Control', 'private, no-store');
    return c.redirect(here.pathname + here.search, 303);
  });
  return routes;
}
