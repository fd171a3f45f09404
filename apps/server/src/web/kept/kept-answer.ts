import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { worthCompressing } from '../page-compression.ts';

/** An answer as it was just made. */
export interface Made {
  status: number;
  headers: Headers;
  body: Buffer;
  /** What it was made from; null where a part of it is not the same for everybody, or nobody said of what it is made. */
  tags: readonly string[] | null;
  /** ms for which it is right, unless one of its tags is dropped. */
  maxAgeMs: number;
}

export type Encoding = 'identity' | 'gzip' | 'br';

/** An answer in one encoding, with the head that goes before it: nothing is left to be worked out when it is sent. */
export interface Form {
  bytes: Buffer;
  /** Names and values in turn, as `writeHead` takes them; the age comes last. */
  head: string[];
}

/** An answer that is the same for everybody. */
export interface Kept {
  key: string;
  tags: readonly string[];
  /** Of its content, whatever the encoding. */
  digest: string;
  headers: readonly (readonly [string, string])[];
  forms: Partial<Record<Encoding, Form>>;
  /** Monotonic times, ms. */
  madeAt: number;
  freshUntil: number;
  /** When the first of its tags was dropped: since then it is an old copy. */
  droppedAt: number | null;
  /** After a failure: when the next attempt may be made. */
  retryAt: number;
  hits: number;
}

/** Those that speak of one connection, one request or one encoding. */
const notKept = new Set([
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

/** Whether an answer may be kept at all; see {@link Made}. */
export const isKeepable = (made: Made): made is Made & { tags: readonly string[] } =>
  made.status === 200 && made.tags !== null && made.maxAgeMs > 0 && !isApart(made);

/** Whether whoever waits for the same answer must ask for himself. */
export const isApart = ({ headers }: Made): boolean =>
  headers.has('set-cookie') || /\b(private|no-store)\b/i.test(headers.get('cache-control') ?? '');

export function keptFrom(made: Made & { tags: readonly string[] }, { key, madeAt }: { key: string; madeAt: number }): Kept {
  const headers = [...made.headers].filter(([name]) => !notKept.has(name));
  const kept: Kept = {
    key,
    tags: [...new Set(made.tags)],
    digest: createHash('sha256').update(made.body).digest('base64url').slice(0, 22),
    headers: [...headers, ['vary', 'Accept-Encoding']],
    forms: {},
    madeAt,
    freshUntil: madeAt + made.maxAgeMs,
    droppedAt: null,
    retryAt: 0,
    hits: 0,
  };
  kept.forms.identity = formOf(kept, 'identity', made.body);
  return kept;
}

/** The form to send; compressed now if it has not been before. */
export async function formIn(kept: Kept, encoding: Encoding): Promise<Form> {
  const ready = formAtHand(kept, encoding);
  if (ready) return ready;
  const plain = plainOf(kept);
  if (encoding === 'identity') return formOf(kept, 'identity', plain);
  const bytes = encoding === 'br' ? await brotli(plain, quickly) : await promisify(gzip)(plain, { level: 6 });
  return (kept.forms[encoding] ??= formOf(kept, encoding, bytes));
}

/** The form to send where it is at hand. */
export const formAtHand = (kept: Kept, encoding: Encoding): Form | undefined =>
  kept.forms[encoding] ?? (kept.forms.identity && kept.forms.identity.bytes.length < worthCompressing ? kept.forms.identity : undefined);

/** Leaves the compressed forms only: a page is asked for in plain by hardly anyone. */
export async function compact(kept: Kept): Promise<void> {
  if (plainOf(kept).length < worthCompressing) return;
  await formIn(kept, 'br');
  await formIn(kept, 'gzip');
  delete kept.forms.identity;
}

/** Compresses as well as can be: a tenth less than quickly, for fifty times the work. */
export async function compressBest(kept: Kept): Promise<void> {
  const plain = plainOf(kept);
  if (plain.length >= worthCompressing) kept.forms.br = formOf(kept, 'br', await brotli(plain, thoroughly), '-b');
}

export function plainOf({ forms }: Kept): Buffer {
  if (forms.identity) return forms.identity.bytes;
  if (!forms.gzip) throw new Error('an answer is kept in no form that it could be read from');
  return gunzipSync(forms.gzip.bytes);
}

/** Bytes that it takes in memory, its head guessed. */
export const sizeOf = ({ key, tags, forms }: Kept): number =>
  Object.values(forms).reduce((sum, { bytes }) => sum + bytes.length + 1500, 2 * key.length + 100 * tags.length + 500);

const quickly = 5;
const thoroughly = 11;

const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/** Of the strong kind, so another for each encoding. */
const suffixes: Readonly<Record<Encoding, string>> = { identity: '', gzip: '-g', br: '-q' };

function formOf({ headers, digest }: Kept, encoding: Encoding, bytes: Buffer, suffix = suffixes[encoding]): Form {
  const own: [string, string][] = [
    ...(encoding === 'identity' ? [] : ([['content-encoding', encoding]] as [string, string][])),
    ['content-length', String(bytes.length)],
    ['etag', `"${digest}${suffix}"`],
    ['age', '0'],
  ];
  return { bytes, head: [...headers, ...own].flat() };
}
