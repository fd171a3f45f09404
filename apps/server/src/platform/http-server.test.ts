import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveHttp } from './http-server.ts';

/** Asks over a connection of its own choice. */
function ask(port: number, path: string, agent?: Agent): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, ...(agent ? { agent } : {}) }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });
}

const slowShop = () =>
  new Hono()
    .get('/quick', (c) => c.text('here'))
    .get('/slow', async (c) => {
      await pause(300);
      return c.text('done');
    });

test('a stop lets requests under way end, takes no new ones, and does not wait for idle connections', async () => {
  const server = await serveHttp(slowShop().fetch, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  expect(await ask(server.port, '/quick', agent)).toEqual({ status: 200, body: 'here' });
  const underWay = [ask(server.port, '/slow', agent), ask(server.port, '/slow')];
  await pause(50);

  const began = performance.now();
  const stopped = server.stop(5000);
  await expect(ask(server.port, '/quick')).rejects.toThrow('ECONNREFUSED');
  expect(await Promise.all(underWay)).toEqual([
    { status: 200, body: 'done' },
    { status: 200, body: 'done' },
  ]);
  await stopped;
  expect(performance.now() - began).toBeLessThan(1500);
  agent.destroy();
});

test('what takes longer than the time allowed is cut', async () => {
  const endless = new Hono().get('/', async (c) => {
    await pause(60_000, undefined, { ref: false });
    return c.text('never');
  });
  const server = await serveHttp(endless.fetch, { host: '127.0.0.1', port: 0 });
  const cut = expect(ask(server.port, '/')).rejects.toThrow();
  await pause(50);
  await server.stop(100);
  await cut;
});

test('a port that is taken gets one clear line', async () => {
  const server = await serveHttp(slowShop().fetch, { host: '127.0.0.1', port: 0 });
  await expect(serveHttp(slowShop().fetch, { host: '127.0.0.1', port: server.port })).rejects.toThrow(
    `PORT ${server.port} on 127.0.0.1 can't be used: another program listens there. Set another PORT.`,
  );
  await server.stop(100);
});
