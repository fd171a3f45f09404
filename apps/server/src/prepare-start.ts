import { assertNoDemoData } from './demo/go-live/demo-data.ts';
import { listDemoAccounts } from './demo/go-live/demo-accounts.ts';
import { prepareShop } from './demo/prepare-shop.ts';
import { startProgress } from './demo/progress.ts';
import { renderFirstPictures } from './demo/warm-pictures.ts';
import { writeWelcome } from './welcome.ts';
import { listActiveCountries } from '#modules/countries';
import type { Database } from '#platform/database';
import type { Lifecycle } from '#platform/lifecycle';
import type { Services } from '#platform/services';
import { openImages, type Images } from '#web/images/images';

interface Parts {
  database: Database;
  services: Services;
  lifecycle: Lifecycle;
}

/** Prepares the data of the shop. One process of the shop does this at each start. @returns the pictures, which are rendered ahead in a demo shop */
export async function prepareStart({ database, services, lifecycle }: Parts): Promise<Images> {
  const { config } = services;
  const images = openShopImages(services, lifecycle);
  if (!config.isLoopback) await assertNoDemoData(services.db, config);
  await prepareShop(database, { config, progress: startProgress, onDemoProducts: () => drawAhead(services, images, lifecycle) });
  return images;
}

/** Opens the pictures of the shop until the process stops. */
export function openShopImages(services: Services, lifecycle: Lifecycle): Images {
  const { config } = services;
  const images = openImages({ ...services, dataDir: config.dataDir, hosts: config.media, trustedProxies: config.trustedProxies });
  lifecycle.onStop('pictures', images.stop);
  return images;
}

/** Renders the pictures of the first pages in a low-priority process, during the start of the shop and afterwards. */
function drawAhead({ config, db, log }: Services, { files, imageRenderer }: Images, lifecycle: Lifecycle): void {
  if (!config.drawsDemoPicturesAhead) return;
  const ending = new AbortController();
  lifecycle.onStop('drawing ahead', () => ending.abort());
  void renderFirstPictures({ db, log, drawing: { get: files.get, isIdle: imageRenderer.isIdle }, signal: ending.signal });
}

/** Logs and prints that the shop is open. */
export async function announceShop({ config, db, log }: Services): Promise<void> {
  log.info({ address: config.publicUrl, webProcesses: config.webProcesses }, 'the shop is open');
  const countries = await listActiveCountries(db);
  const openEmails = (await listDemoAccounts(db)).map(({ email }) => email);
  process.stdout.write(writeWelcome(config, { countryCodes: [...new Set(countries.map(({ code }) => code))], openEmails }));
}
