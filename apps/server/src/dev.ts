import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { createApi } from './app.ts';
import { jobs, subscriptions } from './jobs.ts';
import { findRedirect } from '#modules/content';
import { startJobs } from '#platform/jobs';
import { openServices } from '#platform/open-services';
import { projectRoot } from '#platform/paths';
import { runProcess } from '#platform/run-process';
import { openImages } from '#web/images';
import { securityHeaders } from '#web/security-headers';
import { mountPages, reportFaults, type StorefrontBuild } from '#web/storefront';

/** `npm run dev`: the whole shop in one process, its pages by Vite, so that a change is seen at once. */
await runProcess(async ({ config, log, lifecycle }) => {
  const { database, services } = await openServices({ config, log, lifecycle });
  const running = await startJobs({ database, services, jobs, subscriptions, log });
  lifecycle.onStop('jobs', () => running.stop(config.shutdownGraceMs));

  const http = createHttpServer();
  const vite = await createVite({
    root: join(projectRoot, 'apps/storefront'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  lifecycle.onStop('vite', () => vite.close());

  const api = createApi(services);
  const images = openImages({ db: services.db, storage: services.storage, dataDir: config.dataDir, log, hosts: config.media });
  lifecycle.onStop('images', () => images.stop());
  const app = new Hono();
  app.use(securityHeaders(config));
  app.route('/', images.routes);
  app.route('/', api as unknown as Hono);
  mountPages(app, {
    api,
    config,
    log,
    isHashed: false,
    findRedirect: (url) => findRedirect(services.db, url),
    answer: async (request, access) => (await currentBuild(vite, log))(request, access),
  });

  const answer = getRequestListener(app.fetch);
  http.on('request', (request, response) => vite.middlewares(request, response, () => void answer(request, response)));
  await new Promise<void>((resolve) => http.listen(config.port, config.host, resolve));
  lifecycle.onStop('server', () => void http.close());
  log.info({ address: config.publicUrl }, 'the shop is open for work');
});

/** The pages as their sources are now. */
async function currentBuild(vite: ViteDevServer, log: Parameters<typeof reportFaults>[1]) {
  const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as StorefrontBuild;
  reportFaults(build, log);
  return build.entry.module.openBuild(build, 'development');
}
