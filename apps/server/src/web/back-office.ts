import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { noncePlaceholder, type Frontends } from './frontends/frontends.ts';
import { buildPermissionsPolicy, developmentSources } from './security-headers.ts';

/** Serves the back office under `/admin`: its files, and the same page for every other path. */
export function mountBackOffice(app: Hono, { backOffice, isBuilt }: Pick<Frontends, 'backOffice' | 'isBuilt'>): void {
  backOffice.mountFiles(app);
  for (const path of ['/admin', '/admin/*'])
    app.get(path, async (c) => {
      const nonce = randomBytes(16).toString('base64');
      const page = await backOffice.getPage(c.req.path);
      return c.html(page.replaceAll(noncePlaceholder, nonce), 200, {
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': buildPolicy(nonce, isBuilt),
        'Permissions-Policy': buildPermissionsPolicy({ usesCamera: true }),
        'X-Robots-Tag': 'noindex',
      });
    });
}

/** Returns the content security policy. Styles are created at runtime, in elements with the nonce of the page. */
const buildPolicy = (nonce: string, isBuilt: boolean): string =>
  [
    "default-src 'self'",
    // The reader of barcodes is WebAssembly. The source allows its compilation, and no text as script.
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    // Allows the preview of a video before its upload.
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-src 'self' blob:",
    "frame-ancestors 'none'",
    ...(isBuilt ? [] : [`worker-src ${developmentSources.workers.join(' ')}`]),
  ].join('; ');
