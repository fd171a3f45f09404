import { Hono } from 'hono';

/** Returns the target of a short link with the added query; undefined when the link does not exist. */
type FollowLink = (code: string, query: URLSearchParams) => Promise<string | undefined>;

/**
 * `GET /go/{code}`: redirects to the page of an affiliate link, on any host. The click is not counted here but by the page, as for a long address.
 * The redirect is not cached. Without such a link the storefront answers 404.
 */
export function createShortLinkRoutes(follow: FollowLink): Hono {
  const links = new Hono();
  links.get('/go/:code', async (c, next) => {
    const location = await follow(c.req.param('code'), new URL(c.req.url).searchParams);
    if (location === undefined) return next();
    c.header('Cache-Control', 'no-store');
    return c.redirect(location, 302);
  });
  return links;
}
