import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createTestDatabase, test } from '#testing/database';
import { afterCommit, inTransaction } from './transaction.ts';

test('two transactions that deadlock both complete', async ({ database: { db, pool } }) => {
  await pool.query('create table shelf (id int primary key, pieces int not null); insert into shelf values (1, 0), (2, 0)');
  const add = (order: number[]) =>
    inTransaction(db, async (tx) => {
      for (const id of order) {
        await tx.execute(sql`update shelf set pieces = pieces + 1 where id = ${id}`);
        await tx.execute(sql`select pg_sleep(0.05)`);
      }
    });
  await Promise.all([add([1, 2]), add([2, 1])]);
  expect((await pool.query('select pieces from shelf order by id')).rows).toEqual([{ pieces: 2 }, { pieces: 2 }]);
});

test('an inner transaction can fail alone; after-commit callbacks run after the commit', async ({ database: { db, pool } }) => {
  await pool.query('create table shelf (id int primary key)');
  const notified: string[] = [];
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`insert into shelf values (1)`);
    await inTransaction(tx, async (inner) => {
      await inner.execute(sql`insert into shelf values (2)`);
      throw new Error('not this one');
    }).catch(() => undefined);
    await inTransaction(tx, (inner) => {
      afterCommit(inner, () => notified.push('committed'));
      return Promise.resolve();
    });
    expect(notified).toEqual([]);
  });
  expect(notified).toEqual(['committed']);
  expect((await pool.query('select id from shelf')).rows).toEqual([{ id: 1 }]);
});

test('an amount beyond the safe integer range is refused, not rounded', async ({ database: { pool } }) => {
  expect((await pool.query('select 9007199254740991::bigint as most')).rows).toEqual([{ most: 9007199254740991 }]);
  await expect(pool.query('select 9007199254740993::bigint as more')).rejects.toThrow('too large for a number');
});

test('a statement that runs too long is cancelled', async ({ database: { pool } }) => {
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }]);
});

test('a connection that breaks when a transaction begins is returned to the pool', async () => {
  const database = await createTestDatabase({ pool: 1 });
  const count = () => inTransaction(database.db, (tx) => tx.execute(sql`select 1`));
  await count();
  database.pool.once('acquire', (client) => (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy());
  await expect(count()).rejects.toThrow();
  expect((await count()).rowCount).toBe(1);
  await database.close();
});
