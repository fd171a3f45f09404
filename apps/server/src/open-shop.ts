import { Hono } from 'hono';
import { createApp } from './app.ts';
import { codesPage } from './demo/codes-page.ts';
import { followLink } from '#modules/affiliates';
import { findRedirect } from '#modules/content';
import { isOwnHost } from '#modules/countries';
import { clickPath } from '#modules/tracking';
import type { Database } from '#platform/database';
import { healthRoutes } from '#platform/health';
import type { Jobs } from '#platform/jobs';
import type { AnswerAtOnce } from '#platform/http-server';
import type { Lifecycle } from '#platform/lifecycle';
import { mailboxPage } from '#platform/mailbox-page';
import { requestLog } from '#platform/request-log';
import type { Services } from '#platform/services';
import type { TagFeed } from '#platform/tag-feed';
import { mountBackOffice } from '#web/back-office';
import { chooseLanguage } from '#web/language/choose-language';
import { followPreference } from '#web/language/follow-preference';
import { countryElsewhere } from '#web/language/country-elsewhere';
import { mayHavePreference } from '#web/language/preference';
import { openAnswerCache } from '#web/answer-cache/answer-cache';
import type { Images } from '#web/images';
import { openPageCache } from '#web/page-cache/page-cache';
import { securityHeaders, securityLines } from '#web/security-headers';
import { metricsRoute } from '#web/metrics-route';
import { pagePattern } from '#web/page-cache/page-address';
import { mountStorefront } from '#web/storefront';
import { openSitemaps } from '#web/sitemaps';
import { shortLinks } from '#web/short-links';
import { countVisits } from '#web/visits';

interface Parts {
  database: Database;
  services: Services;
  /** Absent where another process runs them. */
  jobs: Jobs | undefined;
  feed: TagFeed;
  images: Images;
  lifecycle: Lifecycle;
}

/** The whole shop: what answers a request, and before it what sends answers that are at hand. */
export interface Shop {
  fetch: Hono['fetch'];
  answerAtOnce: AnswerAtOnce;
}

/** Puts together all that one port answers: health, API, pictures, on this machine the mailbox, and behind them the pages. */
export async function openShop({ database, services, jobs, feed, images, lifecycle }: Parts): Promise<Shop> {
  const { config, db, log } = services;
  const visits = countVisits(services);
  lifecycle.onStop('visits', visits.stop);
  const shop = new Hono();
  const app = createApp(services, healthRoutes({ database, jobs, feed, isStopping: lifecycle.isStopping }));
  const caches = config.keepsAnswers ? openCaches(services, app, lifecycle) : undefined;
  shop.use(securityHeaders(config));
  shop.route('/', images.routes);
  if (config.isLoopback) shop.route('/dev/codes', codesPage());
  if (config.isLoopback && !config.smtpUrl) shop.route('/dev/mail', mailboxPage(db));
  shop.use('/api/*', async (c, next) => (await caches?.answers.answer(c.req.raw)) ?? next());
  shop.route('/', app);
  shop.route('/', metricsRoute({ database, config, caches: caches ? { pages: caches.pages.counts, answers: caches.answers.counts } : {} }));
  shop.use(requestLog(log, config.trustedProxies, ({ req }) => pagePattern(req.path)));
  mountBackOffice(shop);
  const sitemaps = openSitemaps(services);
  lifecycle.onStop('sitemaps', sitemaps.stop);
  shop.route('/', sitemaps.routes);
  const ask = (request: Request) => shop.fetch(request);
  shop.use(followPreference(db));
  shop.route('/', chooseLanguage({ db, config, ask }));
  shop.route('/', countryElsewhere({ db, config, ask }));
  shop.route(
    '/',
    shortLinks((code, query) => followLink(db, { code, query, standing: config })),
  );
  await mountStorefront(shop, {
    api: caches ? { fetch: caches.answers.fetch } : app,
    config,
    log,
    pages: caches?.pages,
    findRedirect: (url) => findRedirect(db, url),
  });
  return {
    // Past all that pages go through; `takeClick` says why.
    fetch: (request, ...rest) => (isClick(request) ? app : shop).fetch(request, ...rest),
    answerAtOnce: (request, response) => {
      visits.see(request, response);
      // Whoever has chosen a language may be led to another page than the one at hand.
      if (mayHavePreference(request.headers.cookie)) return false;
      return caches !== undefined && (caches.pages.answerAtOnce(request, response) || caches.answers.answerAtOnce(request, response));
    },
  };
}

const isClick = ({ method, url }: Request): boolean => method === 'POST' && url.endsWith(`/api${clickPath}`);

/** ms between lines in the log about what was answered from memory: a line for each would cost more than the answer. */
const tellCachesMs = 60_000;

function openCaches({ config, db, log }: Services, api: { fetch: (request: Request) => Response | Promise<Response> }, lifecycle: Lifecycle) {
  const protocol = config.publicUrl.startsWith('https:') ? 'https:' : 'http:';
  const pages = openPageCache({ log, protocol, isOwnHost: (host) => isOwnHost(db, host, config) });
  const answers = openAnswerCache({ api, log, headers: securityLines(config) });
  let told = 0;
  const telling = setInterval(() => {
    const counts = { pages: pages.counts(), answers: answers.counts() };
    const hits = counts.pages.hits + counts.answers.hits;
    if (hits !== told) log.info(counts, 'answered from memory so far');
    told = hits;
  }, tellCachesMs).unref();
  lifecycle.onStop('caches', () => {
    clearInterval(telling);
    pages.close();
    answers.close();
  });
  return { pages, answers };
}
