import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { listPaymentOrigins } from '#modules/payments';
import { getCallerAddress } from '#platform/requests/caller-address';
import type { Config } from '#platform/config';
import { buildAnonymousRateLimitKey } from '#platform/requests/anonymous-rate-limit-key';
import { rateLimit } from '#platform/requests/rate-limit';
import { addCdnHeaders, fitsHeader } from '#platform/cdn/cdn-headers';
import { findRequestId, type Log } from '#platform/log';
import { carryReferral } from './carry-referral.ts';
import { takeClientErrors, getLogPath } from './client-errors.ts';
import type { AnswerPage, ApiAccess } from './contract.ts';
import type { Frontends, StorefrontBuild } from './frontends/frontends.ts';
import { isCacheable, type OriginResponse } from './response-cache/cached-response.ts';
import { recordPageSources } from './page-cache/page-sources.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { compressResponse } from './page-compression.ts';
import { buildRedirect, type FindRedirect } from './build-redirect.ts';
import { buildContentPolicy, buildSecurityLines } from './security-headers.ts';
import { takeSslReturns } from './ssl-return.ts';

interface StorefrontOptions {
  /** The API of this process. Its paths begin with `/api`. */
  api: { fetch: (request: Request) => Response | Promise<Response> };
  config: Pick<
    Config,
    'apiBaseUrl' | 'cdn' | 'publicUrl' | 'isLoopback' | 'enforcesHttpsOnSubdomains' | 'payments' | 'sandboxPort' | 'trustedProxies'
  >;
  log: Pick<Log, 'error' | 'warn'>;
  /** Cache of public pages; absent: each page is rendered on request. */
  pages?: Pick<PageCache, 'answer'> | undefined;
  /** Finds the redirect target of an address without a page; absent: there are no redirects. */
  findRedirect?: FindRedirect | undefined;
}

/** Mounts the storefront after all other routes. */
export function mountStorefront(app: Hono<never> | Hono, { storefront, isBuilt }: Frontends, options: StorefrontOptions): void {
  const shop = app as Hono;
  takeClientErrors(shop, options);
  storefront.mountFiles(shop);
  // Pages from sources are not cached, because a cached page would not change with its sources.
  mountPages(shop, { ...options, pages: isBuilt ? options.pages : undefined, isBuilt, answer: storefront.answer });
}

/** `GET /latest.json`: returns the version of the current build. Open pages check it and reload after a change. */
export function sendBuildMessage(app: Pick<Hono, 'get'>, { assets }: Pick<StorefrontBuild, 'assets'>): void {
  app.get('/latest.json', (c) => c.json({ version: assets.version }, 200, { 'Cache-Control': 'no-store' }));
}

/** Logs page errors with their request. */
export const reportFaults = (build: StorefrontBuild, log: StorefrontOptions['log']): void =>
  build.entry.module.setErrorReporter((error, request) =>
    log.error({ err: error, path: getLogPath(new URL(request.url).pathname) }, 'a page failed'),
  );

interface Pages extends StorefrontOptions {
  answer: AnswerPage;
  /** Whether the storefront is built. On pages from sources, scripts add styles. */
  isBuilt?: boolean;
}

/** Headers of a page with unpublished content, which must not be cached or indexed. */
const unseen = Object.entries({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });
const isPreview = ({ url }: Request): boolean => new URL(url).searchParams.has('preview');

/**
 * Header with which a page reports that its country has a tag manager; it is removed before the response is sent. See the storefront's
 * `entry.server.tsx`.
 */
const measuredHeader = 'x-measured';
/** Headers with the hashes of the page's own inline scripts and styles; they are also removed. */
const inlineHeaders = { scripts: 'x-inline-scripts', styles: 'x-inline-styles' };

/** Limits a form's size in bytes, to protect the memory. The largest form, a message to the shop, has about ten thousand. */
const limitForm = bodyLimit({ maxSize: 1024 * 1024, onError: (c) => c.text('The form is too large.', 413) });
const limitForms: MiddlewareHandler = (c, next) => (c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : limitForm(c, next));

/** Rate limit of pages that are not in memory, which take about 20 ms each. */
const pagesOfNetwork = rateLimit('pages');

/** Serves pages for all remaining addresses. */
export function mountPages(app: Hono, { api, config, answer, pages, findRedirect, isBuilt = true }: Pages): void {
  const formTargets = listPaymentOrigins(config);
  const access = createApiAccess(api, config);

  const buildHeaders = (page: Response, body: Buffer): Headers => {
    const headers = new Headers(page.headers);
    const isMeasured = headers.has(measuredHeader);
    const inline = { scripts: headers.get(inlineHeaders.scripts) ?? '', styles: headers.get(inlineHeaders.styles) ?? '' };
    for (const name of [measuredHeader, ...Object.values(inlineHeaders)]) headers.delete(name);
    if (headers.get('content-type')?.startsWith('text/html'))
      headers.set('Content-Security-Policy', buildContentPolicy(body, { formTargets, isMeasured, inline, isBuilt }));
    return headers;
  };
  /** Renders a public page using only its address. */
  const makePublic = async (url: string): Promise<OriginResponse> => {
    const { access: noted, tags, maxAgeMs } = recordPageSources(access());
    const page = await answer(new Request(url), noted);
    const body = Buffer.from(await page.arrayBuffer());
    const made = { status: page.status, headers: buildHeaders(page, body), body, tags: tags(), maxAgeMs: maxAgeMs() };
    return isCacheable(made) ? setPublicCacheHeaders(made, config) : made;
  };
  const makePrivate = async (request: Request, visitor: Record<string, string>): Promise<Response> => {
    const page = await answer(request, access(visitor));
    if (!page.body || !/^text\//.test(page.headers.get('content-type') ?? '')) return new Response(page.body, page);
    const body = Buffer.from(await page.arrayBuffer());
    return compressResponse(body, { request, status: page.status, headers: buildHeaders(page, body) });
  };

  takeSslReturns(app, access);
  app.use(limitForms);
  app.use(carryReferral);
  app.all('*', async (c, next) => {
    if (c.req.path === '/api' || c.req.path.startsWith('/api/')) return next();
    const key = buildAnonymousRateLimitKey(c, config);
    if (key !== undefined && !(await pagesOfNetwork.isWithin(key)))
      return c.text('Too many requests. Please try again in a minute.', 429, { 'Retry-After': '60' });
    if (isForeignForm(c.req.raw)) return c.text('This form comes from another site.', 403);
    const request = nameOrigin(toPublicRequest(c.req.raw, config.publicUrl));
    const elsewhere = await buildRedirect(request, findRedirect);
    if (elsewhere && !elsewhere.onlyWithoutPage) return elsewhere.response;
    const answered = (await pages?.answer(request, makePublic)) ?? (await makePrivate(request, getVisitorHeaders(c, config.trustedProxies)));
    if (elsewhere && answered.status === 404) return elsewhere.response;
    if (isPreview(request)) for (const [name, value] of unseen) answered.headers.set(name, value);
    // A response without cache headers is for this visitor only.
    if (!answered.headers.has('cache-control')) answered.headers.set('Cache-Control', 'private, no-cache');
    return answered;
  });
}

/** Sets cache headers: browsers revalidate the page each time; a CDN that can purge by tag may cache it. */
function setPublicCacheHeaders(made: OriginResponse & { tags: readonly string[] }, config: StorefrontOptions['config']): OriginResponse {
  const headers = new Headers({ ...Object.fromEntries(made.headers), ...buildSecurityLines(config) });
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  if (!fitsHeader(made.tags)) return { ...made, headers };
  // Omits stale-while-revalidate, because a CDN would send a purged page once more, with the old price.
  headers.set('Surrogate-Control', `max-age=${Math.floor(made.maxAgeMs / 1000)}, stale-if-error=300`);
  headers.set('Surrogate-Key', made.tags.join(' '));
  addCdnHeaders(headers, config.cdn);
  return { ...made, headers };
}

/** Returns headers that identify the visitor to the API, so that rate limits apply to the visitor and not to the storefront. */
const getVisitorHeaders = (c: Context, trustedProxies: number): Record<string, string> => ({
  'x-forwarded-for': getCallerAddress(c, trustedProxies),
  'user-agent': c.req.header('user-agent') ?? '',
});

/** Creates a page's access to the API. API calls contain the page's request id, which links them in the log. */
function createApiAccess(api: StorefrontOptions['api'], { apiBaseUrl }: Pick<Config, 'apiBaseUrl'>): (visitor?: Record<string, string>) => ApiAccess {
  const target = apiBaseUrl
    ? { fetch: (request: Request) => fetch(request), baseUrl: `${apiBaseUrl}/api` }
    : { fetch: (request: Request) => api.fetch(request), baseUrl: 'http://127.0.0.1/api' };
  return (visitor = {}) => {
    const requestId = findRequestId();
    return { ...target, headers: { ...visitor, ...(requestId && { 'x-request-id': requestId }) } };
  };
}

/** Returns whether a form comes from another site. Such a form could change the visitor's cart or place an order. */
function isForeignForm(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (request.method === 'GET' || request.method === 'HEAD' || origin === null) return false;
  // A page with `no-referrer` sends `null`. Another site cannot make a browser send `same-origin`.
  if (origin === 'null' && request.headers.get('sec-fetch-site') === 'same-origin') return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** Replaces `Origin: null`, which the framework rejects. After {@link isForeignForm}, such a form comes from the shop. */
function nameOrigin(request: Request): Request {
  if (request.headers.get('origin') !== 'null') return request;
  const headers = new Headers(request.headers);
  headers.set('origin', new URL(request.url).origin);
  return new Request(request, { headers });
}

/** Returns the request with its public URL, for links and cookies. Behind a proxy that handles https, its URL begins with http. */
function toPublicRequest(request: Request, publicUrl: string): Request {
  if (!publicUrl.startsWith('https:') || request.url.startsWith('https:')) return request;
  return new Request(request.url.replace(/^http:/, 'https:'), request);
}
