import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Database } from '#platform/database';

/** Another process of the shop changes something: it drops these tags, and is gone. */
export async function anotherProcessDrops(database: Database, tags: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'dropping-process.ts'), ...tags], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', DATABASE_URL: urlOf(database), ...env },
  });
  expect(await once(child, 'close')).toEqual([0, null]);
}

function urlOf({ connection }: Database): string {
  const { user, password, host, port, database } = connection;
  const address = `postgres://${encodeURIComponent(user ?? '')}:${encodeURIComponent(typeof password === 'string' ? password : '')}@localhost:${port}/${database}`;
  // The embedded server may listen at a socket in a folder.
  return host?.startsWith('/') ? `${address}?host=${encodeURIComponent(host)}` : address.replace('@localhost', `@${host}`);
}
