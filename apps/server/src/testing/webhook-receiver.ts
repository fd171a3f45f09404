import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it came. */
export interface HeardCall {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** How a receiver answers. */
export type Answering = (response: ServerResponse, path?: string) => void;

const thanks: Answering = (response) => response.writeHead(204).end();

/** Somebody's own system beside the shop, which writes down what it hears. */
export async function openReceiver() {
  const heard: HeardCall[] = [];
  let answer = thanks;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts).toString() });
      answer(response, request.url);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    /** From now on; left out: with thanks. */
    answerWith: (way: Answering = thanks) => {
      answer = way;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** As docs/webhooks.md has receivers do it. */
export const isSigned = ({ headers, body }: HeardCall, secret: string): boolean => {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(signed)
    .digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`);
};
