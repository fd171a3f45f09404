import { once } from 'node:events';
import { Hono } from 'hono';
import { serveHttp } from '#platform/requests/http-server';
import { runProcess } from '#platform/run-process';

/** Serves one page like the shop and prints its port. The page prints that it was requested, and is sent after the parent's message. */
await runProcess(async ({ config, lifecycle }) => {
  const pages = new Hono().get('/slow', async (c) => {
    console.log('requested');
    await once(process, 'message');
    return c.text('done');
  });
  const server = await serveHttp(pages.fetch, { host: '127.0.0.1', port: 0 });
  lifecycle.onStop('server', () => server.stop(config.shutdownGraceMs));
  console.log(server.port);
});
