import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, test as plainTest } from 'vitest';
import { openPool, type Database } from '#platform/database';

/** Maximum connections of a test's own pool. */
const POOL = 12;

/** Creates a migrated database with the countries for one test. Closing it drops it. */
export async function createTestDatabase(options: { pool?: number } = {}): Promise<Database> {
  const { admin, owner, template } = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes a third of the time of the default, which writes every page to the log.
  await asAdmin(admin, `create database ${name} template ${template} strategy file_copy owner ${pg.escapeIdentifier(owner.user)}`);
  const database = openPool({ ...owner, database: name }, options.pool ?? POOL);
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(admin, `drop database ${name} with (force)`);
    },
  };
}

/** `test` with its own database: `test('…', async ({ database }) => …)`. */
export const test = plainTest.extend<{ database: Database }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads what a fixture needs from this pattern
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
