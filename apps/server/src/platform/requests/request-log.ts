import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { findRequestId, runWithRequestId, type Log } from '../log.ts';
import type { ApiEnv } from '../http.ts';
import { countRequest } from '../metrics.ts';

/**
 * Gives every request an id, which appears on each of its log lines and in the `X-Request-Id` header of the response, and logs one line per
 * response: who called as kind and account id, and a path without order numbers, tokens and other personal parts. A call that a page makes in this
 * process uses the page's id.
 * @param trustedProxies with proxies in front of the shop, the id that they send is used
 * @param getRoute the pattern of the address, for metrics
 */
export function requestLog(
  log: Log,
  trustedProxies: number,
  getRoute: (c: Context) => string = (c) => routePath(c),
): MiddlewareHandler<{ Variables: Pick<ApiEnv['Variables'], 'log' | 'requestId' | 'user' | 'affiliate' | 'staff'> }> {
  return async (c, next) => {
    const sent = trustedProxies > 0 ? c.req.header('x-request-id') : undefined;
    const isCalledByPage = findRequestId() !== undefined;
    const requestId = sent && /^[\w-]{8,64}$/.test(sent) ? sent : (findRequestId() ?? randomUUID());
    const began = performance.now();
    c.set('log', log);
    c.set('requestId', requestId);
    await runWithRequestId(requestId, async () => {
      await next();
      c.header('X-Request-Id', requestId);
      const { method } = c.req;
      const route = getRoute(c);
      // The path only, because a query may contain private data.
      const path = buildLogPath(c.req.path, route);
      const ms = performance.now() - began;
      // API calls that a page makes in this process count as part of the page.
      if (!isCalledByPage) countRequest({ method, route, status: c.res.status, ms });
      log.info({ method, path, ...describeCaller(c.var), host: c.req.header('host'), status: c.res.status, ms: Math.round(ms) }, 'request');
    });
  };
}

type Callers = Partial<Pick<ApiEnv['Variables'], 'user' | 'affiliate' | 'staff'>>;

/** Returns the kind of the caller and the id of their account. */
function describeCaller({ user, affiliate, staff }: Callers): { caller: string; account?: number } {
  if (staff) return staff.userId === null ? { caller: 'system' } : { caller: staff.vendorId === null ? 'staff' : 'vendor', account: staff.userId };
  if (affiliate) return { caller: 'affiliate', account: affiliate.userId };
  return user ? { caller: 'customer', account: user.id } : { caller: 'anonymous' };
}

/** Paths of files, which have long names with digits. */
const filePath = /^\/(?:assets|admin|_ipx|media|fonts)\//;
/** A part of an unknown page's path that could be a number of an order, a signed link, a token or an email address. */
const couldBeSecret = (part: string): boolean => /@|%40/.test(part) || (part.length >= 10 && /\d/.test(part));

/**
 * Returns a path for the log. Of a call, parameters other than ids and slugs are replaced; of another address, parts that could be a secret.
 * @param route the pattern of the call, such as `/api/carts/:cartId`, or of a public page
 */
export function buildLogPath(path: string, route: string): string {
  const parts = path.split('/');
  const names = route.split('/');
  if (path.startsWith('/api/') && names.length === parts.length)
    return parts.map((part, index) => (isShown(part, names[index] ?? '') ? part : '…')).join('/');
  const isPublicPage = route.startsWith('/') && !route.includes('*');
  if (isPublicPage || filePath.test(path)) return path;
  return parts.map((part, index) => (/^view$/i.test(parts[index - 1] ?? '') || couldBeSecret(part) ? '…' : part)).join('/');
}

const isShown = (part: string, name: string): boolean => !/^:/.test(name) || /^\d{1,10}$/.test(part) || name === ':slug';
