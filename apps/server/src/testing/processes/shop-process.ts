import { createApp } from '#server/app';
import { jobs, subscriptions } from '#server/jobs';
import { createHealthRoutes } from '#platform/health';
import { serveHttp } from '#platform/requests/http-server';
import { startJobs } from '#platform/jobs/jobs';
import { openServices } from '#platform/open-services';
import { runProcess } from '#platform/run-process';

/** The shop as in `main.ts` without storefront and demo: API, jobs, and the embedded database. */
await runProcess(async ({ config, log, lifecycle }) => {
  const { database, services } = await openServices({ config, log, lifecycle });
  const running = await startJobs({ database, services, jobs, subscriptions, log });
  lifecycle.onStop('jobs', () => running.stop(config.shutdownGraceMs));
  const app = createApp(services, createHealthRoutes({ database, jobs: running, isStopping: lifecycle.isStopping }));
  const server = await serveHttp(app.fetch, config);
  lifecycle.onStop('server', () => server.stop(config.shutdownGraceMs));
  process.send?.('open');
});
