import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { findRequestId, runWithRequestId, type Log } from '../log.ts';
import type { ApiEnv } from '../http.ts';
import { countRequest } from '../metrics.ts';
import { describeRequest, describeResponse } from '../tracing/request-span.ts';
import { runInSpan, type Span } from '../tracing/tracing.ts';

/**
 * Adds an id to every request, its log lines and the `X-Request-Id` header of its response. Logs one line per response with the kind and the account
 * id of the caller, and a path without order numbers, tokens and other personal data. A call from a page in this process uses the page's id.
 * @param trustedProxies if there are proxies in front of the shop, their request id is used
 * @param getRoute returns the route pattern, for metrics
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
    const describe = () => {
      const host = c.req.header('host');
      // Without a trusted proxy, a visitor would decide whether their request is recorded.
      const [traceparent, tracestate] = ['traceparent', 'tracestate'].map((name) => (trustedProxies > 0 ? c.req.header(name) : undefined));
      return describeRequest({ method: c.req.method, url: c.req.url, headers: { host, traceparent, tracestate }, isCalledByPage });
    };
    const answer = async (span?: Span) => {
      await next();
      c.header('X-Request-Id', requestId);
      const { method } = c.req;
      const route = getRoute(c);
      // Logs the path only, because a query may contain private data.
      const path = buildLogPath(c.req.path, route);
      const ms = performance.now() - began;
      // API calls from a page in this process count as part of the page.
      if (!isCalledByPage) countRequest({ method, route, status: c.res.status, ms });
      log.info({ method, path, ...describeCaller(c.var), host: c.req.header('host'), status: c.res.status, ms: Math.round(ms) }, 'request');
      if (span) describeResponse(span, { method, route, path, status: c.res.status });
    };
    await runInSpan(describe, (span) => runWithRequestId(requestId, () => answer(span)));
  };
}

type Callers = Partial<Pick<ApiEnv['Variables'], 'user' | 'affiliate' | 'staff'>>;

/** Returns the kind of the caller and the id of their account. */
function describeCaller({ user, affiliate, staff }: Callers): { caller: string; account?: number } {
  if (staff) return staff.userId === null ? { caller: 'system' } : { caller: staff.vendorId === null ? 'staff' : 'vendor', account: staff.userId };
  if (affiliate) return { caller: 'affiliate', account: affiliate.userId };
  return user ? { caller: 'customer', account: user.id } : { caller: 'anonymous' };
}

/** Paths of files. Their names are long and contain digits. */
const filePath = /^\/(?:assets|admin|_ipx|media|fonts)\//;
/** Returns whether a path segment of an unknown page could be an order number, a signed link, a token or an email address. */
const couldBeSecret = (part: string): boolean => /@|%40/.test(part) || (part.length >= 10 && /\d/.test(part));

/**
 * Returns a path for the log. Replaces the parameters of a call except ids and slugs, and in other paths the segments that could be a secret.
 * @param route the route pattern of the call, such as `/api/carts/:cartId`, or of a public page
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
