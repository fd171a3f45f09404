import { createServer } from 'node:http';
import { listDemoAccounts } from './demo/go-live/demo-accounts.ts';
import { assertNoDemoData } from './demo/go-live/demo-data.ts';
import { openDemo } from './demo/open-demo.ts';
import { prepareShop } from './demo/prepare-shop.ts';
import { startProgress } from './demo/progress.ts';
import { jobs, subscriptions } from './jobs.ts';
import { openShop } from './open-shop.ts';
import { writeWelcome } from './welcome.ts';
import { listActiveCountries } from '#modules/countries';
import { warmListing } from '#modules/search';
import { openCdns } from '#platform/cdn/open-cdns';
import { queuePurges } from '#platform/cdn/purge-queue';
import { startPurgeSender } from '#platform/cdn/purge-sender';
import { serveHttp } from '#platform/requests/http-server';
import { startJobs } from '#platform/jobs/jobs';
import { openServices } from '#platform/open-services';
import type { Process } from '#platform/run-process';
import type { OpenFrontends } from '#web/frontends/frontends';
import { everything } from '#platform/tags/tag-drops';
import type { Lifecycle } from '#platform/lifecycle';
import type { Services } from '#platform/services';
import { openImages, type Images } from '#web/images/images';
import { renderFirstPictures } from './demo/warm-pictures.ts';

/** Renders the pictures of the first pages in a low-priority process, during the start of the shop and afterwards. */
function drawAhead({ config, db, log }: Services, { files, imageRenderer }: Images, lifecycle: Lifecycle): void {
  if (!config.drawsDemoPicturesAhead) return;
  const ending = new AbortController();
  lifecycle.onStop('drawing ahead', () => ending.abort());
  void renderFirstPictures({ db, log, drawing: { get: files.get, isIdle: imageRenderer.isIdle }, signal: ending.signal });
}

/** Runs pages, API and jobs in one process, unless a worker runs the jobs. `npm start` and `npm run dev` differ only in the front ends. */
export async function runShop({ config, log, lifecycle }: Process, openFrontends: OpenFrontends): Promise<void> {
  const { database, services, feed } = await openServices({ config, log, lifecycle });
  const images = openImages({ ...services, dataDir: config.dataDir, hosts: config.media, trustedProxies: config.trustedProxies });
  lifecycle.onStop('pictures', images.stop);
  if (!config.isLoopback) await assertNoDemoData(services.db, config);
  await prepareShop(database, { config, progress: startProgress, onDemoProducts: () => drawAhead(services, images, lifecycle) });
  const running = config.runsJobs ? await startJobs({ database, services, jobs, subscriptions, log }) : undefined;
  if (running) lifecycle.onStop('jobs', () => running.stop(config.shutdownGraceMs));

  const purges = await startPurgeSender({ pool: database.pool, cdns: openCdns(config.cdn), log });
  lifecycle.onStop('purges', purges.stop);
  await warmListing(services.db);
  const http = createServer();
  const frontends = await openFrontends({ log, server: http });
  const shop = openShop({ database, services, jobs: running, feed, images, frontends, lifecycle });
  const server = await serveHttp(shop.fetch, { ...config, server: http, sendFromMemory: shop.sendFromMemory });
  lifecycle.onStop('server', () => server.stop(config.shutdownGraceMs));
  // Stops the front ends before the server, which waits for the connections that Vite keeps open.
  lifecycle.onStop('front ends', frontends.close);
  // Purges stored pages, because they refer to scripts of the previous build.
  await queuePurges(services.db, [everything]);
  await openDemo(services, lifecycle);

  log.info({ address: config.publicUrl }, 'the shop is open');
  const countries = await listActiveCountries(services.db);
  const openEmails = (await listDemoAccounts(services.db)).map(({ email }) => email);
  process.stdout.write(writeWelcome(config, { countryCodes: [...new Set(countries.map(({ code }) => code))], openEmails }));
}
