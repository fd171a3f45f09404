import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '#platform/config';

/** Duration in seconds for which a browser uses https only. */
const oneYear = 31_536_000;

type SecurityConfig = Pick<Config, 'isLoopback' | 'publicUrl' | 'enforcesHttpsOnSubdomains'>;

/** Returns the headers of every response. On loopback there is no https to enforce. */
export const buildSecurityLines = ({ isLoopback, publicUrl, enforcesHttpsOnSubdomains }: SecurityConfig): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  // With `no-referrer`, browsers send `Origin: null` with forms, so only pages with a secret address use that policy.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': buildPermissionsPolicy({ usesCamera: false }),
  ...(!isLoopback &&
    publicUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${oneYear}${enforcesHttpsOnSubdomains ? '; includeSubDomains' : ''}` }),
});

/** Returns the browser features that a page may use. Only the back office scans with the camera. */
export const buildPermissionsPolicy = ({ usesCamera }: { usesCamera: boolean }): string =>
  `camera=(${usesCamera ? 'self' : ''}), microphone=(), geolocation=()`;

/** Headers that a page may set itself: a stricter referrer policy for a secret address, the camera for the back office. */
const pageHeaders: readonly string[] = ['Referrer-Policy', 'Permissions-Policy'];

export function createSecurityHeaders(config: SecurityConfig): MiddlewareHandler {
  const lines = Object.entries(buildSecurityLines(config));
  return async (c: Context, next) => {
    await next();
    for (const [name, value] of lines) if (!pageHeaders.includes(name) || !c.res.headers.has(name)) c.header(name, value);
  };
}

interface Allowed {
  /** Additional form targets, because browsers also apply form-action to redirects to a payment provider. */
  formTargets: readonly string[];
  /** Whether the country has a tag manager. A script in the browser decides whether to load it for a visitor. */
  isMeasured: boolean;
  /** Hashes of the inline scripts and styles that the page itself rendered. The storefront provides them. */
  inline: { scripts: string; styles: string };
  /** Whether the storefront is built; default: true. */
  isBuilt?: boolean;
}

/** Additional sources for pages that Vite serves. Vite's script adds styles, and starts a worker that waits for a restarted server. */
export const developmentSources = { styles: ["'unsafe-inline'"], workers: ['blob:'] } as const;

/**
 * Sources that the tag manager and its statistics need, from their documentation. All other sources in a container (inline scripts, other partners)
 * remain blocked.
 */
const [tagManager, statistics] = [
  ['https://www.googletagmanager.com', 'https://*.googletagmanager.com'],
  ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
];
const measuringOrigins = {
  scripts: tagManager,
  images: [...tagManager, ...statistics],
  calls: [...tagManager, ...statistics, 'https://www.google.com'],
  frames: ['https://www.googletagmanager.com'],
};
const noOrigins: typeof measuringOrigins = { scripts: [], images: [], calls: [], frames: [] };

/**
 * Returns the content security policy of a page. It allows the storefront's own inline scripts and styles by hash, so that the page can be cached and
 * sent to everyone; a nonce would differ for each response. Other inline scripts and styles are blocked.
 */
export function buildContentPolicy(html: string | Buffer, { formTargets, isMeasured, inline, isBuilt = true }: Allowed): string {
  const { scripts, images, calls, frames } = isMeasured ? measuringOrigins : noOrigins;
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scripts,
      ...(isBuilt ? splitSources(inline.scripts) : listInlineTexts(html.toString(), scriptElement).map(hashSource)),
    ],
    // A browser ignores 'unsafe-inline' if there is a hash.
    'style-src': ["'self'", ...(isBuilt ? splitSources(inline.styles) : developmentSources.styles)],
    // Allows style attributes for computed sizes, such as the size of a placeholder.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...images],
    'connect-src': ["'self'", ...calls],
    // A video player, loaded after a click on its preview.
    'frame-src': ['https://www.youtube-nocookie.com', ...frames],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': ["'none'"],
    ...(!isBuilt && { 'worker-src': developmentSources.workers }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const splitSources = (sources: string): string[] => sources.split(' ').filter((source) => source !== '');

/** Returns the text of each inline script of a page that Vite serves. Vite adds its own scripts. */
function listInlineTexts(html: string, element: RegExp): string[] {
  const texts = [...html.matchAll(element)].filter(([, attributes = '']) => !/\ssrc=/i.test(attributes)).map(([, , text = '']) => text);
  return [...new Set(texts)];
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
