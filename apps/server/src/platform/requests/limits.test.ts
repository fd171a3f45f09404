import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { test } from '#testing/database';
import { delayLimits, windowLimits } from './limits.ts';
import { computeGrowingDelay, countEach, createRateLimit } from './rate-limit.ts';
import { openRateLimits } from './shared-counters.ts';

const formatSeconds = (seconds: number): string =>
  seconds % 86_400 === 0
    ? `${seconds / 86_400} d`
    : seconds % 3600 === 0
      ? `${seconds / 3600} h`
      : seconds % 60 === 0
        ? `${seconds / 60} min`
        : `${seconds} s`;

test('docs/operations.md lists every limit with its numbers', () => {
  const rows = [
    ...Object.values(windowLimits).map(({ points, seconds, by, what }) => `| ${what} | ${by} | ${points} in ${formatSeconds(seconds)} |`),
    ...Object.values(delayLimits).map(
      ({ free, first, maxWait, by, what }) =>
        `| ${what} | ${by} | ${free}, then a wait of ${formatSeconds(first)} that doubles up to ${formatSeconds(maxWait)} |`,
    ),
  ].sort();
  const text = readFileSync(join(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8');
  const [, section = ''] = text.split('## Limits');
  const listed = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| (?!What|-)/.test(line));
  expect(listed.sort()).toEqual(rows);
});

test.for([true, false])('several limits are counted together, or none if one of them refuses (in PostgreSQL: %s)', async (isShared, { database }) => {
  const limits = openRateLimits({ pool: isShared ? database.pool : undefined, log: { warn: () => undefined } });
  try {
    const [wide, narrow] = [3, 1].map((points) => createRateLimit({ name: `test-each-${isShared}-${points}`, points, seconds: 600 }));
    if (!wide || !narrow) throw new Error('two limits are needed');
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await countEach([
      [wide, 'ana'],
      [narrow, 'ana'],
    ]);
    expect(query.mock.calls.length).toBe(isShared ? 1 : 0);
    query.mockRestore();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(
        countEach([
          [wide, 'ana'],
          [narrow, 'ana'],
        ]),
      ).rejects.toMatchObject({ code: 'TooManyRequests', params: { retryAfterSeconds: 600 } });
    // Refused calls were not counted, and the library reads the same counters.
    await countEach([[wide, 'ana']]);
    expect([await wide.isWithin('ana'), await wide.isWithin('ana')]).toEqual([true, false]);
  } finally {
    await limits.close();
  }
});

test('processes that share a database count together', async ({ database }) => {
  const limits = openRateLimits({ pool: database.pool, log: { warn: () => undefined } });
  try {
    // Two limits with the same name simulate two processes.
    const [here, there] = [1, 2].map(() => createRateLimit({ name: 'test-postgres', points: 2, seconds: 600 }));
    await here?.count('one');
    await there?.count('one');
    await expect(here?.count('one')).rejects.toMatchObject({ code: 'TooManyRequests', params: { retryAfterSeconds: 600 } });
    await expect(there?.isWithin('one')).resolves.toBe(false);
    await there?.count('two');
    const [delays, same] = [1, 2].map(() => computeGrowingDelay({ name: 'test-postgres-growing', free: 1, first: 30, maxWait: 60 }));
    await delays?.count('one');
    await expect(same?.count('one')).rejects.toMatchObject({ params: { retryAfterSeconds: 30 } });
    await delays?.forgive('one');
    await same?.count('one');
    expect(JSON.stringify((await database.pool.query('select key from rate_limits')).rows)).not.toContain('one');
    const { rows } = await database.pool.query<{ kind: string }>("select relpersistence as kind from pg_class where relname = 'rate_limits'");
    expect(rows, 'a count must not wait for the disk, so the table is unlogged').toEqual([{ kind: 'u' }]);
  } finally {
    await limits.close();
  }
});
