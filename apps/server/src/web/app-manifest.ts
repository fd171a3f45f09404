import { Hono } from 'hono';
import { findCountryByHost } from '#modules/countries';
import type { Db } from '#platform/database';

const png = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The files are in `apps/storefront/public`. Chromium requires icons of 192 and 512 px to install a page. */
const icons = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  png('icon-192.png', 192),
  png('icon-512.png', 512),
  png('icon-maskable-512.png', 512, 'maskable'),
];

/** `GET /manifest.webmanifest`: name, language and icons with which a browser installs the shop of a host (W3C Web Application Manifest). */
export function createAppManifestRoute(db: Db): Hono {
  const routes = new Hono();
  routes.get('/manifest.webmanifest', async (c) => {
    const { country, language } = await findCountryByHost(db, new URL(c.req.url).host);
    const manifest = {
      id: '/',
      name: country.shopName,
      short_name: country.shopName,
      lang: language.tag,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#ffffff',
      theme_color: '#ffffff',
      categories: ['shopping'],
      icons,
    };
    return c.json(manifest, 200, { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' });
  });
  return routes;
}
