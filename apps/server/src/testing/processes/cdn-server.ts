import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { CdnSettings } from '#platform/cdn/cdn-settings';

/** The purge calls of the providers for tests. */
export interface CdnServer {
  settings: CdnSettings;
  /** What was purged at each provider, one list per accepted request; `*` for everything. */
  purged: Record<Provider, string[][]>;
  /** Answers the next requests of a provider with this status. */
  failNext(provider: Provider, failure: { count: number; status: number; headers?: Record<string, string> }): void;
  /** Requests that were refused because a test asked for it. */
  failed: Record<Provider, number>;
  stop(): Promise<void>;
}

type Provider = keyof CdnSettings;

const service = 'SU1Z0isxPaozGVKXdv0eY';
const zone = '023e105f4ecef8ad9ca31a8372d0c353';
const tokens = { fastly: 'fastly-token', cloudflare: 'cloudflare-token' };

/** An answer other than success. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/**
 * Starts one server that speaks the purge protocols of Fastly (POST /service/{id}/purge and /purge_all, header `Fastly-Key`), Cloudflare (POST
 * /zones/{id}/purge_cache, bearer token) and Varnish (PURGE with the header `xkey-softpurge`, as `deploy/varnish/shop.vcl` reads it). It refuses wrong
 * credentials and more tags than a request may have. Sources: www.fastly.com/documentation/reference/api/purging,
 * developers.cloudflare.com/api/resources/cache/methods/purge.
 */
export async function openCdnServer(): Promise<CdnServer> {
  const purged: CdnServer['purged'] = { fastly: [], cloudflare: [], varnish: [] };
  const failed: CdnServer['failed'] = { fastly: 0, cloudflare: 0, varnish: 0 };
  const failures = new Map<Provider, { count: number; status: number; headers?: Record<string, string> }>();

  const take = async (request: IncomingMessage): Promise<{ provider: Provider; tags: string[] }> => {
    const body = (await buffer(request)).toString();
    const provider = findProvider(request);
    const failure = failures.get(provider);
    if (failure && failure.count > 0) {
      failure.count -= 1;
      failed[provider] += 1;
      throw new Refusal(failure.status, 'refused by the test', failure.headers);
    }
    return { provider, tags: readTags[provider](request, body) };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const { provider, tags } = await take(request);
      purged[provider].push(tags);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, status: 'ok' }));
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, String(error));
      response.writeHead(refusal.status, { 'content-type': 'application/json', ...refusal.headers }).end(JSON.stringify({ msg: refusal.message }));
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      fastly: { serviceId: service, token: tokens.fastly, apiBase: `${origin}/fastly` },
      cloudflare: { zoneId: zone, token: tokens.cloudflare, apiBase: `${origin}/client/v4` },
      varnish: [origin],
    },
    purged,
    failed,
    failNext: (provider, failure) => void failures.set(provider, { ...failure }),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function findProvider({ method, url = '' }: IncomingMessage): Provider {
  if (method === 'PURGE') return 'varnish';
  if (method !== 'POST') throw new Refusal(405, 'method not allowed');
  return url.startsWith('/fastly/') ? 'fastly' : 'cloudflare';
}

const readTags: Record<Provider, (request: IncomingMessage, body: string) => string[]> = {
  fastly: ({ url, headers }, body) => {
    if (headers['fastly-key'] !== tokens.fastly) throw new Refusal(401, 'Provided credentials are missing or invalid');
    if (url === `/fastly/service/${service}/purge_all`) return ['*'];
    if (url !== `/fastly/service/${service}/purge`) throw new Refusal(404, 'Record not found');
    if (headers['fastly-soft-purge'] !== '1') throw new Refusal(400, 'a purge by key is expected to be soft');
    const { surrogate_keys: keys } = JSON.parse(body) as { surrogate_keys: string[] };
    if (keys.length === 0 || keys.length > 256) throw new Refusal(400, 'between 1 and 256 keys');
    return keys;
  },
  cloudflare: ({ url, headers }, body) => {
    if (headers.authorization !== `Bearer ${tokens.cloudflare}`) throw new Refusal(403, 'Authentication error');
    if (url !== `/client/v4/zones/${zone}/purge_cache`) throw new Refusal(404, 'Could not route');
    const { tags, purge_everything: isEverything } = JSON.parse(body) as { tags?: string[]; purge_everything?: boolean };
    if (isEverything) return ['*'];
    if (!tags || tags.length === 0 || tags.length > 100) throw new Refusal(400, 'between 1 and 100 tags');
    return tags;
  },
  varnish: ({ headers }) => {
    const line = String(headers['xkey-softpurge'] ?? '');
    if (line === '' || line.length > 8192 - 'xkey-softpurge: '.length) throw new Refusal(400, 'a header line of at most 8 kB');
    return line.split(' ');
  },
};
