import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

/** Their names change with their content: never asked for twice. */
const forEver = 'public, max-age=31536000, immutable';
/** Their names stay: asked for again after a day. */
const oneDay = 'public, max-age=86400';

/**
 * Serves the storefront's files as the build has left them, compressed ones where there are any.
 * @param folder of the built client, absolute
 */
export function serveFiles(app: Pick<Hono, 'get'>, folder: string): void {
  app.get('/assets/*', serveStatic({ root: folder, precompressed: true, onFound: (_path, c) => c.header('Cache-Control', forEver) }), (c) => {
    // A page of an older build asks for what is gone; its own script then loads the page anew.
    return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
  });
  app.get('/icon.svg', serveStatic({ root: folder, precompressed: true, onFound: (_path, c) => c.header('Cache-Control', oneDay) }));
}
