import { Hono } from 'hono';
import { createApp } from './app.ts';
import type { Database } from '#platform/database';
import { healthRoutes } from '#platform/health';
import type { Jobs } from '#platform/jobs';
import type { Lifecycle } from '#platform/lifecycle';
import { mailboxPage } from '#platform/mailbox-page';
import { requestLog } from '#platform/request-log';
import type { Services } from '#platform/services';
import type { Images } from '#web/images';
import { securityHeaders } from '#web/security-headers';
import { mountStorefront } from '#web/storefront';

/** Puts together all that one port answers: health, API, pictures, on this machine the mailbox, and behind them the pages. */
export async function openShop(parts: { database: Database; services: Services; jobs: Jobs; images: Images; lifecycle: Lifecycle }): Promise<Hono> {
  const { database, services, jobs, images, lifecycle } = parts;
  const { config, db, log } = services;
  const shop = new Hono();
  shop.use(securityHeaders(config));
  shop.route('/', images.routes);
  if (config.isLoopback && !config.smtpUrl) shop.route('/dev/mail', mailboxPage(db));
  const app = createApp(services, healthRoutes({ database, jobs, isStopping: lifecycle.isStopping }));
  shop.route('/', app);
  shop.use(requestLog(log, config.trustedProxies));
  await mountStorefront(shop, { api: app, config, log });
  return shop;
}
