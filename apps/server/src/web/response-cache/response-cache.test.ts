import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { everything, notifyTagDrops } from '#platform/tags/tag-drops';
import { createResponseCache, type AskOptions, type ResponseCache, type Outcome } from './response-cache.ts';
import { toResponse } from './send-cached-response.ts';
import { getPlainBytes, type OriginResponse } from './cached-response.ts';

const key = 'si.localhost/product/shirt';
const caches: ResponseCache[] = [];
afterEach(() => caches.splice(0).forEach((cache) => cache.close()));

/** Opens a cache with a controlled clock, and a shop with responses from the test. */
function open({ isCompact = false } = {}) {
  const time = { now: 1000 };
  const warnings: string[] = [];
  const cache = createResponseCache({
    maxBytes: 1024 ** 2,
    isCompact,
    log: { warn: (_: unknown, text?: string) => void warnings.push(text ?? '') },
    clock: () => time.now,
  });
  caches.push(cache);
  const renders: { finish: (text: string, changes?: Partial<OriginResponse>) => void; fail: (reason: string) => void }[] = [];
  const make = () =>
    new Promise<OriginResponse>((resolve, reject) => {
      renders.push({
        finish: (text, changes = {}) =>
          resolve({ status: 200, headers: new Headers(), body: Buffer.from(text), tags: ['product:1'], maxAgeMs: 60_000, ...changes }),
        fail: (reason) => reject(new Error(reason)),
      });
    });
  const ask = async (options?: AskOptions): Promise<string> => getText(await cache.ask(key, make, options));
  return { time, warnings, cache, renders, ask };
}

function getText(outcome: Outcome): string {
  if (outcome === 'apart') return 'apart';
  return 'cached' in outcome ? getPlainBytes(outcome.cached).toString() : `${outcome.made.status}: ${outcome.made.body.toString()}`;
}

/** Opens a cache that already has the first response. */
async function opened(changes: Partial<OriginResponse> = {}) {
  const shop = open();
  const first = shop.ask();
  shop.renders[0]?.finish('first', changes);
  expect(await first).toBe('first');
  return shop;
}

/** Lets pending callbacks run. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('fifty simultaneous requests cause one response', async () => {
  const { ask, renders } = open();
  const all = Array.from({ length: 50 }, () => ask());
  renders[0]?.finish('the page');
  expect(new Set(await Promise.all(all))).toEqual(new Set(['the page']));
  expect(await ask()).toBe('the page');
  expect(renders).toHaveLength(1);
});

test('after a change the first request refreshes the response; others get the old one for less than a second, then wait', async () => {
  const { time, ask, renders, cache } = await opened();
  notifyTagDrops(['product:1']);
  expect(cache.atHand(key)).toBeUndefined();
  const renewing = ask();
  expect(await ask()).toBe('first');
  expect(cache.atHand(key)).toBeDefined();
  time.now += 900;
  expect(cache.atHand(key)).toBeUndefined();
  const waiting = ask();
  renders[1]?.finish('second');
  expect([await renewing, await waiting]).toEqual(['second', 'second']);
  expect(renders).toHaveLength(2);
});

test('a CDN does not store the old copy that is sent after a change', async () => {
  const headers = new Headers({ 'cache-control': 'public, max-age=0, s-maxage=60', 'surrogate-control': 'max-age=60', 'surrogate-key': 'product:1' });
  const { cache, ask, renders } = await opened({ headers });
  const fetchHeaders = async (): Promise<Headers> => {
    const cached = cache.atHand(key);
    if (!cached) throw new Error('there is no copy');
    return (await toResponse(new Request('http://localhost/'), cached, cache)).headers;
  };
  expect((await fetchHeaders()).get('surrogate-control')).toBe('max-age=60');
  notifyTagDrops(['product:1']);
  const renewing = ask();
  const old = await fetchHeaders();
  expect(old.get('cache-control')).toBe('private, no-cache');
  expect([old.has('surrogate-key'), old.has('surrogate-control')]).toEqual([false, false]);
  renders[1]?.finish('second', { headers });
  await renewing;
  expect((await fetchHeaders()).get('cache-control')).toBe('public, max-age=0, s-maxage=60');
});

test('a change of another tag leaves it alone, and a change of everything does not', async () => {
  const { cache } = await opened();
  notifyTagDrops(['product:11', 'catalog']);
  expect(cache.atHand(key)).toBeDefined();
  notifyTagDrops([everything]);
  expect(cache.atHand(key)).toBeUndefined();
});

test('a strict reader never gets an old copy', async () => {
  const { time, ask, renders } = await opened();
  notifyTagDrops(['product:1']);
  void ask();
  const strict = ask({ isStrict: true });
  renders[1]?.finish('second');
  expect(await strict).toBe('second');
  time.now += 60_001;
  const aged = ask({ isStrict: true });
  renders[2]?.finish('third');
  expect(await aged).toBe('third');
});

test('past its age it is served while one request refreshes it, for a minute at most', async () => {
  const { time, ask, renders } = await opened();
  time.now += 60_000;
  expect(await Promise.all([ask(), ask()])).toEqual(['first', 'first']);
  expect(renders).toHaveLength(2);
  time.now += 60_000;
  const late = ask();
  renders[1]?.finish('second');
  expect(await late).toBe('second');
});

test('a response that changed while it was made is not cached but made once more', async () => {
  const { ask, renders } = open();
  const response = ask();
  notifyTagDrops(['product:1']);
  renders[0]?.finish('overtaken');
  await turn();
  renders[1]?.finish('up to date');
  expect(await response).toBe('up to date');
  expect(await ask()).toBe('up to date');
  expect(renders).toHaveLength(2);
});

test('a response that changes faster than it can be made is sent in the end and not cached', async () => {
  const { ask, renders, cache } = open();
  const response = cache.ask(key, () => Promise.resolve().then(() => (notifyTagDrops(['product:1']), made('overtaken'))));
  const outcome = await response;
  expect(getText(outcome)).toBe('200: overtaken');
  expect(outcome).toMatchObject({ made: { tags: null } });
  expect('made' in (outcome as object) && (outcome as { made: OriginResponse }).made.headers.get('cache-control')).toBe('private, no-cache');
  expect(cache.atHand(key)).toBeUndefined();
  void ask();
  expect(renders).toHaveLength(1);
});

const made = (text: string): OriginResponse => ({
  status: 200,
  headers: new Headers({ 'surrogate-key': 'product:1', 'cache-control': 'public, s-maxage=60' }),
  body: Buffer.from(text),
  tags: ['product:1'],
  maxAgeMs: 60_000,
});

test('while it cannot be made the old one is served for some minutes and retried each second; the log reports it once', async () => {
  const { time, ask, renders, warnings } = await opened();
  notifyTagDrops(['product:1']);
  time.now += 2000;
  const failing = ask();
  renders[1]?.fail('the database is away');
  expect(await failing).toBe('first');
  expect(await ask()).toBe('first');
  expect(renders).toHaveLength(2);
  time.now += 1001;
  const again = ask();
  renders[2]?.finish('broken', { status: 500 });
  expect(await again).toBe('first');
  expect(warnings).toEqual(['a response could not be refreshed; the old one is sent']);
  time.now += 5 * 60_000;
  const tooLate = ask();
  renders[3]?.fail('the database is away');
  await expect(tooLate).rejects.toThrow('the database is away');
});

test('a response that is not the same for everyone is not cached, and one that sets a cookie is not shared', async () => {
  const { ask, renders, cache } = open();
  const untagged = [ask(), ask()];
  renders[0]?.finish('mine', { tags: null });
  expect(await Promise.all(untagged)).toEqual(['200: mine', '200: mine']);
  const withCookie = [ask(), ask()];
  renders[1]?.finish('mine', { headers: new Headers({ 'set-cookie': 'cart=1' }) });
  expect(await Promise.all(withCookie)).toEqual(['apart', 'apart']);
  const personal = ask();
  renders[2]?.finish('mine', { headers: new Headers({ 'cache-control': 'private, no-store' }) });
  expect(await personal).toBe('apart');
  expect(cache.counts().answers).toBe(0);
});

test('a response whose data no longer exists is no longer cached', async () => {
  const { ask, renders, cache } = await opened();
  notifyTagDrops(['product:1']);
  const response = ask();
  renders[1]?.finish('gone', { status: 404 });
  expect(await response).toBe('404: gone');
  expect(cache.counts().answers).toBe(0);
});

test('a page is compressed once for all simultaneous requests, and only the requested encoding is stored', async () => {
  const { cache } = open({ isCompact: true });
  const page = 'a page about linen, '.repeat(500);
  const outcome = await cache.ask(key, () => Promise.resolve(made(page)));
  if (outcome === 'apart' || !('cached' in outcome)) throw new Error('the page is not cached');
  const { cached } = outcome;
  const forms = await Promise.all(Array.from({ length: 50 }, () => cache.form(cached, 'br')));
  expect(new Set(forms).size).toBe(1);
  expect(Object.keys(cached.forms)).toEqual(['br']);
  expect(cache.counts().bytes).toBeLessThan(page.length);
  // The other encodings are made from the stored one.
  expect(gunzipSync((await cache.form(cached, 'gzip')).bytes).toString()).toBe(page);
  expect((await cache.form(cached, 'identity')).bytes.toString()).toBe(page);
  expect(Object.keys(cached.forms)).toEqual(['br', 'gzip']);
});

test('a page that is requested without compression is stored compressed', async () => {
  const { cache } = open({ isCompact: true });
  const page = 'a page about linen, '.repeat(500);
  const outcome = await cache.ask(key, () => Promise.resolve(made(page)));
  if (outcome === 'apart' || !('cached' in outcome)) throw new Error('the page is not cached');
  expect((await cache.form(outcome.cached, 'identity')).bytes.toString()).toBe(page);
  const { forms } = outcome.cached;
  await vi.waitFor(() => expect(Object.keys(forms)).toEqual(['br']));
});
