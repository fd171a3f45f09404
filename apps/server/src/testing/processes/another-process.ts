import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import type { Database } from '#platform/database';
import { bundleEntry } from './bundle-entry.ts';
import { buildDatabaseUrl } from './database-url.ts';

/** Drops tags in another process of the shop, which then ends. */
export async function anotherProcessDrops(database: Database, tags: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [await bundleEntry('testing/processes/dropping-process.ts'), ...tags], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', DATABASE_URL: buildDatabaseUrl(database.connection), ...env },
  });
  expect(await once(child, 'close')).toEqual([0, null]);
}
