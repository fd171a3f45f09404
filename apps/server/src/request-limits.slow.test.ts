import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import { inboundMailPath } from '#modules/tickets';
import { serveHttp, type HttpServer } from '#platform/requests/http-server';
import { createTestDatabase } from '#testing/database';
import { createEndlessBody } from '#testing/inputs/endless-body';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { buildApiDocument } from './app.ts';

let database: Database;
let shop: TestShop;
let server: HttpServer;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  server = await serveHttp(shop.app.fetch, {
    host: '127.0.0.1',
    port: 0,
    // Node checks for late requests at this interval.
    server: createServer({ connectionsCheckingInterval: 50 }),
    timeLimits: { headersMs: 300, requestMs: 600 },
  });
});
afterAll(async () => {
  await server.stop(100);
  await database.close();
});

/** Calls that read a body in different ways, for tests over a connection: JSON, the text of a beacon, a signed message, an upload. */
const paths = [
  '/api/carts',
  '/api/affiliate/track-click',
  '/api/affiliate/track-conversion',
  '/api/payments/stripe/webhook',
  '/api/admin/files/pictures',
];

const send = async (path: string, body: string | Uint8Array | ReadableStream, headers: Record<string, string> = {}) => {
  const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, duplex: 'half' };
  return fetch(`http://127.0.0.1:${server.port}${path}`, request as RequestInit).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    // The server may close the connection before it has read the whole body.
    () => ({ status: 413, text: '' }),
  );
};

interface BodyCall {
  method: string;
  path: string;
  hasBody: boolean;
}

/**
 * Every call of the OpenAPI document that changes data. A caller can send a body to any of them, even to a call that is documented without one. File
 * uploads have their own limits, which `backoffice/media/uploads.test.ts` tests for each upload. Received emails have one too, which
 * `backoffice/tickets/inbound-mail.slow.test.ts` tests.
 */
const { paths: documented } = JSON.parse(JSON.stringify(buildApiDocument())) as { paths: Record<string, Record<string, { requestBody?: object }>> };
const bodyCalls: BodyCall[] = Object.entries(documented).flatMap(([path, calls]) =>
  Object.entries(calls)
    .filter(([method]) => method !== 'get' && !path.startsWith('/api/admin/files/') && path !== `/api${inboundMailPath}`)
    .map(([method, { requestBody }]) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, '1'), hasBody: requestBody !== undefined })),
);
const LIMIT_BYTES = 1024 * 1024;
/** Bytes that may be read beyond the limit: the chunk that exceeds it, and the chunks that were requested meanwhile. */
const PIECES_BYTES = 3 * 64 * 1024;

test('every call refuses a body that is too large, with its length declared or in pieces, and reads no further than its limit', async () => {
  const faults: string[] = [];
  const { headers } = await signedInStaff(shop);
  const sendLarge = async ({ method, path }: BodyCall, length: Record<string, string>) => {
    const { stream, sentBytes } = createEndlessBody();
    const type = { 'content-type': 'application/json' };
    const request = { method, headers: { ...headers, ...type, ...length }, body: stream, duplex: 'half' };
    const { status } = await shop.app.fetch(new Request(`http://localhost:4300${path}`, request as RequestInit));
    return { status, bytes: sentBytes() };
  };
  for (const call of bodyCalls) {
    const declared = await sendLarge(call, { 'content-length': String(LIMIT_BYTES + 1) });
    if (declared.status !== 413 || declared.bytes > 64 * 1024) faults.push(`${call.method} ${call.path} declared: ${JSON.stringify(declared)}`);
    // A call without a body may respond before it reads the body, but must not continue reading.
    const inPieces = await sendLarge(call, {});
    const isRefused = call.hasBody ? [413, 401, 403, 404].includes(inPieces.status) : inPieces.status < 500;
    if (!isRefused || inPieces.bytes > LIMIT_BYTES + PIECES_BYTES) faults.push(`${call.method} ${call.path} in pieces: ${JSON.stringify(inPieces)}`);
  }
  expect(faults).toEqual([]);
  expect(bodyCalls.filter(({ hasBody }) => hasBody).length).toBeGreaterThan(150);
});

test('a body without a length ends when it is too long', async () => {
  for (const path of paths) {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 65_536;
        if (sent > 100_000_000) controller.close();
        else controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const { status } = await send(path, endless);
    expect([path, status >= 400 && status < 500, sent < 100_000_000]).toEqual([path, true, true]);
  }
});

test('a compressed body is not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
  for (const path of paths) {
    const { status } = await send(path, bomb, { 'content-encoding': 'gzip' });
    expect([path, status >= 200 && status < 500]).toEqual([path, true]);
  }
});

test('deeply nested JSON is refused as wrong input', async () => {
  for (const body of ['['.repeat(400_000), `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`])
    for (const path of paths) expect([path, (await send(path, body)).status < 500]).toEqual([path, true]);
});

test('a connection that sends its headers or its body too slowly is closed', async () => {
  for (const beginning of [
    'POST /api/carts HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    'POST /api/carts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ]) {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(beginning);
    const drip = setInterval(() => socket.write('a'), 50);
    socket.on('error', () => undefined);
    const answer = await text(socket).catch(() => '');
    clearInterval(drip);
    // The server responds to a late request with 408, or closes the connection.
    expect(['', '408']).toContain(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? '');
  }
});
