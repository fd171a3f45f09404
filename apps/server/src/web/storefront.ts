import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context, Hono } from 'hono';
import { callerAddress } from '#platform/caller-address';
import type { Config } from '#platform/config';
import { currentRequestId, type Log } from '#platform/log';
import { projectRoot } from '#platform/paths';
import { StartError } from '#platform/start-error';
import { takeClientErrors } from './client-errors.ts';
import { isKeepable, type Made } from './kept/kept-answer.ts';
import { noteWhatItIsMadeFrom, type ApiAccess } from './page-cache/made-from.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { compressed } from './page-compression.ts';
import { redirectAnswer, type FindRedirect } from './redirect-answer.ts';
import { contentPolicy, paymentOrigins, securityLines } from './security-headers.ts';
import { takeSslReturns } from './ssl-return.ts';
import { serveFiles } from './static-files.ts';

type Answer = (request: Request, access: ApiAccess) => Promise<Response>;

/** What the storefront's build exports for us; see its `entry.server.tsx`. */
export interface StorefrontBuild {
  /** The browser's files; their `version` changes with each build that changes one of them. */
  assets: { version: string };
  entry: {
    module: {
      openBuild: (build: StorefrontBuild, mode: 'production' | 'development') => Promise<Answer>;
      reportFaultsTo: (report: (error: unknown, request: Request) => void) => void;
    };
  };
}

export interface StorefrontOptions {
  /** The API of this process; its paths begin with `/api`. */
  api: { fetch: (request: Request) => Response | Promise<Response> };
  config: Pick<Config, 'apiBaseUrl' | 'publicUrl' | 'isLoopback' | 'cards' | 'taka' | 'sandboxPort' | 'trustedProxies'>;
  log: Pick<Log, 'error' | 'warn'>;
  /** Where pages that are the same for everybody are kept; absent: each is made anew. */
  pages?: Pick<PageCache, 'answer'> | undefined;
  /** Where addresses lead that no page has; absent: nowhere. */
  findRedirect?: FindRedirect | undefined;
}

const buildFolder = join(projectRoot, 'apps/storefront/build');

/**
 * Puts the built storefront behind everything that is mounted before it.
 * @throws StartError where it has not been built
 */
export async function mountStorefront(app: Hono<never> | Hono, options: StorefrontOptions): Promise<void> {
  const file = join(buildFolder, 'server/index.js');
  if (!existsSync(file)) throw new StartError('The storefront is not built yet: npm start builds it.');
  const build = (await import(pathToFileURL(file).href)) as StorefrontBuild;
  const answer = await build.entry.module.openBuild(build, 'production');
  reportFaults(build, options.log);
  const shop = app as Hono;
  tellBuild(shop, build);
  takeClientErrors(shop, options);
  serveFiles(shop, join(buildFolder, 'client'));
  mountPages(shop, { ...options, answer });
}

/** `GET /latest.json`: open pages ask which build is served, and load themselves anew after another. */
export function tellBuild(app: Pick<Hono, 'get'>, { assets }: Pick<StorefrontBuild, 'assets'>): void {
  app.get('/latest.json', (c) => c.json({ version: assets.version }, 200, { 'Cache-Control': 'no-store' }));
}

/** Faults of pages stand in the log with the request they happened in. */
export const reportFaults = (build: StorefrontBuild, log: StorefrontOptions['log']): void =>
  build.entry.module.reportFaultsTo((error, request) => log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed'));

interface Pages extends StorefrontOptions {
  answer: Answer;
  /** The development server's own scripts change under way and are not hashed. */
  isHashed?: boolean;
}

/** A page with something in it that is not public: nobody keeps it, and no search engine finds it. */
const unseen = Object.entries({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' });
const isPreview = ({ url }: Request): boolean => new URL(url).searchParams.has('preview');

/** By it a page says that its country has a tag manager; it goes no further than here. See the storefront's `entry.server.tsx`. */
const measuredHeader = 'x-measured';

/** Whatever nobody else answers is a page. */
export function mountPages(app: Hono, { api, config, answer, pages, findRedirect, isHashed = true }: Pages): void {
  const formTargets = paymentOrigins(config);
  const access = apiAccess(api, config);

  const headersOf = (page: Response, body: Buffer): Headers => {
    const headers = new Headers(page.headers);
    const isMeasured = headers.has(measuredHeader);
    headers.delete(measuredHeader);
    if (isHashed && headers.get('content-type')?.startsWith('text/html'))
      headers.set('Content-Security-Policy', contentPolicy(body.toString(), { formTargets, isMeasured }));
    return headers;
  };
  /** A page for everybody: made from its address alone. */
  const makePublic = async (url: string): Promise<Made> => {
    const { access: noted, tags, maxAgeMs } = noteWhatItIsMadeFrom(access());
    const page = await answer(new Request(url), noted);
    const body = Buffer.from(await page.arrayBuffer());
    const made = { status: page.status, headers: headersOf(page, body), body, tags: tags(), maxAgeMs: maxAgeMs() };
    return isKeepable(made) ? saidToBePublic(made, config) : made;
  };
  const makePrivate = async (request: Request, visitor: Record<string, string>): Promise<Response> => {
    const page = await answer(request, access(visitor));
    if (!page.body || !/^text\//.test(page.headers.get('content-type') ?? '')) return new Response(page.body, page);
    const body = Buffer.from(await page.arrayBuffer());
    return compressed(body, { request, status: page.status, headers: headersOf(page, body) });
  };

  takeSslReturns(app, access);
  app.all('*', async (c, next) => {
    if (c.req.path === '/api' || c.req.path.startsWith('/api/')) return next();
    if (isForeignForm(c.req.raw)) return c.text('This form comes from another site.', 403);
    const request = asShopperSees(c.req.raw, config.publicUrl);
    const elsewhere = await redirectAnswer(request, findRedirect);
    if (elsewhere && !elsewhere.onlyWithoutPage) return elsewhere.answer;
    const answered = (await pages?.answer(request, makePublic)) ?? (await makePrivate(request, visitorOf(c, config.trustedProxies)));
    if (elsewhere && answered.status === 404) return elsewhere.answer;
    if (isPreview(request)) for (const [name, value] of unseen) answered.headers.set(name, value);
    // Whatever does not say that it may be kept is for this visitor.
    if (!answered.headers.has('cache-control')) answered.headers.set('Cache-Control', 'private, no-cache');
    return answered;
  });
}

/** Browsers ask each time whether it is still the same; a CDN that can be told of changes by their tags may keep it. */
function saidToBePublic(made: Made & { tags: readonly string[] }, config: StorefrontOptions['config']): Made {
  const headers = new Headers({ ...Object.fromEntries(made.headers), ...securityLines(config) });
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  headers.set('Surrogate-Control', `max-age=${Math.floor(made.maxAgeMs / 1000)}, stale-while-revalidate=60, stale-if-error=300`);
  headers.set('Surrogate-Key', made.tags.join(' '));
  return { ...made, headers };
}

/** Who asks for a page: the API counts his tries, not the storefront's, and tells him by his browser. */
const visitorOf = (c: Context, trustedProxies: number): Record<string, string> => ({
  'x-forwarded-for': callerAddress(c, trustedProxies),
  'user-agent': c.req.header('user-agent') ?? '',
});

/** The calls of one page carry its request id, so that one story stands together in the log. */
function apiAccess(api: StorefrontOptions['api'], { apiBaseUrl }: Pick<Config, 'apiBaseUrl'>): (visitor?: Record<string, string>) => ApiAccess {
  const target = apiBaseUrl
    ? { fetch: (request: Request) => fetch(request), baseUrl: `${apiBaseUrl}/api` }
    : { fetch: (request: Request) => api.fetch(request), baseUrl: 'http://127.0.0.1/api' };
  return (visitor = {}) => {
    const requestId = currentRequestId();
    return { ...target, headers: { ...visitor, ...(requestId && { 'x-request-id': requestId }) } };
  };
}

/** A form that another site made its visitor send: it could fill his cart, or order with what we remember of him. */
function isForeignForm(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (request.method === 'GET' || request.method === 'HEAD' || origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** Behind a proxy that speaks https for us, the address we see begins with http: links and cookies need the shopper's. */
function asShopperSees(request: Request, publicUrl: string): Request {
  if (!publicUrl.startsWith('https:') || request.url.startsWith('https:')) return request;
  return new Request(request.url.replace(/^http:/, 'https:'), request);
}
