import { Hono, type Context } from 'hono';

/** Returns the target of a short link with the added query; undefined when the link does not exist. */
type FollowLink = (code: string, query: URLSearchParams) => Promise<string | undefined>;

/** Counts a visit through a short link. @param location the target of the link */
type CountVisit = (c: Context, location: string) => Promise<void>;

/**
 * `GET /go/{code}`: counts the visit and redirects to the page of an affiliate link, on any host. The redirect is not cached. If the link does not
 * exist, the storefront returns 404.
 */
export function createShortLinkRoutes(follow: FollowLink, countVisit: CountVisit): Hono {
  const links = new Hono();
  links.get('/go/:code', async (c, next) => {
    const location = await follow(c.req.param('code'), new URL(c.req.url).searchParams);
    if (location === undefined) return next();
    // Link checkers send HEAD requests, which do not count as visits.
    if (c.req.method === 'GET') await countVisit(c, location);
    c.header('Cache-Control', 'no-store');
    return c.redirect(location, 302);
  });
  return links;
}
