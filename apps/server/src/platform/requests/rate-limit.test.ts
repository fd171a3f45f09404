import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { TooManyRequests } from '#kit/errors';
import { openRedisServer, redisIsMissing } from '#testing/processes/redis-server';
import { computeGrowingDelay, toAddressUnit, createRateLimit, computeWait } from './rate-limit.ts';
import { openRateLimits } from './shared-counters.ts';

const log = pino({ level: 'silent' });
let close = () => Promise.resolve();
afterEach(async () => {
  await close();
  close = () => Promise.resolve();
});
const openLimits = (redisUrl: string) => {
  const limits = openRateLimits({ redisUrl, log });
  close = limits.close;
};

/** Returns the wait in seconds from a refusal; 0 when the call was allowed. */
const getWait = (counted: Promise<void>): Promise<number> =>
  counted.then(
    () => 0,
    (refusal: unknown) => Number((refusal as TooManyRequests).params.retryAfterSeconds),
  );

test('calls up to the limit are allowed, the next is refused with the time to wait, and other keys are not affected', async () => {
  const limit = createRateLimit({ name: 'test-plain', points: 2, seconds: 600 });
  await limit.count('one');
  await limit.count('one');
  await expect(limit.count('one')).rejects.toMatchObject({ code: 'TooManyRequests', status: 429 });
  expect(await getWait(limit.count('one'))).toBe(600);
  expect(await limit.isWithin('one')).toBe(false);
  expect(await limit.isWithin('another')).toBe(true);
});

test('a call that is given back does not count', async () => {
  const limit = createRateLimit({ name: 'test-back', points: 1, seconds: 600 });
  for (const _ of [1, 2, 3]) {
    await limit.count('one');
    await limit.release('one');
  }
  await limit.count('one');
  expect(await limit.isWithin('one')).toBe(false);
});

test('after the free tries each try has to wait, and asking during the wait does not extend it', async () => {
  const delays = computeGrowingDelay({ name: 'test-growing', free: 3, first: 30, maxWait: 3600 });
  for (const _ of [1, 2, 3]) await delays.count('one');
  for (const _ of [1, 2, 3, 4, 5, 6]) expect(await getWait(delays.count('one'))).toBe(30);
  await delays.forgive('one');
  for (const _ of [1, 2, 3]) await delays.count('one');
});

test('each wait is twice as long as the previous one, up to the maximum', () => {
  const growth = { free: 5, first: 30, maxWait: 3600 };
  expect([1, 4, 5, 6, 7, 11, 12, 2000].map((tries) => computeWait(tries, growth))).toEqual([0, 0, 30, 60, 120, 1920, 3600, 3600]);
});

test('of many simultaneous tries after the free ones, one is allowed', async () => {
  const delays = computeGrowingDelay({ name: 'test-at-once', free: 5, first: 30, maxWait: 3600 });
  const waits = await Promise.all(Array.from({ length: 40 }, () => getWait(delays.count('one'))));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8::6', '2001:db8::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['in-process', 'in-process'],
])('the address %s is counted as %s', (address, owner) => {
  expect(toAddressUnit(address)).toBe(owner);
});

test('while the shared server is unavailable, each process counts by itself', async () => {
  openLimits('redis://127.0.0.1:9');
  const limit = createRateLimit({ name: 'test-away', points: 1, seconds: 600 });
  const delays = computeGrowingDelay({ name: 'test-away-growing', free: 1, first: 30, maxWait: 60 });
  await limit.count('one');
  expect(await getWait(limit.count('one'))).toBe(600);
  await limit.release('one');
  await delays.count('one');
  expect(await getWait(delays.count('one'))).toBe(30);
  await delays.forgive('one');
  await delays.count('one');
});

describe.skipIf(redisIsMissing)(`through Redis${redisIsMissing ? ` (passed over: ${redisIsMissing})` : ''}`, () => {
  test('all processes count together, and each continues by itself when the server fails', async () => {
    const redis = await openRedisServer();
    try {
      openLimits(redis.url);
      const here = createRateLimit({ name: 'test-shared', points: 2, seconds: 600 });
      // Another process has its own counters in memory and the same name.
      const there = createRateLimit({ name: 'test-shared', points: 2, seconds: 600 });
      const delays = computeGrowingDelay({ name: 'test-shared-growing', free: 1, first: 30, maxWait: 60 });
      const same = computeGrowingDelay({ name: 'test-shared-growing', free: 1, first: 30, maxWait: 60 });
      // Until Redis is connected, each process counts separately.
      let round = 0;
      await expect
        .poll(async () => {
          round += 1;
          for (const limit of [here, there, here]) if (!(await limit.isWithin(`probe ${round}`))) return 'together';
          return 'apart';
        })
        .toBe('together');
      await delays.count('one');
      expect(await getWait(same.count('one'))).toBe(30);
      await delays.forgive('one');
      await same.count('one');
      await redis.stop();
      await here.count('after');
      await here.count('after');
      expect(await getWait(here.count('after'))).toBe(600);
    } finally {
      await redis.stop();
    }
  });
});
