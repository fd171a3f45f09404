import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveHttp } from '#platform/requests/http-server';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { createEndlessBody } from '#testing/inputs/endless-body';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { buildApiDocument } from '../../app.ts';

const MB = 1024 * 1024;
/** Every call that accepts a file, with its limit in bytes. */
const limits: Readonly<Record<string, number>> = {
  'POST /api/admin/files/pictures': 20 * MB,
  'POST /api/admin/files/posters': 20 * MB,
  'POST /api/admin/files/videos': 100 * MB,
  'POST /api/admin/files/redirects': 5 * MB,
  'PUT /api/admin/files/imports?name=products.csv': 50 * MB,
};
/** A video is refused before its end if it does not begin like one. */
const flvHead = Buffer.from('464c5601050000000900000000', 'hex');
const uploads = Object.entries(limits).map(([call, most]) => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path, most, head: path.includes('videos') ? flvHead : undefined };
});

let database: Database;
let shop: TestShop;
let token: string;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  ({ token } = await signedInStaff(shop));
});
afterAll(() => database.close());

const send = async (method: string, path: string, headers: Record<string, string>, head?: Uint8Array) => {
  const { stream, sentBytes } = createEndlessBody(head);
  const response = await shop.app.request(path, { method, body: stream, duplex: 'half', headers });
  const { code } = (await response.json()) as { code: string };
  return { status: response.status, code, sent: sentBytes() };
};

test('the list has all calls that accept a file', () => {
  const described = JSON.parse(JSON.stringify(buildApiDocument())) as { paths: Record<string, object> };
  const found = Object.entries(described.paths)
    .filter(([path]) => path.includes('/admin/files/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((call) => !call.startsWith('GET '));
  expect(found.toSorted()).toEqual(
    Object.keys(limits)
      .map((call) => call.split('?')[0])
      .toSorted(),
  );
});

test.each(uploads)('a chunked upload without sign-in is refused before it is read: $method $path', async ({ method, path }) => {
  const { status, code, sent } = await send(method, path, {});
  expect([status, code]).toEqual([401, 'StaffSignInRequired']);
  expect(sent).toBeLessThan(MB);
});

test.each(uploads)('a chunked upload from staff is read up to the limit and no further: $method $path', async ({ method, path, most, head }) => {
  const { status, code, sent } = await send(method, path, { authorization: `Bearer ${token}` }, head);
  expect([status, code]).toEqual([413, /pictures|posters/.test(path) ? 'PictureTooLarge' : 'FileTooLarge']);
  expect(sent).toBeGreaterThan(most);
  expect(sent).toBeLessThan(most + MB);
});

test('a path that accepts no file reads none', async () => {
  const { status, sent } = await send('POST', '/api/admin/files/nothing', { authorization: `Bearer ${token}` });
  expect(status).toBe(404);
  expect(sent).toBeLessThan(MB);
});

test('the body of a call without a file is limited to a megabyte for every caller', async () => {
  const { status, code, sent } = await send('POST', '/api/auth/login', { 'content-type': 'application/json' });
  expect([status, code]).toEqual([413, 'BodyTooLarge']);
  expect(sent).toBeLessThan(1.5 * MB);
});

test('the refusal arrives while the client is still sending', async () => {
  const server = await serveHttp(shop.app.fetch, { host: '127.0.0.1', port: 0 });
  const upload = async (bytes: number, headers: Record<string, string>) => {
    const request = httpRequest({ port: server.port, method: 'PUT', path: '/api/admin/files/imports?name=a.csv', headers });
    request.on('error', () => undefined);
    const response = once(request, 'response') as Promise<[IncomingMessage]>;
    const hasAnswer = response.then(() => true);
    for (let sent = 0; sent < bytes; sent += MB) {
      const isTaken = new Promise<false>((resolve) => request.write(Buffer.alloc(MB, 'a'), () => resolve(false)));
      if (await Promise.race([isTaken, hasAnswer])) break;
    }
    const [incoming] = await response;
    request.destroy();
    return incoming.statusCode;
  };
  try {
    expect(await upload(MB, {})).toBe(401);
    expect(await upload(51 * MB, { authorization: `Bearer ${token}` })).toBe(413);
  } finally {
    await server.stop(0);
  }
});
