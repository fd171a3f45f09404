import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { startChildSpan, type Span } from './tracing.ts';

/** A request of `fetch`, as its channel describes it. */
interface FetchRequest {
  origin: string | URL;
  method: string;
  addHeader: (name: string, value: string) => void;
}

/**
 * Records a span for each request to another server within a span, until its response begins. Node reports the requests of `fetch` and of `http`, so
 * payment providers, stores and webhooks need no code of their own. A span contains the host only, because paths may contain tokens.
 * @param tracedOrigin the only origin that receives the trace
 * @returns a function that ends the recording
 */
export function watchOutgoingRequests(tracedOrigin: string | undefined): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (request: object, method: string, findOrigin: () => URL | undefined): Span | undefined => {
    const span = startChildSpan(() => {
      const origin = findOrigin();
      const server = origin && { 'server.address': origin.hostname, 'server.port': getPort(origin) };
      return { name: method, kind: 'client', attributes: { 'http.request.method': method, ...server } };
    });
    if (span) spans.set(request, span);
    return span;
  };
  const end = (request: object, outcome: { status?: number | undefined; error?: string }): void => {
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    if (outcome.status !== undefined) span.setAttributes({ 'http.response.status_code': outcome.status });
    const failure = outcome.error ?? ((outcome.status ?? 0) >= 400 ? String(outcome.status) : undefined);
    if (failure) span.fail(failure);
    span.end();
  };
  const channels: Record<string, (message: never) => void> = {
    'undici:request:create': ({ request }: { request: FetchRequest }) => {
      const origin = parseOrigin(String(request.origin));
      const span = begin(request, request.method, () => origin);
      if (span && tracedOrigin !== undefined && tracedOrigin === origin?.origin) request.addHeader('traceparent', span.traceparent);
    },
    'undici:request:headers': ({ request, response }: { request: object; response: { statusCode: number } }) =>
      end(request, { status: response.statusCode }),
    'undici:request:error': ({ request, error }: { request: object; error: unknown }) => end(request, { error: getErrorType(error) }),
    'http.client.request.start': ({ request }: { request: ClientRequest }) => {
      const span = begin(request, request.method, () => parseOrigin(`${request.protocol}//${String(request.getHeader('host'))}`));
      // Versions of Node before 20.19 do not report errors. After a response, the span has already ended.
      if (span) request.once('close', () => end(request, { error: getErrorType(request.errored) }));
    },
    'http.client.response.finish': ({ request, response }: { request: object; response: IncomingMessage }) =>
      end(request, { status: response.statusCode }),
  };
  const listeners = Object.entries(channels).map(([name, listener]) => ({ name, listener: listener as (message: unknown) => void }));
  for (const { name, listener } of listeners) subscribe(name, listener);
  return () => {
    for (const { name, listener } of listeners) unsubscribe(name, listener);
  };
}

/** An error in a listener would end the process, so an address that cannot be parsed only lacks in the span. */
const parseOrigin = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const getPort = ({ port, protocol }: URL): number => (port ? Number(port) : protocol === 'https:' ? 443 : 80);

/** Returns the code of a network error, such as `ECONNREFUSED`, or the error's name. */
function getErrorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
