import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';

/** File names change with their content, so they are cached forever. */
const forEver = 'public, max-age=31536000, immutable';
/** File names that stay the same: cached for a day. */
const oneDay = 'public, max-age=86400';

/** Browsers and iOS request `favicon.ico` and `apple-touch-icon.png` without reading the page. */
const iconFiles = ['/icon.svg', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png', '/favicon.ico'];

/**
 * Serves the storefront's built files, compressed versions if they exist.
 * @param folder absolute path of the built client
 */
export function serveFiles(app: Pick<Hono, 'get'>, folder: string): void {
  app.get('/assets/*', serveStatic({ root: folder, precompressed: true, onFound: (_path, c) => c.header('Cache-Control', forEver) }), (c) => {
    // A page of an older build asks for a deleted file; its script then reloads the page.
    return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
  });
  // Asked for again at each check, so that a fault in it cannot stay in browsers.
  const renewed = (_path: string, c: Context) => c.header('Cache-Control', 'no-cache');
  app.get('/service-worker.js', serveStatic({ root: folder, precompressed: true, onFound: renewed }));
  for (const file of iconFiles)
    app.get(file, serveStatic({ root: folder, precompressed: true, onFound: (_path, c) => c.header('Cache-Control', oneDay) }));
}
