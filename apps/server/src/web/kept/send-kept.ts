import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from '../page-compression.ts';
import { formAtHand, type Encoding, type Form, type Kept } from './kept-answer.ts';
import type { Keeper } from './keeper.ts';

/**
 * Sends a kept answer straight away.
 * @returns false where something must be done first
 */
export function sendKept(request: IncomingMessage, response: ServerResponse, kept: Kept, at: number): boolean {
  const form = formAtHand(kept, encodingOf(request.headers['accept-encoding']));
  if (!form) return false;
  tellAge(form, kept, at);
  if (isKnown(request.headers['if-none-match'], kept)) {
    response.writeHead(304, withoutBody(form.head)).end();
    return true;
  }
  response.writeHead(200, form.head);
  if (request.method === 'HEAD') response.end();
  else response.end(form.bytes);
  return true;
}

/** The same as a `Response`. */
export async function responseOf(request: Request, kept: Kept, keeper: Keeper): Promise<Response> {
  const form = await keeper.form(kept, encodingOf(request.headers.get('accept-encoding') ?? undefined));
  tellAge(form, kept, keeper.clock());
  const isKnownThere = isKnown(request.headers.get('if-none-match') ?? undefined, kept);
  const headers = new Headers(pairs(isKnownThere ? withoutBody(form.head) : form.head));
  return isKnownThere ? new Response(null, { status: 304, headers }) : new Response(new Uint8Array(form.bytes), { headers });
}

/** Browsers send a handful of different lines. */
const encodings = new Map<string, Encoding>();

function encodingOf(accept: string | undefined): Encoding {
  if (accept === undefined) return 'identity';
  const known = encodings.get(accept);
  if (known) return known;
  if (encodings.size > 200) encodings.clear();
  const encoding = acceptedEncoding(accept) ?? 'identity';
  encodings.set(accept, encoding);
  return encoding;
}

/** So that a CDN does not keep it beyond its time. */
function tellAge({ head }: Form, { madeAt }: Kept, at: number): void {
  head[head.length - 1] = String(Math.max(0, Math.floor((at - madeAt) / 1000)));
}

/** Whoever has it in one encoding has it. */
function isKnown(ifNoneMatch: string | undefined, { digest }: Kept): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.includes(`"${digest}"`) || ifNoneMatch.includes(`"${digest}-`);
}

const ofBody = new Set(['content-type', 'content-length', 'content-encoding', 'content-language', 'content-security-policy']);

const withoutBody = (head: readonly string[]): string[] =>
  pairs(head)
    .filter(([name]) => !ofBody.has(name.toLowerCase()))
    .flat();

const pairs = (head: readonly string[]): [string, string][] =>
  Array.from({ length: head.length / 2 }, (_, index) => [head[2 * index] ?? '', head[2 * index + 1] ?? '']);
