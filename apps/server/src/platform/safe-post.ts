import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { assertAllowed, publicOnly, type RequestPolicy } from './safe-request.ts';

/** What a machine outside has answered. */
export interface Posted {
  status: number;
  /** The beginning of what it said, up to the policy's `maxBytes`. */
  text: string;
}

/**
 * Sends JSON to an address that somebody wrote, held to the policy as {@link safeRequest} is: its name is resolved once, and
 * what was checked is what is connected to. A redirect is an answer like any other and is not followed.
 * @throws RefusedAddress for what may not be asked; any other Error where nobody answers in time
 */
export async function safePost(
  address: string,
  { body, headers }: { body: string; headers: Readonly<Record<string, string>> },
  policy: RequestPolicy,
  signal: AbortSignal,
): Promise<Posted> {
  const { url, isExempt } = assertAllowed(address, policy);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(policy.timeoutMs)]);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    request(url, {
      method: 'POST',
      signal: limit,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
      ...(!isExempt && { lookup: publicOnly }),
    })
      .once('response', done)
      .once('error', fail)
      .end(body);
  });
  return { status: answer.statusCode ?? 0, text: await beginningOf(answer, policy.maxBytes) };
}

/** However much comes: the rest is not waited for. */
async function beginningOf(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= maxBytes) break;
  }
  answer.destroy();
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8');
}
