import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, test as plainTest } from 'vitest';
import { openPool, type Database } from '#platform/database';

/** Connections that a test's own pool may hold. */
const POOL = 12;

/** A database of the test's own, migrated and empty. Closing it drops it. */
export async function createTestDatabase(options: { pool?: number } = {}): Promise<Database> {
  const { admin, owner, template } = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(admin, `create database ${name} template ${template} owner ${pg.escapeIdentifier(owner.user)}`);
  const database = openPool({ ...owner, database: name }, options.pool ?? POOL);
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(admin, `drop database ${name} with (force)`);
    },
  };
}

/** `test` with a database of its own: `test('…', async ({ database }) => …)`. */
export const test = plainTest.extend<{ database: Database }>({
  // eslint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
  database: async ({}, use) => {
    const database = await createTestDatabase();
    await use(database);
    await database.close();
  },
});

async function asAdmin(admin: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
