import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, test as plainTest } from 'vitest';
import { saveImages, type Drawing } from '#modules/media';
import type { Db } from '#platform/database';
import type { Storage } from '#platform/storage/storage';
import { openStorage } from '#platform/storage/stores';
import { createTestDatabase } from '#testing/database';
import { openDiskCache } from './media-cache.ts';
import { openImages, type Images } from './images.ts';
import { readModifiers } from './media-modifiers.ts';
import { createQueue, QueueIsFull } from './media-queue.ts';

const drawing: Drawing = { silhouette: 't-shirt', print: 'stripe', colour: '#1f2a44', view: 'front', audience: 'women', seed: 7 };
const shirt = '/media/drawn/sv-00001/navy-front.webp';

interface Shop {
  db: Db;
  images: Images;
  storage: Storage;
  dataDir: string;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
}

const test = plainTest.extend<{ shop: Shop }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
  shop: async ({}, use) => {
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-images-'));
    const storage = openStorage({ dataDir });
    await saveImages(database.db, [{ imageUrl: shirt, imageMimeType: 'image/webp', width: 1600, height: 2000, drawing }]);
    const images = openImages({ db: database.db, storage, dataDir, log: pino({ level: 'silent' }), timeoutMs: 60_000 });
    const get = async (path: string, headers: Record<string, string> = {}) => images.routes.request(`http://localhost${path}`, { headers });
    await use({ db: database.db, images, storage, dataDir, get });
    images.stop();
    await database.close();
    await rm(dataDir, { recursive: true });
  },
});

test('an image is rendered on the first request, once for all simultaneous requests, and stored', async ({ shop }) => {
  const draw = shop.images.imageRenderer.draw;
  let drawn = 0;
  shop.images.imageRenderer.draw = (...args) => {
    drawn += 1;
    return draw(...args);
  };
  const responses = await Promise.all(Array.from({ length: 8 }, () => shop.get(shirt)));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const [bytes] = await Promise.all(responses.map(async (response) => Buffer.from(await response.arrayBuffer())));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 2000 });
  expect(drawn).toBe(1);
  expect(await shop.storage.get(shirt.slice('/media/'.length))).toEqual(bytes);
  await shop.get(shirt);
  expect(drawn).toBe(1);
});

test('a private file is not sent, neither unchanged nor in another size', async ({ shop }) => {
  await shop.storage.put(
    'payouts/2026/a.webp',
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer(),
  );
  for (const path of ['/media/payouts/2026/a.webp', '/_ipx/f_webp,w_320/media/payouts/2026/a.webp']) expect((await shop.get(path)).status).toBe(404);
});

test('a small size of a drawing is drawn small; the full size is drawn when it is needed, and serves all sizes from then on', async ({ shop }) => {
  const draw = shop.images.imageRenderer.draw;
  const widths: (number | undefined)[] = [];
  shop.images.imageRenderer.draw = (subject, isUrgent) => {
    widths.push(subject.width);
    return draw(subject, isUrgent);
  };
  const getWidth = async (path: string) => (await sharp(await (await shop.get(path)).arrayBuffer()).metadata()).width;
  expect(await getWidth(`/_ipx/w_320${shirt}`)).toBe(320);
  expect(await getWidth(`/_ipx/w_640${shirt}`)).toBe(640);
  expect(widths).toEqual([640]);
  expect(await getWidth(`/_ipx/w_1280${shirt}`)).toBe(1280);
  expect(await getWidth(shirt)).toBe(1600);
  expect(await getWidth(`/_ipx/w_480${shirt}`)).toBe(480);
  expect(widths).toEqual([640, undefined]);
});

test('an image may be cached forever, and a client that has it gets 304', async ({ shop }) => {
  const first = await shop.get(shirt);
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  const again = await shop.get(shirt, { 'if-none-match': etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('a browser without webp support gets a JPEG when it asks again without it', async ({ shop }) => {
  const oldBrowser = await shop.get(`/_ipx/w_160${shirt}`, { accept: 'image/png,image/*;q=0.8,*/*;q=0.5' });
  expect(oldBrowser.headers.get('content-type')).toBe('image/jpeg');
  expect((await shop.get(`/_ipx/w_160${shirt}`)).headers.get('content-type')).toBe('image/webp');
});

test("the shop's own scenes are rendered, and no others", async ({ shop }) => {
  const hero = await shop.get('/media/drawn/scene/hero.webp');
  expect(await sharp(await hero.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 2400, height: 1200 });
  expect((await shop.get('/media/drawn/scene/villain.webp')).status).toBe(404);
  expect((await shop.get('/media/drawn/scene/constructor.webp')).status).toBe(404);
});

test.each([
  '/media/drawn/sv-00001/navy-back.webp',
  '/media/drawn/sv-99999/navy-front.webp',
  '/media/drawn/sv-00001/navy-front.png',
  '/media/drawn/SV-00001/navy-front.webp',
  '/media/../postgres/postgresql.conf',
  '/media/%2e%2e/.env',
  '/media/drawn/sv-00001/..%2f..%2fnavy-front.webp',
  '/media/.hidden.webp',
  '/media/',
  '/media/drawn/sv-00001/navy-front.webp/x.webp',
])('there is nothing at %s, and nothing is rendered or written for it', async (path) => {
  await withShop(async (shop) => {
    expect((await shop.get(path)).status).toBe(404);
    expect((await shop.get(`/_ipx/w_320${path}`)).status).toBe(404);
    expect(await readdir(shop.dataDir)).toEqual([]);
  });
});

test('an image comes in the requested size and format, and the result is stored', async ({ shop }) => {
  const card = await shop.get(`/_ipx/f_webp,w_640${shirt}`);
  expect(card.headers.get('content-type')).toBe('image/webp');
  expect(card.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await sharp(await card.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 640, height: 800 });
  const avatar = await shop.get(`/_ipx/s_80x80&fit_cover${shirt}`);
  expect(await sharp(await avatar.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 80, height: 80 });
  expect((await readdir(join(shop.dataDir, 'cache/ipx'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())).toHaveLength(
    2,
  );
});

test('f_auto gives each browser the best format that it accepts', async ({ shop }) => {
  const types: (string | null)[] = [];
  for (const accept of ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*']) {
    const response = await shop.get(`/_ipx/f_auto,w_160${shirt}`, { accept });
    expect(response.headers.get('vary')).toBe('Accept');
    types.push(response.headers.get('content-type'));
  }
  expect(types).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
});

plainTest.each([
  'w_321',
  'w_99999',
  'extend_9000_9000_9000_9000',
  'blur_200',
  'w_640,w_320',
  's_640x99999',
  'f_tiff',
  'q_100',
  'enlarge',
  'w_640,rotate_45',
  'constructor_1',
  '__proto__',
  '',
])('the modifiers %j are refused', async (segment) => {
  expect(readModifiers(segment, '')).toBeUndefined();
  await withShop(async (shop) => expect((await shop.get(`/_ipx/${segment}${shirt}`)).status).toBe(400));
});

const isPlaceholder = (response: Response) => response.headers.get('content-type') === 'image/svg+xml';

plainTest('an image that is still being rendered has a placeholder of its shape, which is not cached, until it is ready', async () => {
  await withShop(async ({ get, images }) => {
    const shapes: Record<string, [number, number]> = {
      [shirt]: [16, 20],
      [`/_ipx/f_webp,w_640${shirt}`]: [16, 20],
      [`/_ipx/s_80x80&fit_cover${shirt}`]: [16, 16],
      '/_ipx/f_avif,w_1280/media/drawn/scene/hero.webp': [16, 8],
    };
    // Requests all images before the first one can be rendered.
    const renders = await Promise.all(Object.entries(shapes).map(async ([path, shape]) => ({ path, shape, response: await get(path) })));
    for (const {
      path,
      shape: [width, height],
      response,
    } of renders) {
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/svg+xml']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBeNull();
      expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width, height });
    }
    expect((await get('/media/drawn/sv-00002/navy-front.webp')).status).toBe(404);
    await images.files.get(shirt);
    // A shop with a wait of 0 ms may send the placeholder again while the disk is busy, so the test checks both in one response.
    await expect
      .poll(async () => {
        const response = await get(shirt);
        return [isPlaceholder(response), response.headers.get('cache-control')];
      })
      .toEqual([false, 'public, max-age=31536000, immutable']);
  }, 0);
});

plainTest('the placeholder of a drawing is a preview in its colours', async () => {
  await withShop(async ({ get }) => {
    const preview = await (await get(`/_ipx/f_webp,w_640${shirt}`)).text();
    expect(preview).toContain('<feGaussianBlur');
    expect(preview).toContain('fill="#1f2a44"');
    expect(await (await get('/media/drawn/scene/hero.webp')).text()).toContain('fill="#6b1f32"');
  }, 0);
});

plainTest('a picture that cannot be made now has a placeholder, never an error that a browser would show', async () => {
  await withShop(async ({ get, images }) => {
    images.imageRenderer.draw = () => Promise.reject(new Error('the drawing was interrupted'));
    for (const path of [shirt, `/_ipx/w_640${shirt}`]) {
      const answer = await get(path);
      expect([path, answer.status, isPlaceholder(answer), answer.headers.get('cache-control')]).toEqual([path, 200, true, 'no-store']);
    }
  });
});

plainTest('a cold shop answers every image request of its pages, however many come at once', async () => {
  await withShop(async ({ get, images, addPictures }) => {
    // Adds more pictures than the render queue holds.
    const paths = await addPictures(450);
    const responses = await Promise.all([...paths, ...paths.slice(0, 300).map((path) => `/_ipx/f_avif,w_640${path}`)].map((path) => get(path)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const placeholders = responses.filter(isPlaceholder);
    expect(placeholders.length).toBeGreaterThan(700);
    expect(new Set(placeholders.map(({ headers }) => headers.get('cache-control')))).toEqual(new Set(['no-store']));
    images.stop();
  }, 20);
});

plainTest('the same modifiers in another order are the same image', () => {
  const wishes = ['f_webp,w_640,q_80', 'quality_80&width_640', 'w=640,format:webp,q_80'];
  expect(new Set(wishes.map((wish) => readModifiers(wish, '')?.canonical))).toEqual(new Set(['format_webp,quality_80,width_640']));
});

plainTest('the queue limits parallel work, runs urgent work first and the newest of it before the others, and refuses too much', async () => {
  const queue = createQueue(2, 3);
  const order: string[] = [];
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const work = (name: string) => async () => {
    order.push(name);
    await gate;
  };
  const all = [
    queue.run(work('first')),
    queue.run(work('second')),
    queue.run(work('idle'), false),
    queue.run(work('urgent')),
    queue.run(work('last')),
  ];
  await expect(queue.run(work('too many'))).rejects.toThrow(QueueIsFull);
  expect(order).toEqual(['first', 'second']);
  open();
  await Promise.all(all);
  expect(order).toEqual(['first', 'second', 'last', 'urgent', 'idle']);
});

plainTest('the cache stays below its size and removes the least recently used files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-cache-'));
  const cache = openDiskCache(folder, 10_000);
  for (let index = 0; index < 30; index += 1) await cache.put(`picture ${index}`, Buffer.alloc(1000, index));
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.length).toBeLessThanOrEqual(10);
  expect(await cache.get('picture 29')).toEqual(Buffer.alloc(1000, 29));
  expect(await cache.get('picture 0')).toBeUndefined();
  await rm(folder, { recursive: true });
});

interface ColdShop extends Pick<Shop, 'get' | 'dataDir' | 'images'> {
  /** @returns the addresses of new images that are not rendered yet */
  addPictures: (count: number) => Promise<string[]>;
}

/** Opens a shop for test.each, which does not support fixtures. */
async function withShop(use: (shop: ColdShop) => Promise<void>, timeoutMs = 60_000): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-images-'));
  const database = await createTestDatabase();
  await saveImages(database.db, [{ imageUrl: shirt, imageMimeType: 'image/webp', width: 1600, height: 2000, drawing }]);
  const images = openImages({ db: database.db, storage: openStorage({ dataDir }), dataDir, log: pino({ level: 'silent' }), timeoutMs });
  try {
    const addPictures = async (count: number) => {
      const rows = Array.from({ length: count }, (_, index) => ({
        ...{ imageUrl: `/media/drawn/sv-1${index}/navy-front.webp`, imageMimeType: 'image/webp', width: 1600, height: 2000 },
        drawing: { ...drawing, seed: index },
      }));
      await saveImages(database.db, rows);
      return rows.map(({ imageUrl }) => imageUrl);
    };
    await use({ dataDir, images, addPictures, get: async (path) => images.routes.request(`http://localhost${path}`) });
  } finally {
    images.stop();
    await database.close();
    await rm(dataDir, { recursive: true });
  }
}
