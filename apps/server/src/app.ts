import { OpenAPIHono } from '@hono/zod-openapi';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { failure } from '#kit/envelope';
import { routes as accounts } from '#modules/accounts';
import { routes as affiliates } from '#modules/affiliates';
import { routes as campaigns } from '#modules/campaigns';
import { routes as catalog } from '#modules/catalog';
import { routes as checkout } from '#modules/checkout';
import { routes as consent } from '#modules/consent';
import { routes as content } from '#modules/content';
import { routes as countries } from '#modules/countries';
import { routes as feeds } from '#modules/feeds';
import { routes as legal } from '#modules/legal';
import { routes as newsletter } from '#modules/newsletter';
import { routes as notifications } from '#modules/notifications';
import { routes as payments, signedFormPaths } from '#modules/payments';
import { routes as privacy } from '#modules/privacy';
import { routes as returns } from '#modules/returns';
import { routes as reviews } from '#modules/reviews';
import { routes as search } from '#modules/search';
import { routes as sellers } from '#modules/sellers';
import { inboundMailPath, routes as tickets } from '#modules/tickets';
import { clickPath, conversionPath, routes as tracking, recordClick } from '#modules/tracking';
import { routes as wheel } from '#modules/wheel';
import { routes as wishlist } from '#modules/wishlist';
import { answerError, type ApiEnv } from '#platform/http';
import { requestLog } from '#platform/requests/request-log';
import type { Services } from '#platform/services';
import { addApiDocs, describeApi } from '#web/api-docs';
import { isBrowsingCall } from '#web/browsing-calls';
import { buildSecurityLines } from '#web/security-headers';
import { staffOnly } from './backoffice/admin-call.ts';
import { routes as backOffice } from './backoffice/index.ts';

/** Limits a request's body. The largest body, a product with seventeen languages, has some hundred KB. */
const limitCallBody = limitBody(1024 * 1024);

function limitBody(maxBytes: number) {
  return bodyLimit({ maxSize: maxBytes, onError: (c) => c.json(failure('BodyTooLarge', 'The request is too large', { maxBytes }), 413) });
}

/**
 * Uploads of images and tables are not JSON. Pages of other sites cannot send them, because the browser would not send the back office's cookie. This
 * middleware does not read the body: each route authenticates the caller first and has its own limit.
 */
const acceptsFiles = (c: Context): boolean => c.req.path.startsWith('/api/admin/files/');

const modules = [
  countries,
  consent,
  catalog,
  content,
  legal,
  accounts,
  search,
  reviews,
  wishlist,
  checkout,
  payments,
  returns,
  notifications,
  feeds,
  tracking,
  affiliates,
  newsletter,
  wheel,
  sellers,
  tickets,
  campaigns,
  privacy,
];

const createRouter = (): OpenAPIHono<ApiEnv> => new OpenAPIHono<ApiEnv>().basePath('/api');

function addRoutes(api: OpenAPIHono<ApiEnv>): void {
  for (const routes of modules) api.route('/', routes);
  api.route('/admin', backOffice);
}

/** Declares all routes without services, for code that only uses their schemas. */
export function declareApi(): OpenAPIHono<ApiEnv> {
  const api = createRouter();
  addRoutes(api);
  return api;
}

/** Builds the OpenAPI document without services. The types of the front ends' clients are generated from it. */
export const buildApiDocument = (): ReturnType<typeof describeApi> => describeApi(declareApi());

/** Creates the API with the routes of every module under `/api`. */
export function createApi(services: Services): OpenAPIHono<ApiEnv> {
  const api = createRouter();
  api.use(requestLog(services.log, services.config.trustedProxies));
  api.use(provideServices(services));
  api.use((c, next) => (hasOwnLimit.has(c.req.path) || acceptsFiles(c) ? next() : limitCallBody(c, next)));
  api.use(jsonOnly);
  api.onError(answerAnyError);
  addRoutes(api);
  addApiDocs(api, staffOnly);
  // Uses a route instead of `notFound`, which applies to the whole app and returns a page.
  api.all('*', (c) => c.json(failure('NotFound', 'There is no such call', { path: c.req.path }), 404));
  return api;
}

/** Creates the app with the routes for clicks, health and the API. */
export function createApp(services: Services, health: Hono): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.post(`/api${clickPath}`, recordClick(services, buildSecurityLines(services.config)));
  app.route('/', health);
  app.route('/', createApi(services));
  return app;
}

/** Adds the services to the context of routes. Only here a call gets a replica instead of the primary. */
const provideServices = ({ db, reads, config, storage }: Services) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.set('db', reads && isBrowsingCall(c.req.raw) ? reads.choose() : db);
    c.set('config', config);
    c.set('storage', storage);
    await next();
  });

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Calls that accept a form, which must be signed. */
const signedForms = new Set(signedFormPaths.map((path) => `/api${path}`));
/** Call that browsers send as text when a page closes. It is harmless. Its route has its own limit and reads the body. */
const beacon = `/api${conversionPath}`;
/** Call of the mail provider with a whole email. Its secret is in a header that forms of other sites cannot send. */
const inboundMail = `/api${inboundMailPath}`;
/** Calls whose routes limit and read the body themselves. */
const hasOwnLimit = new Set([beacon, inboundMail]);

/** Accepts JSON only. A form on another site can send text or form fields, but it can send JSON only with permission (CORS). */
const jsonOnly = createMiddleware<ApiEnv>(async (c, next) => {
  const type = c.req.header('content-type');
  const hasBody = type !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
  if (
    writes.has(c.req.method) &&
    hasBody &&
    !signedForms.has(c.req.path) &&
    !hasOwnLimit.has(c.req.path) &&
    !acceptsFiles(c) &&
    !/^application\/json\s*(;|$)/i.test(type ?? '')
  ) {
    return c.json(failure('JsonRequired', 'Please send application/json'), 415);
  }
  await next();
});

/** Also wraps errors of the HTTP layer, such as invalid JSON, in the envelope. */
function answerAnyError(error: Error, c: Context<ApiEnv>): Response {
  if (error instanceof HTTPException) return c.json(failure('BadRequest', error.message || 'The request is not valid'), error.status);
  return answerError(error, c);
}
