import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/embedded-postgres';
import { projectRoot } from '#platform/paths';
import { fillTemplateDatabase } from './template-database.ts';

/** Connection data with which tests create their databases. */
export interface TestServer {
  /** A user who may create databases. */
  admin: pg.ClientConfig;
  /** The user who owns them. */
  owner: pg.ClientConfig & { user: string };
  template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
    /** Where the processes of tests are bundled. In the folder of the server, because bundles import its packages. */
    bundleFolder: string;
  }
}

/** Starts a server once per run and fills a template database, of which each test gets a clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // In the temporary folder, because the server's user may have no access to the working copy.
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-test-'));
  const server = process.env.TEST_DATABASE_URL
    ? givenServer(process.env.TEST_DATABASE_URL)
    : await startEmbeddedPostgres({ dataDir, durable: false });
  const admin = 'superuser' in server ? server.superuser : server.admin;
  const owner = 'superuser' in server ? server.connection : server.owner;
  const template = `selvedge_template_${process.pid}`;
  await createTemplate(admin, owner, template);
  project.provide('testServer', { admin, owner, template });
  const bundleFolder = join(projectRoot, 'apps/server/.cache/test-bundles', String(process.pid));
  project.provide('bundleFolder', bundleFolder);
  return async () => {
    await run(admin, `drop database if exists ${template} with (force)`);
    await server.stop();
    for (const folder of [dataDir, bundleFolder]) rmSync(folder, { recursive: true, force: true });
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
  await fillTemplateDatabase({ ...owner, database: template });
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
