import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { requireLoopbackHost } from './require-loopback-host.ts';

test('pages for developers answer loopback names only, not a foreign name that resolves to this machine', async () => {
  const app = new Hono();
  app.use('/dev/*', requireLoopbackHost);
  app.get('/dev/mail', (c) => c.text('inbox'));
  const getStatus = async (host: string) => (await app.request('/dev/mail', { headers: { host } })).status;
  for (const host of ['localhost:3000', 'si.localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000'])
    expect([host, await getStatus(host)]).toEqual([host, 200]);
  for (const host of ['rebound.example:3000', 'localhost.example', '127.0.0.1.nip.io:3000', 'evil-localhost', '10.0.0.1', ''])
    expect([host, await getStatus(host)]).toEqual([host, 403]);
});
