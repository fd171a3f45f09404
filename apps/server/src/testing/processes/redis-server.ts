import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './find-free-port.ts';

/** A Redis or Valkey server for one test, without persistence. */
export interface RedisServer {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const program = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/** Why tests with Redis are skipped; undefined if they run. */
export const redisIsMissing = program ? undefined : 'neither redis-server nor valkey-server is installed on this machine';

/** Starts a server on a free port, which stays the same after a restart. */
export async function openRedisServer(): Promise<RedisServer> {
  const port = await findFreePort();
  let stop = () => Promise.resolve();
  const server = {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      const child = spawn(program ?? '', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'close');
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (text: Buffer) => text.includes('Ready to accept connections') && resolve());
        child.once('close', () => reject(new Error(`${program} did not start on port ${port}`)));
      });
      stop = async () => {
        child.kill('SIGKILL');
        await ended;
      };
    },
    stop: () => stop(),
  };
  await server.start();
  return server;
}
