import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { windowLimits } from '#platform/requests/limits';
import { isAlive } from '#platform/embedded/owner';
import { bundleEntry } from '#testing/processes/bundle-entry';
import { findFreePort } from '#testing/processes/find-free-port';
import { shopIds } from '#testing/test-shop';

/** The shop in two web processes and a worker, with the embedded database. */
let shop: { process: ChildProcess; port: number; output: () => string };
let dataDir: string;

/** Starts the shop as a public shop, because a shop on this machine has no limits per network. */
async function startShop(port: number): Promise<typeof shop> {
  const files = [
    await bundleEntry('testing/processes/supervising-process.ts'),
    await bundleEntry('testing/processes/web-without-pages.ts'),
    await bundleEntry('worker.ts'),
  ];
  const settings = { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:1', DATABASE_URL: '', REDIS_URL: '', JOBS: 'on', WORKERS: '2' };
  const child = spawn(process.execPath, files, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return { process: child, port, output: () => output };
}

interface Answer {
  status: number;
  text: string;
}

/** Sends a request. Without an agent, it gets a connection of its own, so that the next process answers. */
function ask(
  path: string,
  { method = 'GET', body, agent = false }: { method?: string; body?: unknown; agent?: Agent | false } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'si.localhost', 'content-type': 'application/json' };
    const sent = request({ host: '127.0.0.1', port: shop.port, path, method, agent, headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Returns the ids of the shop's processes by name, such as `web-1`. */
function listProcesses(): Record<string, number> {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const children = lines.map((line) => line.trim().split(/\s+/)).filter(([, parent]) => Number(parent) === shop.process.pid);
  return Object.fromEntries(
    children.flatMap(([pid, , ...args]): [string, number][] => {
      const name = args.at(-1) ?? '';
      return /^(web-\d|worker)$/.test(name) ? [[name, Number(pid)]] : [];
    }),
  );
}

/** Waits until each web process has answered a request. */
async function waitForAnswers(): Promise<void> {
  const answered = new Set<number>();
  for (;;) {
    const { text } = await ask('/visitor').catch(() => ({ text: '' }));
    if (text) answered.add(Number(text));
    const { worker, ...webs } = listProcesses();
    if (worker !== undefined && Object.keys(webs).length === 2 && Object.values(webs).every((pid) => answered.has(pid))) return;
    if (shop.process.exitCode !== null) throw new Error(`the shop has ended:\n${shop.output()}`);
    await pause(50);
  }
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'selvedge-processes-'));
  // The embedded database runs as another user.
  chmodSync(dataDir, 0o755);
  shop = await startShop(await findFreePort());
  await waitForAnswers();
});

afterAll(async () => {
  if (shop.process.exitCode === null) {
    shop.process.kill('SIGTERM');
    await once(shop.process, 'close');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

test('two web processes and a worker run, and the metrics of each process can be read from any of them', async () => {
  expect(Object.keys(listProcesses()).sort()).toEqual(['web-1', 'web-2', 'worker']);
  for (let count = 0; count < 2; count += 1) {
    const { text } = await ask('/metrics');
    const series = text.split('\n').filter((line) => line.startsWith('process_resident_memory_bytes{'));
    expect(series.map((line) => /process="([\w-]+)"/.exec(line)?.[1]).sort()).toEqual(['web-1', 'web-2', 'worker']);
  }
});

test('the processes count the calls of a network together', async () => {
  const { points } = windowLimits.tickets;
  const body = { topic: 'other', name: 'Ana', message: 'Hello', countryId: shopIds.SI, languageId: 1 };
  const statuses: number[] = [];
  for (let count = 0; count < points + 4; count += 1) {
    const { status } = await ask('/api/tickets', { method: 'POST', body: { ...body, email: `ana-${count}@example.si` } });
    statuses.push(status);
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(points);
  expect(statuses.slice(points)).toEqual([429, 429, 429, 429]);
  const { text } = await ask('/metrics');
  for (const name of ['web-1', 'web-2']) expect(text).toMatch(new RegExp(`shop_requests_total\\{[^}]*/api/tickets[^}]*process="${name}"`));
});

test.each(['web-1', 'web-2', 'worker'])('when %s is killed, another process takes its place', async (name) => {
  const { [name]: killed = 0, ...others } = listProcesses();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => listProcesses()[name] ?? killed).not.toBe(killed);
  const { [name]: started, ...left } = listProcesses();
  expect(left).toEqual(others);
  expect(started).toBeGreaterThan(0);
  await waitForAnswers();
  expect(shop.output()).toContain('a process ended unexpectedly and is started again');
});

test('SIGHUP replaces all processes while no request fails, on new and on kept connections', async () => {
  const before = listProcesses();
  const state = { isOver: false };
  const outcomes: string[] = [];
  const browse = async (agent: Agent | false, method: string, path: string) => {
    while (!state.isOver) {
      const answer = ask(path, { method, agent, ...(method === 'POST' && { body: {} }) });
      outcomes.push(
        await answer.then(
          ({ status }) => `${method} ${status}`,
          (error: unknown) => `${method} failed: ${String(error)}`,
        ),
      );
      await pause(5);
    }
  };
  const agents = [1, 2, 3].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  const visitors = [...agents, false as const].flatMap((agent) => [browse(agent, 'GET', '/healthz'), browse(agent, 'POST', '/api/unknown')]);
  await expect.poll(() => outcomes.length).toBeGreaterThan(50);
  // The signal may reach all processes of the group.
  for (const pid of [...Object.values(before), shop.process.pid ?? 0]) process.kill(pid, 'SIGHUP');
  await expect.poll(() => Object.values(before).filter(isAlive)).toEqual([]);
  expect(Object.keys(listProcesses()).sort()).toEqual(['web-1', 'web-2', 'worker']);
  const replacedAt = outcomes.length;
  await expect.poll(() => outcomes.length).toBeGreaterThan(replacedAt + 50);
  state.isOver = true;
  await Promise.all(visitors);
  for (const agent of agents) agent.destroy();
  expect([...new Set(outcomes)].sort()).toEqual(['GET 200', 'POST 404']);
});

test('SIGTERM ends all processes, and the database', async () => {
  const pids = Object.values(listProcesses());
  shop.process.kill('SIGTERM');
  expect(await once(shop.process, 'close')).toEqual([0, null]);
  expect(pids.filter(isAlive)).toEqual([]);
});

test('SIGTERM during a restart ends all processes, also one that is still loading', async () => {
  shop = await startShop(shop.port);
  await waitForAnswers();
  const before = listProcesses();
  shop.process.kill('SIGHUP');
  await expect.poll(() => Object.values(listProcesses()).every((pid) => Object.values(before).includes(pid))).toBe(false);
  shop.process.kill('SIGTERM');
  expect(await once(shop.process, 'close')).toEqual([0, null]);
  // A process that had not received the message would be killed after its grace period.
  expect(shop.output()).not.toContain('was killed');
  expect(listProcesses()).toEqual({});
});

test('if the port is in use, the start ends with one reason and no process is left', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  shop = await startShop(port);
  expect(await once(shop.process, 'close')).toEqual([1, null]);
  expect(shop.output().match(/another program listens there/g)).toHaveLength(1);
  expect(shop.output()).toContain('The shop was not opened, because its first process did not start.');
  other.close();
});
