import { openDemo } from './demo/open-demo.ts';
import { prepareShop } from './demo/prepare-shop.ts';
import { startProgress } from './demo/progress.ts';
import { jobs, subscriptions } from './jobs.ts';
import { openShop } from './open-shop.ts';
import { welcome } from './welcome.ts';
import { listActiveCountries } from '#modules/countries';
import { warmListing } from '#modules/search';
import { serveHttp } from '#platform/http-server';
import { startJobs } from '#platform/jobs';
import { openServices } from '#platform/open-services';
import { runProcess } from '#platform/run-process';
import { openImages } from '#web/images';

/** The shop: pages, API and, unless a worker has them, jobs in one process. */
await runProcess(async ({ config, log, lifecycle }) => {
  const { database, services, feed } = await openServices({ config, log, lifecycle });
  await prepareShop(database, { config, progress: startProgress });
  const running = config.runsJobs ? await startJobs({ database, services, jobs, subscriptions, log }) : undefined;
  if (running) lifecycle.onStop('jobs', () => running.stop(config.shutdownGraceMs));
  const images = openImages({ ...services, dataDir: config.dataDir, hosts: config.media, trustedProxies: config.trustedProxies });
  lifecycle.onStop('pictures', images.stop);

  await warmListing(services.db);
  const shop = await openShop({ database, services, jobs: running, feed, images, lifecycle });
  const server = await serveHttp(shop.fetch, { ...config, answerAtOnce: shop.answerAtOnce });
  lifecycle.onStop('server', () => server.stop(config.shutdownGraceMs));
  await openDemo(services, { drawing: { get: images.files.get, isIdle: images.draughtsman.isIdle }, lifecycle });

  log.info({ address: config.publicUrl }, 'the shop is open');
  const countries = await listActiveCountries(services.db);
  process.stdout.write(welcome(config, [...new Set(countries.map(({ code }) => code))]));
});
