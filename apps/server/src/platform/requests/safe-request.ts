import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The addresses that may be requested. By default: https on the standard port, in the public network only. */
export interface RequestPolicy {
  /** Origins that are always allowed, such as `http://127.0.0.1:4210`: for tests and for a merchant's own network. */
  allowedOrigins: readonly string[];
  maxBytes: number;
  /** Time in ms from the first byte sent to the last byte read. */
  timeoutMs: number;
  /** Headers of the request; default: those for a picture. */
  headers?: Readonly<Record<string, string>>;
}

/** A request that would fail again on every retry. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress';
}

/** Networks that an address from a file must not reach: this machine, the local network, cloud metadata and reserved ranges. */
const forbiddenNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  forbiddenNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  forbiddenNetworks.addSubnet(network, bits, 'ipv6');

/** Returns whether an IP address is in the public network. An IPv4-mapped IPv6 address is checked as IPv4. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (family === 6 && !mapped && /^::(?:ffff:)?/i.test(address)) return false;
  return mapped ? !forbiddenNetworks.check(mapped, 'ipv4') : !forbiddenNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

const MAX_REDIRECTS = 3;

/**
 * Gets the content of an address that a user entered. Checks every redirect against the policy. Each name is resolved once, and the connection uses
 * the checked address.
 * @throws RefusedAddress for content that is not allowed, too large or missing; any other Error may be temporary
 */
export async function requestSafely(address: string, policy: RequestPolicy, signal: AbortSignal): Promise<Buffer> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(policy.timeoutMs)]);
  let url = address;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const response = await ask(assertAllowed(url, policy), policy, limit);
    const { statusCode = 0 } = response;
    if (statusCode >= 300 && statusCode < 400 && response.headers.location) {
      response.destroy();
      url = new URL(response.headers.location, url).href;
    } else if (statusCode === 200) {
      return await readLimited(response, policy.maxBytes);
    } else {
      response.destroy();
      // Retries only statuses that mean a temporary error.
      const isPassing = statusCode >= 500 || statusCode === 408 || statusCode === 429;
      throw isPassing ? new Error(`${url} answered ${statusCode}`) : new RefusedAddress(`${url} answered ${statusCode}`);
    }
  }
  throw new RefusedAddress(`${address} is redirected too often`);
}

/** @throws RefusedAddress for an address that is not allowed */
export function assertAllowed(address: string, { allowedOrigins }: RequestPolicy): { url: URL; isExempt: boolean } {
  if (!URL.canParse(address)) throw new RefusedAddress(`${address} is no address`);
  const url = new URL(address);
  if (allowedOrigins.includes(url.origin)) return { url, isExempt: true };
  if (url.protocol !== 'https:' || url.port !== '') throw new RefusedAddress(`${url.origin} is not https on its usual port`);
  if (url.username !== '' || url.password !== '') throw new RefusedAddress('an address with a password in it is not asked');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublic(host)) throw new RefusedAddress(`${host} is not in the public network`);
  return { url, isExempt: false };
}

function ask({ url, isExempt }: { url: URL; isExempt: boolean }, policy: RequestPolicy, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    request(url, {
      signal,
      timeout: policy.timeoutMs,
      headers: policy.headers ?? { accept: 'image/*', 'user-agent': 'Selvedge pictures' },
      ...(!isExempt && { lookup: resolvePublicOnly }),
    })
      .once('response', done)
      .once('error', fail)
      .end();
  });
}

/** Resolves a name to public addresses only, at the moment of connecting. */
export const resolvePublicOnly: LookupFunction = (host, options, answer) => {
  resolve(host, { ...options, all: true }, (error, found?: LookupAddress[]) => {
    const addresses = found ?? [];
    const refused = addresses.find(({ address }) => !isPublic(address));
    const problem = error ?? (refused ? new RefusedAddress(`${host} leads to ${refused.address}, which is not in the public network`) : null);
    const [first] = addresses;
    if (problem || !first) answer(problem ?? new Error(`${host} has no address`), '', 4);
    else if (options.all) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
};

async function readLimited(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) {
      response.destroy();
      throw new RefusedAddress(`more than ${maxBytes} bytes came`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}
