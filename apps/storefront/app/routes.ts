import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { getRouteId, listPages, type Layout, type NamedPage } from '@selvedge/pages';

const layouts: readonly Layout[] = ['default', 'guest', 'auth', 'account', 'affiliate', 'checkout'];

/** Returns the routes of the pages with a layout; undefined: of all without one. */
const listRoutes = (asked: Layout | undefined): RouteConfigEntry[] =>
  listPages()
    .filter((page) => page.layout === asked)
    .flatMap((page) => (page.file === undefined ? [] : toRoute(page, `routes/${page.file}`)));

function toRoute(page: NamedPage, file: string): RouteConfigEntry {
  const id = getRouteId(page);
  return page.path === '' ? index(file, { id }) : route(page.path, file, { id });
}

/**
 * All addresses of the shop, from the table of pages, in any letter case and with an optional language in front. `layouts/*` answer 404 if the
 * first segment is not a language.
 */
export default prefix(':language?', [
  ...layouts.map((name) => layout(`layouts/${name}.tsx`, listRoutes(name))),
  ...listRoutes(undefined),
]) satisfies RouteConfig;
