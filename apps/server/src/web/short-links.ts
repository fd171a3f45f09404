import { Hono } from 'hono';

/** Where a short link leads, with what was added to it; undefined: nowhere. */
type FollowLink = (code: string, query: URLSearchParams) => Promise<string | undefined>;

/**
 * `GET /go/{code}`: to the page that an affiliate's link is for, on whatever host. Nothing is counted here: the page counts, as it
 * does whoever comes by the long address. Nobody keeps where it leads. Without such a link the storefront says that there is no page.
 */
export function shortLinks(follow: FollowLink): Hono {
  const links = new Hono();
  links.get('/go/:code', async (c, next) => {
    const location = await follow(c.req.param('code'), new URL(c.req.url).searchParams);
    if (location === undefined) return next();
    c.header('Cache-Control', 'no-store');
    return c.redirect(location, 302);
  });
  return links;
}
