import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { createIPX, createIPXWebServer } from 'ipx';
import sharp from 'sharp';
import { findMediaType, getPosterAddress, parseMediaSource, type MediaHosts } from '#modules/media';
import { getCallerAddress } from '#platform/requests/caller-address';
import { rateLimit, toAddressUnit } from '#platform/requests/rate-limit';
import type { Db } from '#platform/database';
import type { Log } from '#platform/log';
import { InvalidStorageKey, type Storage } from '#platform/storage/storage';
import { openDiskCache, type DiskCache } from './media-cache.ts';
import { RenderingStopped, openImageRenderer, type ImageRenderer } from './image-renderer-process.ts';
import { openForeignPictures } from './media-foreign.ts';
import { openMediaFiles, type MediaFiles } from './media-files.ts';
import { readModifiers, type Modifiers } from './media-modifiers.ts';
import { createQueue, QueueIsFull } from './media-queue.ts';
import { renderPlaceholder, usualPlaceholder } from './picture-placeholder.ts';
import { streamVideo } from './stream-video.ts';

/** The shop's images: `/media/…` unchanged, `/_ipx/<modifiers>/media/…` in the requested size and format. */
export interface Images {
  routes: Hono;
  files: MediaFiles;
  imageRenderer: ImageRenderer;
  stop(): void;
}

/** Cache header of images, because the content of an image address never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const MAX_CACHE_BYTES = 2 * 1024 ** 3;
/** Number of sizes rendered in parallel; each uses one of Node's four threads. */
const SIZES_AT_ONCE = 2;
const MAX_WAITING_SIZES = 500;
/** Maximum number of pixels. A larger image is an attack or an error. */
const MAX_PIXELS = 50_000_000;

/** Rate limit of new sizes per network. */
const newSizes = rateLimit('picture-sizes');

interface Parts {
  db: Db;
  storage: Storage;
  dataDir: string;
  log: Log;
  hosts?: MediaHosts;
  trustedProxies?: number;
  /** Maximum wait for an image that is being rendered (1500 ms), after which a placeholder is sent. */
  timeoutMs?: number;
}

const OWN_HOST_ONLY: MediaHosts = { domains: [], legacyHosts: [], publicUrl: undefined };

export function openImages({ db, storage, dataDir, log, hosts = OWN_HOST_ONLY, trustedProxies = 0, timeoutMs: timeoutMs = 1500 }: Parts): Images {
  const imageRenderer = openImageRenderer();
  const files = openMediaFiles({ db, storage, imageRenderer });
  const cache = openDiskCache(join(dataDir, 'cache', 'ipx'), MAX_CACHE_BYTES);
  const fetchForeign = openForeignPictures(hosts, cache);
  const size = createSizer(async (address, width) => {
    const source = parseMediaSource(address, hosts);
    if (!source) return undefined;
    return 'path' in source ? files.get(getPosterAddress(source.path), { width }) : fetchForeign(source.url);
  }, cache);

  const findPlaceholder = async (address: string, { canonical }: Modifiers): Promise<Response | undefined> => {
    const source = parseMediaSource(address, hosts);
    return source && renderPlaceholder(db, 'path' in source ? source.path : source.url.href, canonical);
  };

  const sendVideo = (key: string, request: Request, type: string) =>
    streamVideo(storage, key, request, buildFileHeaders(type)).catch((error: unknown) => {
      if (!(error instanceof InvalidStorageKey)) throw error;
      return undefined;
    });

  const reportFailure = (error: unknown): void => {
    if (!(error instanceof RenderingStopped)) log.error({ err: error }, 'a picture could not be rendered');
  };

  const routes = new Hono();
  routes.get('/media/*', async (c) => {
    const path = decodePath(c.req.url);
    const type = path && findMediaType(path);
    if (!path || !type) return createNotFound();
    const key = files.findKey(path);
    if (type.startsWith('video/')) return (key && (await sendVideo(key, c.req.raw, type))) || createNotFound();
    const bytes = await getWithinTimeout(files.get(path), timeoutMs, reportFailure);
    if (bytes === 'later') return (await renderPlaceholder(db, path)) ?? createNotFound();
    return bytes ? answer(c.req.raw, bytes, type) : createNotFound();
  });
  routes.get('/_ipx/*', async (c) => {
    const path = decodePath(c.req.url);
    if (!path) return createNotFound();
    const [, , segment = '', ...rest] = path.split('/');
    const accept = c.req.header('accept') ?? '';
    const modifiers = readModifiers(segment, accept);
    if (!modifiers) return new Response('This size or format is not made.', { status: 400, headers: { 'cache-control': 'no-store' } });
    const address = `/${rest.join('/')}`;
    const mayMake = () => newSizes.isWithin(toAddressUnit(getCallerAddress(c, trustedProxies)));
    const bytes = await getWithinTimeout(size(address, modifiers, mayMake), timeoutMs, reportFailure);
    if (bytes === 'later') return (await findPlaceholder(address, modifiers)) ?? createNotFound();
    return bytes ? answer(c.req.raw, bytes, isWebp(bytes) ? 'image/webp' : `image/${modifiers.format}`, modifiers.isNegotiated) : createNotFound();
  });
  routes.onError((error) => {
    if (error instanceof TooManySizes) {
      return new Response('Too many new sizes were asked for.', { status: 429, headers: { 'retry-after': '60', 'cache-control': 'no-store' } });
    }
    log.error({ err: error }, 'a picture could not be found');
    return usualPlaceholder();
  });

  return { routes, files, imageRenderer, stop: imageRenderer.stop };
}

/**
 * Returns the image, or 'later' when rendering takes too long, the queue is full, or rendering fails: the browser then shows a placeholder and
 * retries. A browser has six connections per host, and a connection that waits for an image blocks other requests, such as adding to the cart.
 * Rendering continues.
 */
async function getWithinTimeout<Answer>(making: Promise<Answer>, timeoutMs: number, onFailure: (error: unknown) => void): Promise<Answer | 'later'> {
  const waiting = new AbortController();
  const made = making.catch((error: unknown) => {
    if (error instanceof TooManySizes) throw error;
    if (!(error instanceof QueueIsFull)) onFailure(error);
    return 'later' as const;
  });
  // The error may occur after the request has ended.
  made.catch(() => undefined);
  try {
    return await Promise.race([made, pause(timeoutMs, 'later' as const, { signal: waiting.signal })]);
  } finally {
    waiting.abort();
  }
}

/** Thrown when one address requests more new sizes than any page shows. */
class TooManySizes extends Error {}

/** Creates a function that renders each size of an image once and stores the result. */
function createSizer(
  original: (address: string, width: number | undefined) => Promise<Buffer | undefined>,
  cache: DiskCache,
): (address: string, modifiers: Modifiers, mayMake: () => Promise<boolean>) => Promise<Buffer | undefined> {
  const queue = createQueue(SIZES_AT_ONCE, MAX_WAITING_SIZES);
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  // The image is passed under an internal name, because ipx would fetch an address of another host itself.
  const loaded = new Map<string, Buffer>();
  const ipx = createIPXWebServer(
    createIPX({
      storage: {
        name: 'pictures in hand',
        getMeta: () => ({}),
        getData: (id) => {
          const bytes = loaded.get(id);
          return bytes && new Uint8Array(bytes).buffer;
        },
      },
      // Uses less effort than sharp's defaults, because a shopper waits for the first request of each size. AVIF at effort 0 takes no longer than
      // webp and has half the bytes.
      sharpOptions: { limitInputPixels: MAX_PIXELS, heifEffort: 0, webpEffort: 3 } as object,
    }),
  );

  const make = async (path: string, { canonical, width }: Modifiers): Promise<Buffer | undefined> => {
    // Gets the original first and outside the queue: it may need rendering, and finished originals must not wait for that.
    const bytesOfOriginal = await original(path, width);
    if (!bytesOfOriginal) return undefined;
    const name = `/${randomUUID()}`;
    loaded.set(name, bytesOfOriginal);
    const modifiers = (await isAnimated(bytesOfOriginal)) ? keepAnimation(canonical) : canonical;
    const response = await queue.run(() => ipx(new Request(`http://localhost/${modifiers}${name}`))).finally(() => loaded.delete(name));
    if (!response.ok) throw new Error(`ipx answered ${response.status} for ${path}: ${await response.text()}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    await cache.put(`${canonical}${path}`, bytes);
    return bytes;
  };

  return async (path, modifiers, mayMake) => {
    const key = `${modifiers.canonical}${path}`;
    const cached = await cache.get(key);
    if (cached) return cached;
    if (!underWay.has(key) && !(await mayMake())) throw new TooManySizes();
    const making = underWay.get(key) ?? make(path, modifiers).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

const isWebp = (bytes: Buffer): boolean => bytes.toString('latin1', 8, 12) === 'WEBP';

const isAnimated = async (bytes: Buffer): Promise<boolean> => isWebp(bytes) && ((await sharp(bytes).metadata()).pages ?? 1) > 1;

/** Replaces AVIF with WebP for animated pictures, because the AVIF encoder writes still pictures only. */
const keepAnimation = (canonical: string): string => canonical.replace(/(^|,)format_(avif|webp)/, '$1format_webp,animated_true');

/** Returns the path of an address; undefined for a path with unexpected characters. */
function decodePath(url: string): string | undefined {
  const path = new URL(url).pathname.replace(/%2C/gi, ',');
  return /^[\w/.,&:=-]{1,600}$/.test(path) ? path : undefined;
}

const buildFileHeaders = (type: string) => ({
  'cache-control': IMMUTABLE,
  'content-type': type,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
});

function answer(request: Request, bytes: Buffer, type: string, isNegotiated = false): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  const headers = { etag, ...buildFileHeaders(type), ...(isNegotiated && { vary: 'Accept' }) };
  const known =
    request.headers
      .get('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(etag) || known.includes('*')) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-length': String(bytes.byteLength) } });
}

const createNotFound = (): Response => new Response('There is no such picture.', { status: 404, headers: { 'cache-control': 'public, max-age=60' } });
