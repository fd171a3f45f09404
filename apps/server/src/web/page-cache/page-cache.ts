import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#platform/log';
import { createKeeper, type Keeper } from '../kept/keeper.ts';
import type { Made } from '../kept/kept-answer.ts';
import { responseOf, sendKept } from '../kept/send-kept.ts';
import { compressed } from '../page-compression.ts';
import { pageAddress, type PageAddress } from './page-address.ts';

/** Keeps public pages: each is rendered once per host, path and known query, until something that it shows changes. */
export interface PageCache {
  /** Sends a page that is at hand; false: it has to be asked for. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
  /** Undefined where the page has to be made for this request alone. */
  answer(request: Request, make: (url: string) => Promise<Made>): Promise<Response | undefined>;
  counts: Keeper['counts'];
  close(): void;
}

interface Parts {
  log: Pick<Log, 'warn'>;
  /** Whether the shop is reached by this host, its port included. Pages name their own address, so no other's are kept. */
  isOwnHost: (host: string) => Promise<boolean>;
  /** How its addresses begin for the shopper. */
  protocol: 'http:' | 'https:';
  maxBytes?: number;
  clock?: () => number;
}

const usualMaxBytes = 256 * 1024 ** 2;
/** Addresses whose key is remembered: what it costs to work it out is a good part of what it costs to answer. */
const mostRemembered = 20_000;
const longestRemembered = 300;

export function openPageCache({ log, isOwnHost, protocol, maxBytes = usualMaxBytes, clock }: Parts): PageCache {
  const keeper = createKeeper({ maxBytes, log, isCompact: true, ...(clock && { clock }) });
  const remembered = new Map<string, string | undefined>();

  const keyOf = (host: string, target: string): string | undefined => {
    const asked = host + target;
    if (remembered.has(asked)) return remembered.get(asked);
    const address = `${protocol}//${host}${target}`;
    const key = target.startsWith('/') && URL.canParse(address) ? pageAddress(new URL(address))?.key : undefined;
    if (asked.length > longestRemembered) return key;
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(asked, key);
    return key;
  };

  return {
    answerAtOnce: (request, response) => {
      const { method, url = '', headers } = request;
      if ((method !== 'GET' && method !== 'HEAD') || !headers.host || url.length > 2000) return false;
      const key = keyOf(headers.host, url);
      const kept = key === undefined ? undefined : keeper.atHand(key);
      return kept !== undefined && sendKept(request, response, kept, keeper.clock());
    },
    answer: async (request, make) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const url = new URL(request.url);
      const address = pageAddress(url);
      if (!address || !(await isOwnHost(url.host))) return undefined;
      const outcome = await keeper.ask(address.key, () => make(address.url));
      if (outcome === 'apart') return undefined;
      if ('kept' in outcome) return responseOf(request, outcome.kept, keeper);
      return isOnlyItsOwn(outcome.made, address) ? undefined : compressed(outcome.made.body, { ...outcome.made, request });
    },
    counts: keeper.counts,
    close: keeper.close,
  };
}

/** A redirect carries on what else stands in the address; the data of one is answered with 202. */
const isOnlyItsOwn = ({ status }: Made, { isWhole }: PageAddress): boolean => !isWhole && status !== 200 && status < 400;
