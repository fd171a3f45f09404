import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter } from 'prom-client';
import { now } from '#kit/clock';
import { addVisits } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { Log } from '#platform/log';
import { metrics } from '#platform/metrics';

/** Counts how often the shop is opened. Nothing is read of who opens it but whether he is a robot, and nothing of it is kept. */
export interface Visits {
  /** Looks at a request at the door, before it is answered. */
  see(request: IncomingMessage, response: ServerResponse): void;
  /** Writes down what was counted. */
  stop(): Promise<void>;
}

const counted = new Counter({ name: 'shop_visits_total', help: 'Pages opened from elsewhere, robots left out', registers: [metrics] });

/** ms between two times that what was counted is written down. */
const WRITE_EVERY = 60_000;
/** Names that a process counts at most until then: anybody can make up a host. */
const MOST_HOSTS = 200;

const robots = /bot\b|bot\/|crawl|spider|slurp|preview|headless|lighthouse|monitor|externalhit|^curl|^wget|python|^$/i;
/** A file; whoever comes back from a payment, who was here before; the back office, which is no shop. */
const noVisit = /^\/(?:[a-z]{2}\/)?(?:str\/Return|SSLReturn|Checkout)\b|^\/(?:admin|dev|api)\b|^[^?]*\.\w{2,5}(?:\?|$)/i;

export function countVisits({ db, log }: { db: Db; log: Pick<Log, 'warn'> }): Visits {
  let visits = new Map<string, number>();

  const add = (host: string): void => {
    if (!visits.has(host) && visits.size >= MOST_HOSTS) return;
    visits.set(host, (visits.get(host) ?? 0) + 1);
    counted.inc();
  };
  const write = async (): Promise<void> => {
    if (visits.size === 0) return;
    const some = visits;
    visits = new Map();
    // Visits that are lost cost nobody anything; a shop that stands still for them would.
    await addVisits(db, some, now()).catch((err: unknown) => log.warn({ err }, 'visits could not be written down'));
  };
  const writing = setInterval(() => void write(), WRITE_EVERY).unref();

  return {
    see: (request, response) => {
      // Most requests end here: a file, a call, a page of the shop that leads to another.
      if (request.headers['sec-fetch-dest'] !== 'document' || !isVisit(request)) return;
      const { host } = request.headers;
      if (host) response.once('finish', () => isPage(response) && add(host.toLowerCase()));
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
  !noVisit.test(url);

/** Answered with a page, or with the news that the browser still has it: whatever is no file, no call and no redirect. */
const isPage = ({ statusCode }: ServerResponse): boolean => statusCode === 200 || statusCode === 304;
