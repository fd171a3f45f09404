import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type pg from 'pg';

/** Runs a command of the shop as npm does, in a process of its own, on a test's database. @returns all that it said, and its exit code */
export function shopCommand({ host = '', port = 5432, user = '', password, database = '' }: pg.ClientConfig, more: Record<string, string> = {}) {
  const address = new URL(`postgresql://localhost/${database}`);
  address.username = encodeURIComponent(user);
  address.password = encodeURIComponent(typeof password === 'string' ? password : '');
  address.searchParams.set('host', host);
  address.searchParams.set('port', String(port));
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return (entry: string, ...args: string[]): Promise<{ said: string; code: number | null }> =>
    new Promise((done) => {
      const child = spawn(process.execPath, ['--import', tsx, fileURLToPath(new URL(`../${entry}.ts`, import.meta.url)), ...args], {
        env: { PATH: process.env.PATH, DATABASE_URL: address.href, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
      child.once('close', (code) => done({ said, code }));
    });
}
