import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface ReceivedCall {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Writes the receiver's answer. */
export type Answering = (response: ServerResponse, path?: string) => void;

const thanks: Answering = (response) => response.writeHead(204).end();

/** Starts a receiver that records requests. */
export async function openReceiver() {
  const received: ReceivedCall[] = [];
  let answer = thanks;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts).toString() });
      answer(response, request.url);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Changes the answer from now on; the default is 204. */
    setAnswer: (way: Answering = thanks) => {
      answer = way;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Verifies a signature as described in docs/webhooks.md. */
export const isSigned = ({ headers, body }: ReceivedCall, secret: string): boolean => {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(signed)
    .digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`);
};
