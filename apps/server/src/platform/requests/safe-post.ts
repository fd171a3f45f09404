import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { assertAllowed, resolvePublicOnly, type RequestPolicy } from './safe-request.ts';

/** Response of an external server. */
export interface Posted {
  status: number;
  /** The beginning of the body, up to the policy's `maxBytes`. */
  text: string;
}

/**
 * Sends JSON to an address that a user entered, under the same policy as {@link requestSafely}: the name is resolved once, and the connection uses
 * the checked address. Redirects are returned and not followed.
 * @throws RefusedAddress for an address that is not allowed; any other Error when there is no response in time
 */
export async function postSafely(
  address: string,
  { body, headers }: { body: string; headers: Readonly<Record<string, string>> },
  policy: RequestPolicy,
  signal: AbortSignal,
): Promise<Posted> {
  const { url, isExempt } = assertAllowed(address, policy);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(policy.timeoutMs)]);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const response = await new Promise<IncomingMessage>((done, fail) => {
    request(url, {
      method: 'POST',
      signal: limit,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
      ...(!isExempt && { lookup: resolvePublicOnly }),
    })
      .once('response', done)
      .once('error', fail)
      .end(body);
  });
  return { status: response.statusCode ?? 0, text: await readBeginning(response, policy.maxBytes) };
}

/** Reads at most `maxBytes` and ignores the rest. */
async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= maxBytes) break;
  }
  response.destroy();
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8');
}
