import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openPool } from '#platform/database';
import { startEmbeddedPostgres } from '#platform/embedded-postgres';
import { migrate } from '#platform/migrate';
import { openQueue } from '#platform/queue';

/** What a test needs to make a database of its own. */
export interface TestServer {
  /** May create databases. */
  admin: pg.ClientConfig;
  /** Owns them. */
  owner: pg.ClientConfig & { user: string };
  template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Once for the whole run: a server, and in it a migrated database that every test's own is cloned from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Under the temporary folder and not in the clone, which the server's account may be unable to enter.
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-test-'));
  const server = process.env.TEST_DATABASE_URL
    ? givenServer(process.env.TEST_DATABASE_URL)
    : await startEmbeddedPostgres({ dataDir, durable: false });
  const admin = 'superuser' in server ? server.superuser : server.admin;
  const owner = 'superuser' in server ? server.connection : server.owner;
  const template = `selvedge_template_${process.pid}`;
  await createTemplate(admin, owner, template);
  project.provide('testServer', { admin, owner, template });
  return async () => {
    await run(admin, `drop database if exists ${template} with (force)`);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function givenServer(url: string) {
  const { hostname, port, username, password, pathname } = new URL(url);
  const admin = {
    host: decodeURIComponent(hostname) || '127.0.0.1',
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1) || 'postgres',
  };
  return { admin, owner: admin, stop: () => Promise.resolve() };
}

async function createTemplate(admin: pg.ClientConfig, owner: pg.ClientConfig & { user: string }, template: string): Promise<void> {
  await run(admin, `drop database if exists ${template} with (force)`);
  await run(admin, `create database ${template} owner ${pg.escapeIdentifier(owner.user)}`);
  const database = openPool({ ...owner, database: template }, 2);
  await migrate(database);
  const queue = await openQueue(database.pool, pino({ level: 'silent' }), false);
  await queue.stop({ graceful: false });
  // A database that somebody is connected to can't be cloned.
  await database.close();
}

async function run(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
