import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '#platform/config';

/** Seconds that a browser remembers to come by https only. */
const oneYear = 31_536_000;

type Standing = Pick<Config, 'isLoopback' | 'publicUrl'>;

/** What every answer carries, whatever it is. Nothing outside this machine could keep a promise of https on loopback. */
export const securityLines = ({ isLoopback, publicUrl }: Standing): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  // With `no-referrer` Chromium sends `Origin: null` with forms, which the pages refuse.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  ...(!isLoopback && publicUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${oneYear}` }),
});

export function securityHeaders(standing: Standing): MiddlewareHandler {
  const lines = Object.entries(securityLines(standing));
  return async (c: Context, next) => {
    await next();
    for (const [name, value] of lines) c.header(name, value);
  };
}

/** Where the order form may end up: a payment provider's page is reached by a redirect, which browsers hold against the form. */
export const paymentOrigins = ({ cards, taka, sandboxPort }: Pick<Config, 'cards' | 'taka' | 'sandboxPort'>): string[] => [
  ...(cards === 'stripe' ? ['https://checkout.stripe.com'] : []),
  ...(taka === 'sslcommerz' ? ['https://*.sslcommerz.com'] : []),
  ...(cards === 'sandbox' || taka === 'sandbox' ? [`http://localhost:${sandboxPort}`, `http://127.0.0.1:${sandboxPort}`] : []),
];

interface Allowed {
  /** Where a form may end up besides the shop. */
  formTargets: readonly string[];
  /** Whether the country has a tag manager: which visitor it is loaded for is decided in his browser. */
  isMeasured: boolean;
}

/**
 * What the tag manager and the statistics that it brings need, as their maker documents it. Whatever else a container holds
 * (scripts written into it, other partners) stays shut out.
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
const nothingMore: typeof measuringOrigins = { scripts: [], images: [], calls: [], frames: [] };

/**
 * The content policy of one page. Its inline scripts and styles are allowed by their hashes, so that the page can be stored
 * and sent to everyone: a nonce would have to be another each time.
 */
export function contentPolicy(html: string, { formTargets, isMeasured }: Allowed): string {
  const { scripts, images, calls, frames } = isMeasured ? measuringOrigins : nothingMore;
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...inlineTexts(html, scriptElement).map(hashSource)],
    'style-src': ["'self'", ...inlineTexts(html, styleElement).map(hashSource)],
    // Sizes that only the page knows, such as a placeholder's.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...images],
    'connect-src': ["'self'", ...calls],
    // A video's player, once somebody has pressed its picture.
    'frame-src': ['https://www.youtube-nocookie.com', ...frames],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const styleElement = /<style\b([^>]*)>([\s\S]*?)<\/style>/gi;

/** The text of each script, or style, that stands in the page itself. Data blocks are hashed as well: it costs nothing. */
function inlineTexts(html: string, element: RegExp): string[] {
  const texts = [...html.matchAll(element)].filter(([, attributes = '']) => !/\ssrc=/i.test(attributes)).map(([, , text = '']) => text);
  return [...new Set(texts)];
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
