import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { StartError } from './start-error.ts';

/** A listening server. */
export interface HttpServer {
  port: number;
  /** Takes no more connections and lets requests under way end; cuts what is left after the time (ms). */
  stop(graceMs: number): Promise<void>;
}

/** What answers a request: a Hono app's `fetch`. */
type Fetch = Parameters<typeof getRequestListener>[0];

/** Sends an answer that is at hand; false: there is none, and nothing has been sent. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Address {
  host: string;
  port: number;
  /** Asked first: what it answers is spared the way through `Request` and `Response`, which costs more than the answer. */
  answerAtOnce?: AnswerAtOnce;
}

/** ms between looks for idle connections during a stop. */
const sweepMs = 25;

/**
 * Serves HTTP.
 * @throws StartError when the port can't be had
 */
export async function serveHttp(fetch: Fetch, { host, port, answerAtOnce = () => false }: Address): Promise<HttpServer> {
  const answer = getRequestListener(fetch);
  let isStopping = false;
  const server = createServer((request, response) => {
    if (isStopping) response.setHeader('Connection', 'close');
    else if (answerAtOnce(request, response)) return;
    void answer(request, response);
  });
  // Longer than a balancer keeps its connections (60 s), or it sends a request into one that we are closing.
  server.keepAliveTimeout = 65_000;
  await listen(server, host, port);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async (graceMs) => {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      // A kept connection that becomes idle during the stop would hold it up until its own time is over.
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
