import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';

/** Cache header of files whose name changes with their content. */
const immutable = 'public, max-age=31536000, immutable';
/** Cache header of files with a fixed name. */
const oneDay = 'public, max-age=86400';

/** Browsers and iOS request `favicon.ico` and `apple-touch-icon.png` without reading the page. */
const iconFiles = ['/icon.svg', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', '/icon-maskable-512.png', '/favicon.ico'];

/**
 * Serves the storefront's built files, in compressed versions if they exist.
 * @param folder absolute path of the built client
 */
export function serveFiles(app: Pick<Hono, 'get'>, folder: string): void {
  app.get('/assets/*', serveStatic({ root: folder, precompressed: true, onFound: (_path, c) => c.header('Cache-Control', immutable) }), (c) => {
    // A page of an older build may request a deleted file. Its script then reloads the page.
    return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
  });
  // Browsers revalidate the file at each check, so that they do not keep a faulty version.
  const renewed = (_path: string, c: Context) => c.header('Cache-Control', 'no-cache');
  app.get('/service-worker.js', serveStatic({ root: folder, precompressed: true, onFound: renewed }));
  for (const file of iconFiles)
    app.get(file, serveStatic({ root: folder, precompressed: true, onFound: (_path, c) => c.header('Cache-Control', oneDay) }));
}
