import { pino } from 'pino';
import { expect } from 'vitest';
import { test } from '#testing/database';
import { listDeadLetters, listQueues, retryDeadLetter } from './dead-letters.ts';
import { createQueues, openQueue } from './queue.ts';

test('a dead letter is listed with its error, and goes back to its queue when asked', async ({ database: { pool } }) => {
  const boss = await openQueue(pool, pino({ level: 'silent' }), false);
  await createQueues(boss, pool, [{ name: 'test.sew', retry: { limit: 0 } }, { name: 'test.iron' }]);
  const id = (await boss.send('test.sew', { coat: 7 })) ?? '';
  await boss.fetch('test.sew');
  await boss.fail('test.sew', id, new Error('the needle broke'));

  expect(await listQueues(pool)).toEqual([
    { name: 'test.iron', waiting: 0, running: 0, dead: 0 },
    { name: 'test.sew', waiting: 0, running: 0, dead: 1 },
  ]);
  const [letter] = await listDeadLetters(pool);
  expect(letter).toMatchObject({ job: 'test.sew', data: { coat: 7 }, error: 'the needle broke' });

  await retryDeadLetter(pool, boss, letter?.id ?? '');
  expect(await listDeadLetters(pool)).toEqual([]);
  expect(await boss.fetch('test.sew')).toMatchObject([{ data: { coat: 7 } }]);
  await expect(retryDeadLetter(pool, boss, letter?.id ?? '')).rejects.toThrow('There is no dead letter');
  await boss.stop({ graceful: false });
});
