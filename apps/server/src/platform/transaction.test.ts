import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { createTestDatabase, test } from '#testing/database';
import { afterCommit, inTransaction } from './transaction.ts';

test('two transactions that lock each other out both get done', async ({ database: { db, pool } }) => {
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

test('inside a transaction, an inner one can fail alone; what waits for the commit runs after it', async ({ database: { db, pool } }) => {
  await pool.query('create table shelf (id int primary key)');
  const told: string[] = [];
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`insert into shelf values (1)`);
    await inTransaction(tx, async (inner) => {
      await inner.execute(sql`insert into shelf values (2)`);
      throw new Error('not this one');
    }).catch(() => undefined);
    await inTransaction(tx, (inner) => {
      afterCommit(inner, () => told.push('committed'));
      return Promise.resolve();
    });
    expect(told).toEqual([]);
  });
  expect(told).toEqual(['committed']);
  expect((await pool.query('select id from shelf')).rows).toEqual([{ id: 1 }]);
});

test('an amount past what a number holds exactly is refused, not rounded', async ({ database: { pool } }) => {
  expect((await pool.query('select 9007199254740991::bigint as most')).rows).toEqual([{ most: 9007199254740991 }]);
  await expect(pool.query('select 9007199254740993::bigint as more')).rejects.toThrow('too large for a number');
});

test('a statement that runs too long is cut', async ({ database: { pool } }) => {
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '10s' }]);
});

test('a connection that breaks as a transaction begins is not lost to the pool', async () => {
  const database = await createTestDatabase({ pool: 1 });
  const count = () => inTransaction(database.db, (tx) => tx.execute(sql`select 1`));
  await count();
  database.pool.once('acquire', (client) => (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy());
  await expect(count()).rejects.toThrow();
  expect((await count()).rowCount).toBe(1);
  await database.close();
});
