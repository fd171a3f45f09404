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
import { ipnPath, routes as payments } from '#modules/payments';
import { routes as privacy } from '#modules/privacy';
import { routes as returns } from '#modules/returns';
import { routes as reviews } from '#modules/reviews';
import { routes as search } from '#modules/search';
import { routes as sellers } from '#modules/sellers';
import { routes as tickets } from '#modules/tickets';
import { clickPath, conversionPath, routes as tracking, takeClick } from '#modules/tracking';
import { routes as wheel } from '#modules/wheel';
import { routes as wishlist } from '#modules/wishlist';
import { answerError, type ApiEnv } from '#platform/http';
import { requestLog } from '#platform/request-log';
import type { Services } from '#platform/services';
import { addApiDocs } from '#web/api-docs';
import { securityLines } from '#web/security-headers';
import { routes as backOffice } from './backoffice/index.ts';

/** A request's body at most: the largest of ours, a product with seventeen languages, has some hundred KB. */
const ofACall = limitedTo(1024 * 1024);
/** A file at most: fifty thousand products in a table. What is brought there may have a lower limit of its own. */
const ofAFile = limitedTo(100 * 1024 * 1024);

function limitedTo(maxBytes: number) {
  return bodyLimit({ maxSize: maxBytes, onError: (c) => c.json(failure('BodyTooLarge', 'The request is too large', { maxBytes }), 413) });
}

/** Pictures and tables come as they are. A page of another site cannot send them: the back office's cookie does not go with it. */
const takesFiles = (c: Context): boolean => c.req.path.startsWith('/api/admin/files/');

/** Every module's routes, listed by hand, under `/api`. */
export function createApi(services: Services): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>().basePath('/api') as OpenAPIHono<ApiEnv>;
  api.use(requestLog(services.log, services.config.trustedProxies));
  api.use(withServices(services));
  api.use((c, next) => (c.req.path === beacon ? next() : (takesFiles(c) ? ofAFile : ofACall)(c, next)));
  api.use(jsonOnly);
  api.onError(answerAnyError);
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
  for (const routes of modules) api.route('/', routes);
  api.route('/admin', backOffice);
  addApiDocs(api);
  // A route and not `notFound`: that one is the whole app's, which answers with a page.
  api.all('*', (c) => c.json(failure('NotFound', 'There is no such call', { path: c.req.path }), 404));
  return api;
}

/** The whole of what this process answers. */
export function createApp(services: Services, health: Hono): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.post(`/api${clickPath}`, takeClick(services, securityLines(services.config)));
  app.route('/', health);
  app.route('/', createApi(services));
  return app;
}

/** What routes find in their context. */
const withServices = ({ db, config, storage }: Services) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.set('db', db);
    c.set('config', config);
    c.set('storage', storage);
    await next();
  });

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** What takes a form, from nobody but whoever signed it. */
const signedForms = new Set([`/api${ipnPath}`]);
/** What browsers send while a page goes away, as text; nobody can do harm with it. Its route has a limit of its own, and reads what is sent. */
const beacon = `/api${conversionPath}`;

/** A form on another site can send text or form fields, never JSON without asking first. */
const jsonOnly = createMiddleware<ApiEnv>(async (c, next) => {
  const type = c.req.header('content-type');
  const hasBody = type !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
  if (
    writes.has(c.req.method) &&
    hasBody &&
    !signedForms.has(c.req.path) &&
    c.req.path !== beacon &&
    !takesFiles(c) &&
    !/^application\/json\s*(;|$)/i.test(type ?? '')
  ) {
    return c.json(failure('JsonRequired', 'Please send application/json'), 415);
  }
  await next();
});

/** What the HTTP layer itself refuses (JSON that is none) gets the envelope too. */
function answerAnyError(error: Error, c: Context<ApiEnv>): Response {
  if (error instanceof HTTPException) return c.json(failure('BadRequest', error.message || 'The request is not valid'), error.status);
  return answerError(error, c);
}
