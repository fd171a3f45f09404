import { EventEmitter, once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveHttp } from './http-server.ts';

/** Sends a request over the given connection agent. */
function ask(port: number, path: string, agent?: Agent): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, ...(agent ? { agent } : {}) }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });
}

/** Longer than the time limit of a test: the test fails if the shutdown waits that long. */
const LONG_GRACE_MS = 3_600_000;

/** A shop with a slow page, which responds when the test releases it. */
function slowShop() {
  const events = new EventEmitter();
  let waiting = 0;
  const pages = new Hono()
    .get('/quick', (c) => c.text('here'))
    .get('/slow', async (c) => {
      waiting += 1;
      await once(events, 'end');
      return c.text('done');
    });
  return { pages, countWaiting: () => waiting, end: () => events.emit('end') };
}

test('a shutdown lets running requests finish, accepts no new ones and does not wait for idle connections', async () => {
  const { pages, countWaiting, end } = slowShop();
  const server = await serveHttp(pages.fetch, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  expect(await ask(server.port, '/quick', agent)).toEqual({ status: 200, body: 'here' });
  const underWay = [ask(server.port, '/slow', agent), ask(server.port, '/slow')];
  await expect.poll(countWaiting).toBe(2);

  const stopped = server.stop(LONG_GRACE_MS);
  await expect(ask(server.port, '/quick')).rejects.toThrow('ECONNREFUSED');
  end();
  expect(await Promise.all(underWay)).toEqual([
    { status: 200, body: 'done' },
    { status: 200, body: 'done' },
  ]);
  await stopped;
  agent.destroy();
});

test('a replaced server accepts no connection but answers the next request of each open connection, and then closes it', async () => {
  const server = await serveHttp(slowShop().pages.fetch, { host: '127.0.0.1', port: 0 });
  const agents = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  for (const agent of agents) await ask(server.port, '/quick', agent);
  const stopped = server.stop(LONG_GRACE_MS, { isReplaced: true });
  await expect(ask(server.port, '/quick')).rejects.toThrow('ECONNREFUSED');
  expect(await Promise.all(agents.map((agent) => ask(server.port, '/quick', agent)))).toEqual([
    { status: 200, body: 'here' },
    { status: 200, body: 'here' },
  ]);
  await stopped;
  await expect(ask(server.port, '/quick', agents[0])).rejects.toThrow('ECONNREFUSED');
});

test('a request that takes longer than the grace period is cut off', async () => {
  let hasStarted = false;
  const endless = new Hono().get('/', async (c) => {
    hasStarted = true;
    await pause(LONG_GRACE_MS, undefined, { ref: false });
    return c.text('never');
  });
  const server = await serveHttp(endless.fetch, { host: '127.0.0.1', port: 0 });
  const cut = expect(ask(server.port, '/')).rejects.toThrow();
  await expect.poll(() => hasStarted).toBe(true);
  await server.stop(100);
  await cut;
});

test('a port that is already in use gets one clear line', async () => {
  const server = await serveHttp(slowShop().pages.fetch, { host: '127.0.0.1', port: 0 });
  await expect(serveHttp(slowShop().pages.fetch, { host: '127.0.0.1', port: server.port })).rejects.toThrow(
    `PORT ${server.port} on 127.0.0.1 can't be used: another program listens there. Set another PORT.`,
  );
  await server.stop(100);
});
