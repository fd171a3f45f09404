import type { Span, SpanDescription } from './tracing.ts';

/** The methods that the semantic conventions know. Any other would be a text that a visitor can choose. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'CONNECT', 'TRACE']);
const nameMethod = (method: string): string => (METHODS.has(method) ? method : 'HTTP');

interface ReceivedRequest {
  method: string;
  url: string;
  headers: { host: string | undefined; traceparent: string | undefined; tracestate: string | undefined };
  /** Whether a page in this process sends the request. */
  isCalledByPage: boolean;
}

/** Describes the span of a received request. It has no query, no address of the visitor and no name of their browser. */
export function describeRequest({ method, url, headers, isCalledByPage }: ReceivedRequest): SpanDescription {
  return {
    name: nameMethod(method),
    kind: isCalledByPage ? 'internal' : 'server',
    attributes: {
      'http.request.method': METHODS.has(method) ? method : '_OTHER',
      'url.scheme': new URL(url).protocol.slice(0, -1),
      'server.address': headers.host?.replace(/:\d+$/, ''),
    },
    ...(!isCalledByPage && { parent: { traceparent: headers.traceparent, tracestate: headers.tracestate } }),
  };
}

/** Adds the route and the response to the span of a request. @param path the path without secrets, as the log shows it */
export function describeResponse(span: Span, { method, route, path, status }: { method: string; route: string; path: string; status: number }): void {
  span.rename(`${nameMethod(method)} ${route}`);
  span.setAttributes({ 'http.route': route, 'url.path': path, 'http.response.status_code': status });
  if (status >= 500) span.fail(String(status));
}
