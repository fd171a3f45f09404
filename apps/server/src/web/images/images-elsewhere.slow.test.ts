import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseMediaSource, type MediaHosts } from '#modules/media';
import type { Storage } from '#platform/storage/storage';
import { openStorage } from '#platform/storage/stores';
import type { Database } from '#platform/database';
import { createTestDatabase } from '#testing/database';
import { openImages, type Images } from './images.ts';

const hosts: MediaHosts = {
  domains: ['cdn.products.example'],
  legacyHosts: ['old-bucket.example', 'older-bucket.example'],
  publicUrl: 'https://media.shop.example',
};

describe('the address of an image', () => {
  test.each([
    ['/media/uploads/a.webp', '/media/uploads/a.webp'],
    ['/https://cdn.products.example/a.jpg', 'https://cdn.products.example/a.jpg'],
    // A proxy has merged the slashes.
    ['/https:/cdn.products.example/a.jpg', 'https://cdn.products.example/a.jpg'],
    ['/https://old-bucket.example/shirts/a.jpg', 'https://media.shop.example/shirts/a.jpg'],
    ['/http://older-bucket.example/a.jpg', 'https://media.shop.example/a.jpg'],
    ['/https://media.shop.example/a.jpg', 'https://media.shop.example/a.jpg'],
  ])('%s leads to %s', (address, expected) => {
    const source = parseMediaSource(address, hosts);
    expect(source && ('path' in source ? source.path : source.url.href)).toBe(expected);
  });

  test.each([
    '/https://elsewhere.example/a.jpg',
    '/http://cdn.products.example/a.jpg',
    '/https://cdn.products.example:8443/a.jpg',
    '/https://cdn.products.example.evil.example/a.jpg',
    '/https://user@elsewhere.example/cdn.products.example',
    '/file:///etc/passwd',
    '/etc/passwd',
    '/https://',
  ])('%s leads nowhere', (address) => {
    expect(parseMediaSource(address, hosts)).toBeUndefined();
  });

  test('of a legacy host is served from our own media without a public media address', () => {
    expect(parseMediaSource('/https://old-bucket.example/a.jpg', { ...hosts, publicUrl: undefined })).toEqual({ path: '/media/a.jpg' });
  });
});

describe('an image of the public media host', () => {
  let database: Database;
  let elsewhere: Server;
  let origin = '';
  let requests: string[] = [];
  let dataDir = '';
  let storage: Storage;
  let images: Images;

  beforeAll(async () => {
    database = await createTestDatabase();
    const shirt = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#1f2a44' } })
      .jpeg()
      .toBuffer();
    elsewhere = createServer((request, response) => {
      requests.push(request.url ?? '');
      if (request.url === '/shirt.jpg') response.end(shirt);
      else if (request.url === '/drawing.svg') response.end('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
      else if (request.url === '/page.jpg') response.end('<!doctype html><p>no picture');
      else response.writeHead(404).end();
    });
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    requests = [];
    dataDir = await mkdtemp(join(tmpdir(), 'selvedge-images-'));
    storage = openStorage({ dataDir });
    images = openImages({
      db: database.db,
      storage,
      dataDir,
      log: pino({ level: 'silent' }),
      hosts: { domains: [], legacyHosts: ['old-bucket.example'], publicUrl: origin },
      timeoutMs: 60_000,
    });
  });
  afterEach(async () => {
    images.stop();
    await rm(dataDir, { recursive: true });
  });
  afterAll(async () => {
    elsewhere.close();
    await database.close();
  });
  const get = async (path: string, headers: Record<string, string> = {}) => images.routes.request(`http://localhost${path}`, { headers });

  test('is fetched once for all its sizes', async () => {
    for (const width of [320, 640]) {
      const response = await get(`/_ipx/f_webp,w_${width}/${origin}/shirt.jpg`);
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width });
    }
    expect(requests).toEqual(['/shirt.jpg']);
  });

  test('is found by its legacy address', async () => {
    expect((await get('/_ipx/w_320/https://old-bucket.example/shirt.jpg')).status).toBe(200);
  });

  test.each(['/drawing.svg', '/page.jpg', '/gone.jpg'])('that is not an image (%s) is 404 and not requested again at once', async (path) => {
    expect((await get(`/_ipx/w_320/${origin}${path}`)).status).toBe(404);
    expect((await get(`/_ipx/w_640/${origin}${path}`)).status).toBe(404);
    expect(requests).toEqual([path]);
  });

  test('of any other host is not requested', async () => {
    expect((await get(`/_ipx/w_320/http://127.0.0.1:1/shirt.jpg`)).status).toBe(404);
    expect(requests).toEqual([]);
  });
});

test('a flood of sizes from one address is refused after some hundreds, and existing sizes are still served', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-images-'));
  const images = openImages({ db: database.db, storage: openStorage({ dataDir }), dataDir, log: pino({ level: 'silent' }), timeoutMs: 60_000 });
  const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  await openStorage({ dataDir }).put('uploads/dot.webp', dot);
  const get = async (modifiers: string) => (await images.routes.request(`http://localhost/_ipx/${modifiers}/media/uploads/dot.webp`)).status;
  expect(await get('w_320')).toBe(200);
  const sizes = ['cover', 'contain', 'fill', 'inside', 'outside'].flatMap((fit) =>
    [50, 60, 70, 75, 80, 85, 90].flatMap((quality) =>
      ['fff', '000', 'f5f5f5', '040707'].flatMap((background) => [80, 120, 160].map((width) => `fit_${fit},q_${quality},b_${background},w_${width}`)),
    ),
  );
  const answers = [];
  for (const size of sizes) answers.push(await get(size));
  // The other tests of this file have already used some of the limit of 400.
  const drawn = answers.filter((status) => status === 200).length;
  expect(drawn).toBeGreaterThan(350);
  expect(drawn).toBeLessThan(400);
  expect(answers.at(-1)).toBe(429);
  expect(await get('w_320')).toBe(200);
  images.stop();
  await database.close();
  await rm(dataDir, { recursive: true });
});
