import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { createIPX, createIPXWebServer } from 'ipx';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { mediaSource, type MediaHosts } from '#modules/media';
import { callerAddress } from '#platform/caller-address';
import type { Db } from '#platform/database';
import type { Log } from '#platform/log';
import type { Storage } from '#platform/storage';
import { openDiskCache, type DiskCache } from './media-cache.ts';
import { DrawingStopped, openDraughtsman, type Draughtsman } from './media-drawing.ts';
import { openForeignPictures } from './media-foreign.ts';
import { openMediaFiles, type MediaFiles } from './media-files.ts';
import { readModifiers, type Modifiers } from './media-modifiers.ts';
import { createQueue, QueueIsFull } from './media-queue.ts';

/** The shop's pictures: `/media/…` as they are, `/_ipx/<modifiers>/media/…` in the size and format that is asked for. */
export interface Images {
  routes: Hono;
  files: MediaFiles;
  draughtsman: Draughtsman;
  stop(): void;
}

/** An address never changes what it shows. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const MAX_CACHE_BYTES = 2 * 1024 ** 3;
/** Sizes made at a time; each takes one of Node's four threads. */
const SIZES_AT_ONCE = 2;
const MOST_SIZES_WAITING = 500;
/** 50 megapixels: more is an attack or a mistake. */
const MAX_PIXELS = 50_000_000;

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  mkv: 'video/matroska',
  flv: 'video/x-flv',
};

/** Sizes that nobody has asked for before, per address and minute: a listing's page has 24 pictures, in one size a browser. */
const NEW_SIZES_A_MINUTE = 400;

interface Parts {
  db: Db;
  storage: Storage;
  dataDir: string;
  log: Log;
  hosts?: MediaHosts;
  trustedProxies?: number;
  /** How long a picture that is still being drawn is waited for (1500 ms) before the browser is asked to come back. */
  patienceMs?: number;
}

const onlyOurs: MediaHosts = { domains: [], legacyHosts: [], publicUrl: undefined };

export function openImages({ db, storage, dataDir, log, hosts = onlyOurs, trustedProxies = 0, patienceMs = 1500 }: Parts): Images {
  const draughtsman = openDraughtsman();
  const files = openMediaFiles({ db, storage, draughtsman });
  const cache = openDiskCache(join(dataDir, 'cache', 'ipx'), MAX_CACHE_BYTES);
  const fetchForeign = openForeignPictures(hosts, cache);
  const size = sizer(async (address) => {
    const source = mediaSource(address, hosts);
    if (!source) return undefined;
    return 'path' in source ? files.get(source.path) : fetchForeign(source.url);
  }, cache);
  const newSizes = new RateLimiterMemory({ points: NEW_SIZES_A_MINUTE, duration: 60 });

  const routes = new Hono();
  routes.get('/media/*', async (c) => {
    const path = plainPath(c.req.url);
    const type = types[path?.split('.').at(-1) ?? ''];
    const bytes = path && type ? await soon(files.get(path), patienceMs) : undefined;
    return bytes && type ? answer(c.req.raw, bytes, type) : missing();
  });
  routes.get('/_ipx/*', async (c) => {
    const path = plainPath(c.req.url);
    if (!path) return missing();
    const [, , segment = '', ...rest] = path.split('/');
    const accept = c.req.header('accept') ?? '';
    const modifiers = readModifiers(segment, accept);
    if (!modifiers) return new Response('This size or format is not made.', { status: 400, headers: { 'cache-control': 'no-store' } });
    const address = `/${rest.join('/')}`;
    const mayMake = () => newSizes.consume(callerAddress(c, trustedProxies)).then(yes, no);
    const bytes = await soon(size(address, modifiers, mayMake), patienceMs);
    return bytes ? answer(c.req.raw, bytes, `image/${modifiers.format}`, modifiers.isNegotiated) : missing();
  });
  routes.onError((error) => {
    if (error instanceof TooManySizes) {
      return new Response('Too many new sizes were asked for.', { status: 429, headers: { 'retry-after': '60', 'cache-control': 'no-store' } });
    }
    if (![QueueIsFull, DrawingStopped, NotReadyYet].some((known) => error instanceof known)) log.error({ err: error }, 'a picture could not be made');
    return new Response('The picture is not ready yet.', { status: 503, headers: { 'retry-after': '3', 'cache-control': 'no-store' } });
  });

  return { routes, files, draughtsman, stop: draughtsman.stop };
}

/** The picture is being made, and goes on being made. */
class NotReadyYet extends Error {}

/**
 * A picture, unless it takes too long: a browser has six connections to a host, and one that waits for a drawing is
 * missing when its shopper puts something in the cart.
 * @throws NotReadyYet
 */
async function soon<Answer>(making: Promise<Answer>, patienceMs: number): Promise<Answer> {
  const waiting = new AbortController();
  // Nobody may be there any more to hear of its failure.
  making.catch(() => undefined);
  try {
    return await Promise.race([
      making,
      pause(patienceMs, undefined, { signal: waiting.signal }).then(() => {
        throw new NotReadyYet();
      }),
    ]);
  } finally {
    waiting.abort();
  }
}

/** One address asks for more new sizes than any page shows. */
class TooManySizes extends Error {}

const yes = () => true;
const no = () => false;

/** Makes pictures in other sizes, each once, and keeps them. */
function sizer(
  original: (address: string) => Promise<Buffer | undefined>,
  cache: DiskCache,
): (address: string, modifiers: Modifiers, mayMake: () => Promise<boolean>) => Promise<Buffer | undefined> {
  const queue = createQueue(SIZES_AT_ONCE, MOST_SIZES_WAITING);
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  // By a name of our own: an address of another host would make ipx fetch it itself.
  const inHand = new Map<string, Buffer>();
  const ipx = createIPXWebServer(
    createIPX({
      storage: {
        name: 'pictures in hand',
        getMeta: () => ({}),
        getData: (id) => {
          const bytes = inHand.get(id);
          return bytes && new Uint8Array(bytes).buffer;
        },
      },
      // Less effort than sharp's own: a shopper waits for the first of each size. AVIF at none takes no longer than webp
      // and half the bytes.
      sharpOptions: { limitInputPixels: MAX_PIXELS, heifEffort: 0, webpEffort: 3 } as object,
    }),
  );

  const make = async (path: string, { canonical }: Modifiers): Promise<Buffer | undefined> => {
    // The original first, outside the queue: it may have to be drawn, and nothing that is ready should wait for that.
    const bytesOfOriginal = await original(path);
    if (!bytesOfOriginal) return undefined;
    const name = `/${randomUUID()}`;
    inHand.set(name, bytesOfOriginal);
    const response = await queue.run(() => ipx(new Request(`http://localhost/${canonical}${name}`))).finally(() => inHand.delete(name));
    if (!response.ok) throw new Error(`ipx answered ${response.status} for ${path}: ${await response.text()}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    await cache.put(`${canonical}${path}`, bytes);
    return bytes;
  };

  return async (path, modifiers, mayMake) => {
    const key = `${modifiers.canonical}${path}`;
    const kept = await cache.get(key);
    if (kept) return kept;
    if (!underWay.has(key) && !(await mayMake())) throw new TooManySizes();
    const making = underWay.get(key) ?? make(path, modifiers).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

/** The path of an address as it is written; undefined for one that hides something in escapes. */
function plainPath(url: string): string | undefined {
  const path = new URL(url).pathname.replace(/%2C/gi, ',');
  return /^[\w/.,&:=-]{1,600}$/.test(path) ? path : undefined;
}

function answer(request: Request, bytes: Buffer, type: string, isNegotiated = false): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag,
    'cache-control': FOR_EVER,
    'content-type': type,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(isNegotiated && { vary: 'Accept' }),
  };
  const known =
    request.headers
      .get('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(etag) || known.includes('*')) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-length': String(bytes.byteLength) } });
}

const missing = (): Response => new Response('There is no such picture.', { status: 404, headers: { 'cache-control': 'public, max-age=60' } });
