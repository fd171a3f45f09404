import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A proxy to the payment gateway that passes requests on at once and holds answers back until they are released. */
export interface SlowConnection {
  url: string;
  /** Sets the gateway's port. */
  setTargetPort(port: number): void;
  /** Returns the payment page addresses in the answers held back so far. */
  heldPayUrls(): string[];
  letThrough(): void;
  close(): Promise<void>;
}

export async function openSlowConnection(): Promise<SlowConnection> {
  const bank = { port: 0 };
  const held: { payUrl: string; send: () => void }[] = [];
  let isOpen = false;
  const server = createServer(
    (request, answered) =>
      void forwardRequest(request, answered, bank.port, (body, send) => {
        if (isOpen) send();
        else held.push({ payUrl: /"url":"([^"]+)"/.exec(body)?.[1] ?? '', send });
      }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setTargetPort: (port) => {
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

async function forwardRequest(
  incoming: IncomingMessage,
  answered: ServerResponse,
  port: number,
  hold: (body: string, send: () => void) => void,
): Promise<void> {
  const { method, url, headers } = incoming;
  const way = request({ host: '127.0.0.1', port, path: url, method, headers });
  incoming.pipe(way);
  const [response] = (await once(way, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  hold(body.toString(), () => answered.writeHead(response.statusCode ?? 502, { 'content-type': 'application/json' }).end(body));
}
