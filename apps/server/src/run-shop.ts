import { openDemo } from './demo/open-demo.ts';
import { jobs, subscriptions } from './jobs.ts';
import { announceShop, prepareStart } from './prepare-start.ts';
import { serveShop } from './serve-shop.ts';
import { startJobs } from '#platform/jobs/jobs';
import { openServices } from '#platform/open-services';
import type { Process } from '#platform/run-process';
import type { OpenFrontends } from '#web/frontends/frontends';

/** Runs pages, API and jobs in one process, unless a worker runs the jobs. `npm start` and `npm run dev` differ only in the front ends. */
export async function runShop(started: Process, openFrontends: OpenFrontends): Promise<void> {
  const { config, log, lifecycle } = started;
  const { database, services, feed } = await openServices(started);
  const images = await prepareStart({ database, services, lifecycle });
  const running = config.runsJobs ? await startJobs({ database, services, jobs, subscriptions, log }) : undefined;
  if (running) lifecycle.onStop('jobs', () => running.stop(config.shutdownGraceMs));
  await serveShop(started, { database, services, feed, images, jobs: running, openFrontends });
  await openDemo(services, lifecycle);
  await announceShop(services);
}
