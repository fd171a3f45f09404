import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { projectRoot } from '#platform/paths';
import { StartError } from '#platform/start-error';

const folder = join(projectRoot, 'apps/backoffice/build');
/** Stands in the built page wherever the visit's own nonce goes. */
const noncePlace = '__NONCE__';

/**
 * Serves the back office's own bundle under `/admin`: one page, whatever its path, and its files.
 * @throws StartError where it has not been built
 */
export function mountBackOffice(app: Hono): void {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new StartError('The back office is not built yet: npm start builds it.');
  const page = readFileSync(file, 'utf8');
  const files = serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.replace(/^\/admin/, ''),
    precompressed: true,
    onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
  });
  app.get('/admin/assets/*', files, (c) => c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' }));
  for (const path of ['/admin', '/admin/*'])
    app.get(path, (c) => {
      const nonce = randomBytes(16).toString('base64');
      return c.html(page.replaceAll(noncePlace, nonce), 200, {
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': policy(nonce),
        'X-Robots-Tag': 'noindex',
      });
    });
}

/** Its styles are written while it runs, each in an element with the nonce of this visit. */
const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-src 'self' blob:",
    "frame-ancestors 'none'",
  ].join('; ');
