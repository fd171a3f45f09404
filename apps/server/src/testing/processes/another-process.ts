import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import type { Database } from '#platform/database';
import { bundleEntry } from './bundle-entry.ts';

/** Drops tags in another process of the shop, which then ends. */
export async function anotherProcessDrops(database: Database, tags: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, [await bundleEntry('testing/processes/dropping-process.ts'), ...tags], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', DATABASE_URL: buildUrl(database), ...env },
  });
  expect(await once(child, 'close')).toEqual([0, null]);
}

function buildUrl({ connection }: Database): string {
  const { user, password, host, port, database } = connection;
  const address = `postgres://${encodeURIComponent(user ?? '')}:${encodeURIComponent(typeof password === 'string' ? password : '')}@localhost:${port}/${database}`;
  // The embedded server may listen on a Unix socket.
  return host?.startsWith('/') ? `${address}?host=${encodeURIComponent(host)}` : address.replace('@localhost', `@${host}`);
}
