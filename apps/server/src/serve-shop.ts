import { createServer } from 'node:http';
import { openShop } from './open-shop.ts';
import { warmListing } from '#modules/search';
import { openCdns } from '#platform/cdn/open-cdns';
import { queuePurges } from '#platform/cdn/purge-queue';
import { startPurgeSender } from '#platform/cdn/purge-sender';
import type { Database } from '#platform/database';
import type { Jobs } from '#platform/jobs/jobs';
import { openReads } from '#platform/replicas/open-replicas';
import { serveHttp } from '#platform/requests/http-server';
import type { Process } from '#platform/run-process';
import type { Services } from '#platform/services';
import { everything } from '#platform/tags/tag-drops';
import type { TagFeed } from '#platform/tags/tag-feed';
import type { OpenFrontends } from '#web/frontends/frontends';
import type { Images } from '#web/images/images';

interface Parts {
  database: Database;
  services: Services;
  feed: TagFeed;
  images: Images;
  /** Absent if another process runs the jobs. */
  jobs?: Jobs | undefined;
  openFrontends: OpenFrontends;
}

/** Serves pages and API on the port of the shop until the process stops. */
export async function serveShop({ config, log, lifecycle }: Process, { openFrontends, ...parts }: Parts): Promise<void> {
  const { database } = parts;
  const purges = await startPurgeSender({ pool: database.pool, cdns: openCdns(config.cdn), log });
  lifecycle.onStop('purges', purges.stop);
  const reads = openReads(database, config, log);
  if (reads) lifecycle.onStop('read replicas', reads.close);
  const services = { ...parts.services, reads };
  await warmListing(services.db);
  const http = createServer();
  const frontends = await openFrontends({ log, server: http });
  const shop = openShop({ jobs: undefined, ...parts, services, frontends, lifecycle });
  const server = await serveHttp(shop.fetch, { ...config, server: http, sendFromMemory: shop.sendFromMemory });
  lifecycle.onStop('server', () => server.stop(config.shutdownGraceMs, { isReplaced: lifecycle.isReplaced() }));
  // Stops the front ends before the server, which waits for the connections that Vite keeps open.
  lifecycle.onStop('front ends', frontends.close);
  // Purges stored pages, because they refer to scripts of the previous build.
  await queuePurges(services.db, [everything]);
}
