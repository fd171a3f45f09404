import { spawn } from 'node:child_process';
import type pg from 'pg';
import { bundleEntry } from './bundle-entry.ts';

/** Runs a command of the shop like npm in a separate process on a test's database. @returns its output and exit code */
export function runShopCommand({ host = '', port = 5432, user = '', password, database = '' }: pg.ClientConfig, more: Record<string, string> = {}) {
  const address = new URL(`postgresql://localhost/${database}`);
  address.username = encodeURIComponent(user);
  address.password = encodeURIComponent(typeof password === 'string' ? password : '');
  address.searchParams.set('host', host);
  address.searchParams.set('port', String(port));
  return async (entry: string, ...args: string[]): Promise<{ output: string; code: number | null }> => {
    const bundle = await bundleEntry(`${entry}.ts`);
    return new Promise((done) => {
      const child = spawn(process.execPath, [bundle, ...args], {
        env: { PATH: process.env.PATH, DATABASE_URL: address.href, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
      child.once('close', (code) => done({ output, code }));
    });
  };
}
