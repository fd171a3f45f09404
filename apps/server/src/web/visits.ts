import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter } from 'prom-client';
import { now } from '#kit/clock';
import { countMailingVisits, findVisitedMailing } from '#modules/newsletter';
import { addVisits } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { Log } from '#platform/log';
import { metrics } from '#platform/metrics';

/** Counts how often the shop is opened. It only checks whether a visitor is a robot, and stores no data about visitors. */
export interface Visits {
  /** Inspects a request before the response. */
  see(request: IncomingMessage, response: ServerResponse): void;
  /** Stores the counts. */
  stop(): Promise<void>;
}

const visitCounter = new Counter({
  name: 'shop_visits_total',
  help: 'Number of visits from other websites or without a referrer, without robots',
  registers: [metrics],
});

/** Interval in ms between writes of the counts. */
const WRITE_INTERVAL_MS = 60_000;
/** Maximum number of host names counted between writes, because a caller can invent hosts. */
const MAX_HOSTS = 200;
/** Maximum number of mailings counted between writes, because a caller can invent their ids. */
const MAX_MAILINGS = 50;

const robots = /bot\b|bot\/|crawl|spider|slurp|preview|headless|lighthouse|monitor|externalhit|^curl|^wget|python|^$/i;
/** Paths that are not counted: files, returns from a payment (the shopper was already counted), and the back office. */
const notCountedPaths = /^\/(?:[a-z]{2}\/)?(?:str\/Return|SSLReturn|Checkout)\b|^\/(?:admin|dev|api)\b|^[^?]*\.\w{2,5}(?:\?|$)/i;

export function countVisits({ db, log }: { db: Db; log: Pick<Log, 'warn'> }): Visits {
  let visits = new Map<string, number>();
  let mailingVisits = new Map<number, number>();

  const addMailingVisit = (url: string): void => {
    const id = findVisitedMailing(url);
    if (id === undefined || (!mailingVisits.has(id) && mailingVisits.size >= MAX_MAILINGS)) return;
    mailingVisits.set(id, (mailingVisits.get(id) ?? 0) + 1);
  };
  const add = (host: string): void => {
    if (!visits.has(host) && visits.size >= MAX_HOSTS) return;
    visits.set(host, (visits.get(host) ?? 0) + 1);
    visitCounter.inc();
  };
  const write = async (): Promise<void> => {
    if (visits.size === 0) return;
    const [writtenVisits, writtenMailingVisits] = [visits, mailingVisits];
    visits = new Map();
    mailingVisits = new Map();
    // Lost counts are acceptable, but a failure must not block the shop.
    await addVisits(db, writtenVisits, now())
      .then(() => countMailingVisits(db, writtenMailingVisits))
      .catch((err: unknown) => log.warn({ err }, 'visits could not be stored'));
  };
  const writing = setInterval(() => void write(), WRITE_INTERVAL_MS).unref();

  return {
    see: (request, response) => {
      // Most requests return here: files, API calls, links within the shop.
      if (request.headers['sec-fetch-dest'] !== 'document' || !isVisit(request)) return;
      const { host } = request.headers;
      const { url = '' } = request;
      if (!host) return;
      response.once('finish', () => {
        if (!isPage(response)) return;
        add(host.toLowerCase());
        addMailingVisit(url);
      });
    },
    stop: () => {
      clearInterval(writing);
      return write();
    },
  };
}

const isVisit = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers['sec-fetch-site'] !== undefined &&
  headers['sec-fetch-site'] !== 'same-origin' &&
  !String(headers['sec-purpose'] ?? '').includes('prefetch') &&
  !robots.test(headers['user-agent'] ?? '') &&
  !notCountedPaths.test(url);

/** Returns whether the response is a page, or 304 for a page in the browser's cache. */
const isPage = ({ statusCode }: ServerResponse): boolean => statusCode === 200 || statusCode === 304;
