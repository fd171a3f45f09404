import { afterEach, expect, test } from 'vitest';
import { everything, tellTagDrops } from '#platform/tag-drops';
import { createKeeper, type AskOptions, type Keeper, type Outcome } from './keeper.ts';
import { plainOf, type Made } from './kept-answer.ts';

const key = 'si.localhost/product/shirt';
const keepers: Keeper[] = [];
afterEach(() => keepers.splice(0).forEach((keeper) => keeper.close()));

/** A keeper with a clock of its own, and a shop whose answer is made by hand. */
function open() {
  const time = { now: 1000 };
  const warnings: string[] = [];
  const keeper = createKeeper({
    maxBytes: 1024 ** 2,
    log: { warn: (_: unknown, text?: string) => void warnings.push(text ?? '') },
    clock: () => time.now,
  });
  keepers.push(keeper);
  const begun: { finish: (text: string, changes?: Partial<Made>) => void; fail: (reason: string) => void }[] = [];
  const make = () =>
    new Promise<Made>((resolve, reject) => {
      begun.push({
        finish: (text, changes = {}) =>
          resolve({ status: 200, headers: new Headers(), body: Buffer.from(text), tags: ['product:1'], maxAgeMs: 60_000, ...changes }),
        fail: (reason) => reject(new Error(reason)),
      });
    });
  const ask = async (options?: AskOptions): Promise<string> => textOf(await keeper.ask(key, make, options));
  return { time, warnings, keeper, begun, ask };
}

function textOf(outcome: Outcome): string {
  if (outcome === 'apart') return 'apart';
  return 'kept' in outcome ? plainOf(outcome.kept).toString() : `${outcome.made.status}: ${outcome.made.body.toString()}`;
}

/** A shop that has its first answer already. */
async function opened(changes: Partial<Made> = {}) {
  const shop = open();
  const first = shop.ask();
  shop.begun[0]?.finish('first', changes);
  expect(await first).toBe('first');
  return shop;
}

/** Lets go on what waits for nothing but its turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('fifty who ask at once have it made once', async () => {
  const { ask, begun } = open();
  const all = Array.from({ length: 50 }, () => ask());
  begun[0]?.finish('the page');
  expect(new Set(await Promise.all(all))).toEqual(new Set(['the page']));
  expect(await ask()).toBe('the page');
  expect(begun).toHaveLength(1);
});

test('after a change the first who asks has it made anew; others see the old one for less than a second, then wait', async () => {
  const { time, ask, begun, keeper } = await opened();
  tellTagDrops(['product:1']);
  expect(keeper.atHand(key)).toBeUndefined();
  const renewing = ask();
  expect(await ask()).toBe('first');
  expect(keeper.atHand(key)).toBeDefined();
  time.now += 900;
  expect(keeper.atHand(key)).toBeUndefined();
  const waiting = ask();
  begun[1]?.finish('second');
  expect([await renewing, await waiting]).toEqual(['second', 'second']);
  expect(begun).toHaveLength(2);
});

test('a change of something else leaves it alone, and a change of everything does not', async () => {
  const { keeper } = await opened();
  tellTagDrops(['product:11', 'catalog']);
  expect(keeper.atHand(key)).toBeDefined();
  tellTagDrops([everything]);
  expect(keeper.atHand(key)).toBeUndefined();
});

test('whoever makes something else of it never gets an old copy', async () => {
  const { time, ask, begun } = await opened();
  tellTagDrops(['product:1']);
  void ask();
  const strict = ask({ isStrict: true });
  begun[1]?.finish('second');
  expect(await strict).toBe('second');
  time.now += 60_001;
  const aged = ask({ isStrict: true });
  begun[2]?.finish('third');
  expect(await aged).toBe('third');
});

test('past its age it is shown while one request makes it anew, and for a minute at most', async () => {
  const { time, ask, begun } = await opened();
  time.now += 60_000;
  expect(await Promise.all([ask(), ask()])).toEqual(['first', 'first']);
  expect(begun).toHaveLength(2);
  time.now += 60_000;
  const late = ask();
  begun[1]?.finish('second');
  expect(await late).toBe('second');
});

test('what changed while it was being made is not kept: it is made once more', async () => {
  const { ask, begun } = open();
  const asked = ask();
  tellTagDrops(['product:1']);
  begun[0]?.finish('overtaken');
  await turn();
  begun[1]?.finish('up to date');
  expect(await asked).toBe('up to date');
  expect(await ask()).toBe('up to date');
  expect(begun).toHaveLength(2);
});

test('what changes faster than it can be made is answered in the end, and kept by nobody', async () => {
  const { ask, begun, keeper } = open();
  const asked = keeper.ask(key, () => Promise.resolve().then(() => (tellTagDrops(['product:1']), made('overtaken'))));
  const outcome = await asked;
  expect(textOf(outcome)).toBe('200: overtaken');
  expect(outcome).toMatchObject({ made: { tags: null } });
  expect('made' in (outcome as object) && (outcome as { made: Made }).made.headers.get('cache-control')).toBe('private, no-cache');
  expect(keeper.atHand(key)).toBeUndefined();
  void ask();
  expect(begun).toHaveLength(1);
});

const made = (text: string): Made => ({
  status: 200,
  headers: new Headers({ 'surrogate-key': 'product:1', 'cache-control': 'public, s-maxage=60' }),
  body: Buffer.from(text),
  tags: ['product:1'],
  maxAgeMs: 60_000,
});

test('while it cannot be made the old one is shown, tried again each second, for some minutes; the log says so once', async () => {
  const { time, ask, begun, warnings } = await opened();
  tellTagDrops(['product:1']);
  time.now += 2000;
  const failing = ask();
  begun[1]?.fail('the database is away');
  expect(await failing).toBe('first');
  expect(await ask()).toBe('first');
  expect(begun).toHaveLength(2);
  time.now += 1001;
  const again = ask();
  begun[2]?.finish('broken', { status: 500 });
  expect(await again).toBe('first');
  expect(warnings).toEqual(['an answer could not be made anew; the old one is shown']);
  time.now += 5 * 60_000;
  const tooLate = ask();
  begun[3]?.fail('the database is away');
  await expect(tooLate).rejects.toThrow('the database is away');
});

test('what is not the same for everybody is kept by nobody, and what sets a cookie is not even shared', async () => {
  const { ask, begun, keeper } = open();
  const untagged = [ask(), ask()];
  begun[0]?.finish('mine', { tags: null });
  expect(await Promise.all(untagged)).toEqual(['200: mine', '200: mine']);
  const withCookie = [ask(), ask()];
  begun[1]?.finish('mine', { headers: new Headers({ 'set-cookie': 'cart=1' }) });
  expect(await Promise.all(withCookie)).toEqual(['apart', 'apart']);
  const personal = ask();
  begun[2]?.finish('mine', { headers: new Headers({ 'cache-control': 'private, no-store' }) });
  expect(await personal).toBe('apart');
  expect(keeper.counts().answers).toBe(0);
});

test('what is gone is no longer kept', async () => {
  const { ask, begun, keeper } = await opened();
  tellTagDrops(['product:1']);
  const asked = ask();
  begun[1]?.finish('gone', { status: 404 });
  expect(await asked).toBe('404: gone');
  expect(keeper.counts().answers).toBe(0);
});
