import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { serveHttp } from '#platform/http-server';
import { runProcess } from '#platform/run-process';

/** A process that serves like the shop, with one slow page, and says on which port. */
await runProcess(async ({ config, lifecycle }) => {
  const pages = new Hono().get('/slow', async (c) => {
    await pause(500);
    return c.text('done');
  });
  const server = await serveHttp(pages.fetch, { host: '127.0.0.1', port: 0 });
  lifecycle.onStop('server', () => server.stop(config.shutdownGraceMs));
  console.log(server.port);
});
