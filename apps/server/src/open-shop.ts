import { Hono } from 'hono';
import { createApp } from './app.ts';
import { createCodesPage } from './demo/codes-page.ts';
import { followLink } from '#modules/affiliates';
import { findRedirect } from '#modules/content';
import { isShopHost } from '#modules/countries';
import { clickPath, recordShortLinkVisit } from '#modules/tracking';
import type { Database } from '#platform/database';
import { createCdnHeaders } from '#platform/cdn/cdn-headers';
import { createHealthRoutes } from '#platform/health';
import type { Jobs } from '#platform/jobs/jobs';
import type { AnswerAtOnce } from '#platform/requests/http-server';
import type { Lifecycle } from '#platform/lifecycle';
import { createInboxPage } from '#platform/inbox-page';
import { requireLoopbackHost } from '#platform/requests/require-loopback-host';
import { requestLog } from '#platform/requests/request-log';
import type { Services } from '#platform/services';
import type { TagFeed } from '#platform/tags/tag-feed';
import { mountBackOffice } from '#web/back-office';
import { chooseLanguage } from '#web/language/choose-language';
import type { Frontends } from '#web/frontends/frontends';
import { followPreference } from '#web/language/follow-preference';
import { createCountrySwitch } from '#web/language/country-elsewhere';
import { mayHavePreference } from '#web/language/preference';
import { mayHaveReferral } from '#web/carry-referral';
import { openApiCache } from '#web/api-cache/api-cache';
import type { Images } from '#web/images/images';
import { openPageCache } from '#web/page-cache/page-cache';
import { createCertificateRoute } from '#web/certificate-route';
import { createSecurityHeaders, buildSecurityLines } from '#web/security-headers';
import { createMetricsRoute } from '#web/metrics-route';
import { findPagePattern } from '#web/page-cache/page-address';
import { mountStorefront } from '#web/storefront';
import { createAppManifestRoute } from '#web/app-manifest';
import { openSitemaps } from '#web/sitemaps';
import { createShortLinkRoutes } from '#web/short-links';
import { countVisits } from '#web/visits';

interface Parts {
  database: Database;
  services: Services;
  /** Absent if another process runs the jobs. */
  jobs: Jobs | undefined;
  feed: TagFeed;
  images: Images;
  frontends: Frontends;
  lifecycle: Lifecycle;
}

/** The whole shop: a request handler, and a faster handler for responses from memory, which is called first. */
export interface Shop {
  fetch: Hono['fetch'];
  sendFromMemory: AnswerAtOnce;
}

/** Assembles all routes of one port: health, API, images, the development inbox on loopback, and pages. */
export function openShop({ database, services, jobs, feed, images, frontends, lifecycle }: Parts): Shop {
  const { config, db, log } = services;
  const visits = countVisits(services);
  lifecycle.onStop('visits', visits.stop);
  const shop = new Hono();
  const app = createApp(services, createHealthRoutes({ database, jobs, feed, isStopping: lifecycle.isStopping }));
  const caches = config.cachesResponses ? openCaches(services, app, lifecycle) : undefined;
  shop.use(createSecurityHeaders(config));
  shop.use(createCdnHeaders(config.cdn));
  shop.route('/', images.routes);
  if (config.isLoopback) shop.use('/dev/*', requireLoopbackHost);
  if (config.isLoopback) shop.route('/dev/codes', createCodesPage());
  if (config.isLoopback && !config.smtpUrl) shop.route('/dev/mail', createInboxPage(db));
  shop.use('/api/*', async (c, next) => (await caches?.answers.answer(c.req.raw)) ?? next());
  shop.route('/', app);
  shop.route('/', createMetricsRoute({ database, config, caches: caches ? { pages: caches.pages.counts, answers: caches.answers.counts } : {} }));
  shop.route(
    '/',
    createCertificateRoute((host) => isShopHost(db, host, config)),
  );
  shop.use(requestLog(log, config.trustedProxies, ({ req }) => findPagePattern(req.path)));
  mountBackOffice(shop, frontends);
  const sitemaps = openSitemaps(services);
  lifecycle.onStop('sitemaps', sitemaps.stop);
  shop.route('/', sitemaps.routes);
  shop.route('/', createAppManifestRoute(db));
  const ask = (request: Request) => shop.fetch(request);
  shop.use(followPreference(db));
  shop.route('/', chooseLanguage({ db, config, ask }));
  shop.route('/', createCountrySwitch({ db, config, ask }));
  shop.route(
    '/',
    createShortLinkRoutes(
      (code, query) => followLink(db, { code, query, publicAddress: config }),
      (c, location) => recordShortLinkVisit(services, c, location),
    ),
  );
  mountStorefront(shop, frontends, {
    api: caches ? { fetch: caches.answers.fetch } : app,
    config,
    log,
    pages: caches?.pages,
    findRedirect: (url) => findRedirect(db, url),
  });
  return {
    // Clicks bypass the page middleware; `recordClick` explains the reason.
    fetch: (request, ...rest) => (isClick(request) ? app : shop).fetch(request, ...rest),
    sendFromMemory: (request, response) => {
      visits.see(request, response);
      // The shop may redirect a visitor with a chosen language or an affiliate's referral instead of sending the cached page.
      if (mayHavePreference(request.headers.cookie) || mayHaveReferral(request.headers.referer)) return false;
      return caches !== undefined && (caches.pages.sendFromMemory(request, response) || caches.answers.sendFromMemory(request, response));
    },
  };
}

const isClick = ({ method, url }: Request): boolean => method === 'POST' && url.endsWith(`/api${clickPath}`);

/** Interval in ms of log lines about responses from memory. A line per response would cost more than the response. */
const CACHE_NOTICE_DELAY_MS = 60_000;

function openCaches({ config, db, log }: Services, api: { fetch: (request: Request) => Response | Promise<Response> }, lifecycle: Lifecycle) {
  const protocol = config.publicUrl.startsWith('https:') ? 'https:' : 'http:';
  const pages = openPageCache({ log, protocol, isShopHost: (host) => isShopHost(db, host, config) });
  const answers = openApiCache({ api, log, headers: buildSecurityLines(config), cdn: config.cdn });
  let notified = 0;
  const timer = setInterval(() => {
    const counts = { pages: pages.counts(), answers: answers.counts() };
    const hits = counts.pages.hits + counts.answers.hits;
    if (hits !== notified) log.info(counts, 'answered from memory so far');
    notified = hits;
  }, CACHE_NOTICE_DELAY_MS).unref();
  lifecycle.onStop('caches', () => {
    clearInterval(timer);
    pages.close();
    answers.close();
  });
  return { pages, answers };
}
