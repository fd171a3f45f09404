import { Hono, type Context } from 'hono';

/** Returns the target of a short link with the added query; undefined when the link does not exist. */
type FollowLink = (code: string, query: URLSearchParams) => Promise<string | undefined>;

/** Counts a visit by a short link. @param location the target of the link */
type CountVisit = (c: Context, location: string) => Promise<void>;

/**
 * `GET /go/{code}`: counts the visit and redirects to the page of an affiliate link, on any host. The redirect is not cached. Without such a link
 * the storefront answers 404.
 */
export function createShortLinkRoutes(follow: FollowLink, countVisit: CountVisit): Hono {
  const links = new Hono();
  links.get('/go/:code', async (c, next) => {
    const location = await follow(c.req.param('code'), new URL(c.req.url).searchParams);
    if (location === undefined) return next();
    // A program that checks a link asks with HEAD.
    if (c.req.method === 'GET') await countVisit(c, location);
    c.header('Cache-Control', 'no-store');
    return c.redirect(location, 302);
  });
  return links;
}
