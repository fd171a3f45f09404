import { openShopImages } from './prepare-start.ts';
import { serveShop } from './serve-shop.ts';
import { openServices } from '#platform/open-services';
import type { Process } from '#platform/run-process';
import type { OpenFrontends } from '#web/frontends/frontends';

/** Runs pages and API as one of several processes, after `runProcesses` has prepared the shop. */
export async function runWeb(started: Process, openFrontends: OpenFrontends): Promise<void> {
  const { database, services, feed } = await openServices(started, { attach: true });
  await serveShop(started, { database, services, feed, images: openShopImages(services, started.lifecycle), openFrontends });
}
