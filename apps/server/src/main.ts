import { createApp } from './app.ts';
import { jobs, subscriptions } from './jobs.ts';
import { healthRoutes } from '#platform/health';
import { serveHttp } from '#platform/http-server';
import { startJobs } from '#platform/jobs';
import { openServices } from '#platform/open-services';
import { runProcess } from '#platform/run-process';

/** The shop: pages, API and jobs in one process. */
await runProcess(async ({ config, log, lifecycle }) => {
  const { database, services } = await openServices({ config, log, lifecycle });
  const running = await startJobs({ database, services, jobs, subscriptions, log });
  lifecycle.onStop('jobs', () => running.stop(config.shutdownGraceMs));

  const health = healthRoutes({ database, jobs: running, isStopping: lifecycle.isStopping });
  const app = createApp(services, health);
  const server = await serveHttp(app.fetch, config);
  lifecycle.onStop('server', () => server.stop(config.shutdownGraceMs));
  log.info({ address: config.publicUrl }, 'the shop is open');
});
