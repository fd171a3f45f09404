import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A line to the bank on which questions arrive at once, and answers wait until they are let through. */
export interface SlowLine {
  url: string;
  /** Where the bank is. */
  leadsTo(port: number): void;
  /** Answers that have been held back so far: the addresses that they name for shoppers to pay at. */
  heldPayUrls(): string[];
  letThrough(): void;
  close(): Promise<void>;
}

export async function openSlowLine(): Promise<SlowLine> {
  const bank = { port: 0 };
  const held: { payUrl: string; send: () => void }[] = [];
  let isOpen = false;
  const server = createServer(
    (asked, answered) =>
      void passOn(asked, answered, bank.port, (body, send) => {
        if (isOpen) send();
        else held.push({ payUrl: /"url":"([^"]+)"/.exec(body)?.[1] ?? '', send });
      }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadsTo: (port) => {
      bank.port = port;
    },
    heldPayUrls: () => held.map(({ payUrl }) => payUrl),
    letThrough: () => {
      isOpen = true;
      for (const { send } of held) send();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

async function passOn(asked: IncomingMessage, answered: ServerResponse, port: number, hold: (body: string, send: () => void) => void): Promise<void> {
  const { method, url, headers } = asked;
  const way = request({ host: '127.0.0.1', port, path: url, method, headers });
  asked.pipe(way);
  const [answer] = (await once(way, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  hold(body.toString(), () => answered.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' }).end(body));
}
