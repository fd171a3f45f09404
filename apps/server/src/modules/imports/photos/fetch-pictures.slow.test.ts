import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, test as plainTest } from 'vitest';
import { seedCountries } from '#modules/countries';
import { getProductPage } from '#modules/search';
import type { Services } from '#platform/services';
import { openStorage } from '#platform/storage/stores';
import { test as databaseTest } from '#testing/database';
import { applyImport } from '../plan/apply-import.ts';
import { findPendingPhotos } from './awaited-photos.ts';
import { fetchPictures, type PicturesToFetch } from './fetch-pictures.ts';
import { fetchPicturesJob } from './fetch-pictures-job.ts';
import type { ImportOptions } from '../products/import-options.ts';
import { planImport } from '../plan/plan-import.ts';
import { readMerchantFile } from '../products/read-merchant-file.ts';
import { isPublic, RefusedAddress, requestSafely, type RequestPolicy } from '#platform/requests/safe-request';

/** The responses of a merchant's local image server, by path. */
const answers: Record<string, () => Promise<{ status?: number; body?: Buffer | string; location?: string }>> = {
  '/heron-front.jpg': async () => ({
    body: await sharp({ create: { width: 3000, height: 3750, channels: 3, background: '#8fb8d8' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Reedwater' } })
      .toBuffer(),
  }),
  '/heron-back.jpg': async () => ({
    body: await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#335577' } })
      .png()
      .toBuffer(),
  }),
  '/heron-detail.jpg': async () => Promise.resolve({ status: 503 }),
  '/script.jpg': async () => Promise.resolve({ body: '<script>alert(1)</script>' }),
  '/film.jpg': async () => Promise.resolve({ body: Buffer.concat([Buffer.from('0000001066747970', 'hex'), Buffer.from('isom'), Buffer.alloc(500)]) }),
  '/endless.jpg': async () => Promise.resolve({ body: Buffer.alloc(300_000) }),
  '/moved.jpg': async () => Promise.resolve({ status: 302, location: '/heron-back.jpg' }),
  '/inside.jpg': async () => Promise.resolve({ status: 302, location: 'http://127.0.0.1:5432/' }),
  '/round.jpg': async () => Promise.resolve({ status: 301, location: '/round.jpg' }),
};

interface Merchant {
  origin: string;
  policy: RequestPolicy;
  requests: string[];
  recover: () => void;
}
interface TestContext {
  services: Services;
  merchant: Merchant;
  options: ImportOptions;
  file: Buffer;
}

const test = databaseTest.extend<{ world: TestContext }>({
  world: async ({ database }, use) => {
    await seedCountries(database.db);
    const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-import-'));
    const { server, merchant } = await openMerchant();
    const services = { db: database.db, storage: openStorage({ dataDir }), log: pino({ level: 'silent' }) } as unknown as Services;
    const maker = { name: 'Reedwater', street: 'Mlinska 4', postalCode: '1000', city: 'Ljubljana', countryCode: 'SI', email: 'a@reedwater.example' };
    const options = { currency: 'EUR', rates: new Map<string, string>(), languageId: 1, maker, waive: true, reference: 'import test' };
    const file = Buffer.from(
      readFileSync(new URL('../fixtures/market-stall.csv', import.meta.url), 'utf8').replaceAll('https://pictures.example', merchant.origin),
    );
    await use({ services, merchant, options, file });
    server.close();
    await rm(dataDir, { recursive: true });
  },
});

async function openMerchant(): Promise<{ server: Server; merchant: Merchant }> {
  const requests: string[] = [];
  let isRecovered = false;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    void (isRecovered && path === '/heron-detail.jpg' ? answers['/heron-back.jpg'] : answers[path])?.().then(
      ({ status = 200, body = '', location }) => {
        response.writeHead(status, { 'content-type': 'image/jpeg', ...(location && { location }) }).end(body);
      },
    );
    if (!answers[path]) response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    server,
    merchant: { origin, requests, recover: () => (isRecovered = true), policy: { allowedOrigins: [origin], maxBytes: 200_000, timeoutMs: 5000 } },
  };
}

const signal = new AbortController().signal;

test('a product is published when its photos have been downloaded; temporary failures are retried', async ({ database, world: testContext }) => {
  const { services, merchant, options, file } = testContext;
  await applyImport(database.db, await planImport(database.db, await readMerchantFile(file, options), options), options);
  const page = async () => getProductPage(database.db, { slug: 'heron-linen-shirt', countryId: 3, languageId: 1 });
  const shown = async () => {
    const { rows } = await database.pool.query<{ imageUrl: string; width: number; height: number }>(
      `select image_url as "imageUrl", width, height from product_media join media on media.id = media_id where product_id = $1 order by position`,
      [job.productId],
    );
    return rows.map(({ imageUrl, width, height }) => `${imageUrl.split('/')[2] ?? ''} ${width}×${height}`);
  };
  const job = await requested(database.pool);
  const why = async () => findPendingPhotos(database.db, job.productId);
  expect(await shown()).toEqual([]);
  await expect(page()).rejects.toThrow();
  expect(await why()).toContain('its photos are being downloaded');
  // The merchant's server is not reachable at first.
  await expect(fetchPictures(services, job, { signal }, { ...merchant.policy, allowedOrigins: [], maxBytes: 1 })).resolves.toBeUndefined();
  await expect(page()).rejects.toThrow();
  expect(await why()).toMatch(/^Not published, because photos could not be downloaded: .*heron-front\.jpg/);
  await expect(fetchPictures(services, job, { signal }, merchant.policy)).rejects.toThrow('1 of 3 pictures were not downloaded');
  expect(await shown()).toEqual(['imported 1920×2400', 'imported 800×1000']);
  expect(await page()).toMatchObject({ slug: 'heron-linen-shirt' });
  expect(await why()).toBeUndefined();
  merchant.recover();
  await fetchPictures(services, job, { signal }, merchant.policy);
  expect(await shown()).toEqual(['imported 1920×2400', 'imported 800×1000', 'imported 800×1000']);
  expect(merchant.requests).toEqual(['/heron-front.jpg', '/heron-back.jpg', '/heron-detail.jpg', '/heron-detail.jpg']);

  const { images, colors } = await page();
  const [first] = [...colors.flatMap((color) => color.images), ...images];
  const kept = await services.storage.get(first?.imageUrl.slice('/media/'.length) ?? '');
  const metadata = await sharp(kept).metadata();
  expect([metadata.format, metadata.exif]).toEqual(['webp', undefined]);
  const again = await planImport(database.db, await readMerchantFile(file, options), options);
  expect(again.products[0]).toMatchObject({ outcome: 'unchanged', toFetch: [] });
});

test.for([
  ['/script.jpg', /is not a valid picture/],
  ['/film.jpg', /is not a valid picture/],
  ['/endless.jpg', /more than 200000 bytes/],
  ['/missing.jpg', /answered 404/],
  ['/inside.jpg', /is not https/],
  ['/round.jpg', /redirected too often/],
] as const)('%s is left out and not retried', async ([path, reason], { world: testContext }) => {
  const { services, merchant } = testContext;
  const warnings: string[] = [];
  const log = { ...services.log, warn: ({ reason: reasonText }: { reason: string }) => warnings.push(reasonText) } as unknown as Services['log'];
  await fetchPictures(
    { ...services, log },
    { productId: 1, pictures: [{ url: merchant.origin + path, colorId: null }] },
    { signal },
    merchant.policy,
  );
  expect(warnings).toEqual([expect.stringMatching(reason)]);
  expect((await services.storage.list()[Symbol.asyncIterator]().next()).done).toBe(true);
});

test('a redirect to an image is followed', async ({ world: testContext }) => {
  const { merchant } = testContext;
  expect((await requestSafely(`${merchant.origin}/moved.jpg`, merchant.policy, signal)).length).toBeGreaterThan(100);
});

const strict: RequestPolicy = { allowedOrigins: [], maxBytes: 1000, timeoutMs: 5000 };

plainTest.each([
  'http://pictures.example/a.jpg',
  'https://pictures.example:8443/a.jpg',
  'https://user:secret@pictures.example/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://[::ffff:10.0.0.1]/a.jpg',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
])('%s is never requested', async (address) => {
  await expect(requestSafely(address, strict, signal)).rejects.toThrow(RefusedAddress);
});

plainTest.each([
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  'fd00::1',
  'fe80::1',
  '::ffff:192.168.0.1',
  '64:ff9b::a00:1',
  'no address',
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

plainTest('the public network is allowed', () => {
  expect(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '::ffff:1.1.1.1'].map(isPublic)).toEqual([true, true, true, true]);
});

/** Returns the first job that the import requested: the job of the shirt. */
async function requested(pool: { query: (text: string) => Promise<{ rows: { payload: { data: unknown } }[] }> }): Promise<PicturesToFetch> {
  const { rows } = await pool.query(`select payload from outbox where type = 'job.requested' order by id limit 1`);
  return fetchPicturesJob.schema.parse(rows[0]?.payload.data);
}
