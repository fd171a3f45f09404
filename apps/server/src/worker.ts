import { jobs, subscriptions } from './jobs.ts';
import { startJobs } from '#platform/jobs/jobs';
import { openCdns } from '#platform/cdn/open-cdns';
import { startPurgeSender } from '#platform/cdn/purge-sender';
import { openServices } from '#platform/open-services';
import { runProcess } from '#platform/run-process';

/** Runs jobs only, as a separate process of the shop. */
await runProcess(async ({ config, log, lifecycle }) => {
  const { database, services } = await openServices({ config, log, lifecycle }, { attach: true });
  const running = await startJobs({ database, services, jobs, subscriptions, log });
  lifecycle.onStop('jobs', () => running.stop(config.shutdownGraceMs));
  const purges = await startPurgeSender({ pool: database.pool, cdns: openCdns(config.cdn), log });
  lifecycle.onStop('purges', purges.stop);
  log.info('the worker has started');
});
