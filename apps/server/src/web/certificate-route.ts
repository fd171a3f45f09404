import { Hono } from 'hono';

/**
 * `GET /certificate?domain=…`: 200 if the shop is open at this domain, otherwise 404. A proxy that gets certificates on demand asks before each new
 * one (Caddy: `on_demand_tls`), so that foreign domains that point here do not use up its limit. It tells nothing that a request to the domain would
 * not tell.
 */
export function createCertificateRoute(isShopHost: (host: string) => Promise<boolean>): Hono {
  const routes = new Hono();
  routes.get('/certificate', async (c) => {
    const domain = c.req.query('domain')?.toLowerCase() ?? '';
    const isOpen = /^[a-z0-9.-]{1,253}$/.test(domain) && (await isShopHost(domain));
    return c.text(isOpen ? 'open' : 'not a domain of this shop', isOpen ? 200 : 404, { 'Cache-Control': 'no-store' });
  });
  return routes;
}
