import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { StartError } from '../start-error.ts';

/** A listening server. */
export interface HttpServer {
  port: number;
  /**
   * Accepts no more connections and waits for running requests; closes the remaining connections after the time limit (ms).
   * @param isReplaced another process accepts the connections to this port. Idle connections then stay open for {@link DRAIN_MS}: each gets the response to
   *   its next request and is closed afterwards, so that no request meets a closed connection
   */
  stop(graceMs: number, options?: { isReplaced?: boolean }): Promise<void>;
}

/** Handles a request: a Hono app's `fetch`. */
type Fetch = Parameters<typeof getRequestListener>[0];

/** Sends a ready response. Returns false if no response is ready and nothing was sent. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Address {
  host: string;
  port: number;
  /** The server to listen with, if other components also use it. */
  server?: Server;
  /** Time limits for receiving a request. */
  timeLimits?: typeof usualTimeLimits;
  /** Called first. It creates no `Request` and `Response`, because they take more CPU than the cached response itself. */
  sendFromMemory?: AnswerAtOnce;
}

/**
 * Time limits in ms for the headers of a request and for the whole request: a table of 50 MB takes two minutes at 4 Mbit/s. Without a limit, a slower
 * connection would hold memory for an unlimited time.
 */
const usualTimeLimits = { headersMs: 20_000, requestMs: 120_000 };

/** Interval in ms at which a shutdown closes idle connections. */
const sweepMs = 25;

/** How long (ms) a replaced process answers requests of open connections. */
export const DRAIN_MS = 5000;

/**
 * Serves HTTP.
 * @throws StartError when the port is not available
 */
export async function serveHttp(
  fetch: Fetch,
  { host, port, server = createServer(), timeLimits = usualTimeLimits, sendFromMemory = () => false }: Address,
): Promise<HttpServer> {
  const answer = getRequestListener(fetch);
  let isStopping = false;
  server.on('request', (request, response) => {
    if (isStopping) response.setHeader('Connection', 'close');
    else if (sendFromMemory(request, response)) return;
    void answer(request, response);
  });
  // Longer than a load balancer keeps its connections (60 s), so that it does not send a request over a closing connection.
  server.keepAliveTimeout = 65_000;
  server.headersTimeout = timeLimits.headersMs;
  server.requestTimeout = timeLimits.requestMs;
  await listen(server, host, port);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async (graceMs, { isReplaced = false } = {}) => {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
      // `close` of an HTTP server would close idle connections too.
      if (isReplaced) NetServer.prototype.close.call(server);
      else server.close();
      if (isReplaced) await Promise.race([closed, pause(DRAIN_MS, undefined, { ref: false })]);
      server.closeIdleConnections();
      // A keep-alive connection that becomes idle during the shutdown would delay it until its own timeout.
      const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'another program listens there' : error.code === 'EACCES' ? 'this account may not' : error.message;
      reject(new StartError(`PORT ${port} on ${host} can't be used: ${reason}. Set another PORT.`));
    });
    server.listen(port, host, () => resolve());
  });
}
