import { Hono } from 'hono';

/**
 * `GET /certificate?domain=…`: 200 if the shop is open at this domain, otherwise 404. A proxy with on-demand certificates (Caddy: `on_demand_tls`)
 * sends this request before each new certificate, so that other domains with this IP address do not use up its limit. The response reveals no more
 * than a request to the domain.
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
