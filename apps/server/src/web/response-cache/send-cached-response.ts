import type { IncomingMessage, ServerResponse } from 'node:http';
import { forbidStoring } from '#platform/cdn/cdn-headers';
import { readAcceptedEncoding } from '../page-compression.ts';
import { findReadyForm, type Encoding, type Form, type CachedResponse } from './cached-response.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * Sends a cached response immediately.
 * @returns false when the form must be created first
 */
export function sendCachedResponse(request: IncomingMessage, response: ServerResponse, cached: CachedResponse, at: number): boolean {
  const form = findReadyForm(cached, chooseEncoding(request.headers['accept-encoding']));
  if (!form) return false;
  const head = prepareHead(form, cached, at);
  if (isKnown(request.headers['if-none-match'], cached)) {
    response.writeHead(304, sendWithoutBody(head)).end();
    return true;
  }
  response.writeHead(200, head);
  if (request.method === 'HEAD') response.end();
  else response.end(form.bytes);
  return true;
}

/** Returns a cached response as a `Response`. */
export async function toResponse(request: Request, cached: CachedResponse, responseCache: ResponseCache): Promise<Response> {
  const form = await responseCache.form(cached, chooseEncoding(request.headers.get('accept-encoding') ?? undefined));
  const head = prepareHead(form, cached, responseCache.clock());
  const isKnownThere = isKnown(request.headers.get('if-none-match') ?? undefined, cached);
  const headers = new Headers(pairHeaders(isKnownThere ? sendWithoutBody(head) : head));
  return isKnownThere ? new Response(null, { status: 304, headers }) : new Response(new Uint8Array(form.bytes), { headers });
}

/** Parsed encodings by header line. Browsers send only a few different lines. */
const encodings = new Map<string, Encoding>();

function chooseEncoding(accept: string | undefined): Encoding {
  if (accept === undefined) return 'identity';
  const known = encodings.get(accept);
  if (known) return known;
  if (encodings.size > 200) encodings.clear();
  const encoding = readAcceptedEncoding(accept) ?? 'identity';
  encodings.set(accept, encoding);
  return encoding;
}

/**
 * Returns the headers with the age, so that a CDN does not cache the response for too long. A CDN must not store an old copy that is sent after a
 * change, because the CDN has already received the purge for this change.
 */
function prepareHead({ head }: Form, { madeAt, droppedAt }: CachedResponse, at: number): string[] {
  head[head.length - 1] = String(Math.max(0, Math.floor((at - madeAt) / 1000)));
  if (droppedAt === null) return head;
  return forbidStoring(pairHeaders(head)).flat();
}

/** Returns whether the client has the response, in any encoding. */
function isKnown(ifNoneMatch: string | undefined, { digest }: CachedResponse): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(`"${digest}"`) || ifNoneMatch.includes(`"${digest}-`);
}

const ofBody = new Set(['content-type', 'content-length', 'content-encoding', 'content-language', 'content-security-policy']);

const sendWithoutBody = (head: readonly string[]): string[] =>
  pairHeaders(head)
    .filter(([name]) => !ofBody.has(name.toLowerCase()))
    .flat();

const pairHeaders = (head: readonly string[]): [string, string][] =>
  Array.from({ length: head.length / 2 }, (_, index) => [head[2 * index] ?? '', head[2 * index + 1] ?? '']);
