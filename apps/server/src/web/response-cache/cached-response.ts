import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { worthCompressing } from '../page-compression.ts';

/** A new response. */
export interface OriginResponse {
  status: number;
  headers: Headers;
  body: Buffer;
  /** Its cache tags; null when a part is not the same for everyone, or without tags. */
  tags: readonly string[] | null;
  /** Validity in ms, unless one of its tags is dropped. */
  maxAgeMs: number;
}

export type Encoding = 'identity' | 'gzip' | 'br';

/** A response in one encoding with all headers, ready to send. */
export interface Form {
  bytes: Buffer;
  /** Alternating names and values in the format of `writeHead`; the age is last. */
  head: string[];
}

/** A cached response that is the same for everyone. */
export interface CachedResponse {
  key: string;
  tags: readonly string[];
  /** Digest of the content before encoding. */
  digest: string;
  headers: readonly (readonly [string, string])[];
  forms: Partial<Record<Encoding, Form>>;
  /** Forms that are being compressed. */
  pendingForms: Map<Encoding, Promise<Form>>;
  /** Monotonic time in ms. */
  madeAt: number;
  freshUntil: number;
  /** When the first of its tags was dropped, which made the response stale; null if no tag was dropped. */
  droppedAt: number | null;
  /** Time of the next attempt after a failure. */
  retryAt: number;
  hits: number;
}

/** Headers that apply to one connection, one request or one encoding only. */
const uncachedHeaders = new Set([
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

/** Returns whether a response may be cached; see {@link OriginResponse}. */
export const isCacheable = (made: OriginResponse): made is OriginResponse & { tags: readonly string[] } =>
  made.status === 200 && made.tags !== null && made.maxAgeMs > 0 && !isPersonal(made);

/** Returns whether each waiting request needs its own response. */
export const isPersonal = ({ headers }: OriginResponse): boolean =>
  headers.has('set-cookie') || /\b(private|no-store)\b/i.test(headers.get('cache-control') ?? '');

export function toCachedResponse(
  made: OriginResponse & { tags: readonly string[] },
  { key, madeAt }: { key: string; madeAt: number },
): CachedResponse {
  const headers = [...made.headers].filter(([name]) => !uncachedHeaders.has(name));
  const cached: CachedResponse = {
    key,
    tags: [...new Set(made.tags)],
    digest: createHash('sha256').update(made.body).digest('base64url').slice(0, 22),
    headers: [...headers, ['vary', 'Accept-Encoding']],
    forms: {},
    pendingForms: new Map(),
    madeAt,
    freshUntil: madeAt + made.maxAgeMs,
    droppedAt: null,
    retryAt: 0,
    hits: 0,
  };
  cached.forms.identity = buildForm(cached, 'identity', made.body);
  return cached;
}

/** Returns the form to send; compresses it if needed. Simultaneous callers wait for one compression. */
export async function getForm(cached: CachedResponse, encoding: Encoding): Promise<Form> {
  const ready = findReadyForm(cached, encoding);
  if (ready) return ready;
  if (encoding === 'identity') return buildForm(cached, 'identity', getPlainBytes(cached));
  const { pendingForms } = cached;
  const pending = pendingForms.get(encoding) ?? compress(cached, encoding).finally(() => pendingForms.delete(encoding));
  pendingForms.set(encoding, pending);
  return pending;
}

async function compress(cached: CachedResponse, encoding: 'br' | 'gzip'): Promise<Form> {
  const plain = getPlainBytes(cached);
  const bytes = encoding === 'br' ? await compressBrotli(plain, quickly) : await promisify(gzip)(plain, { level: 6 });
  return (cached.forms[encoding] ??= buildForm(cached, encoding, bytes));
}

/** Returns the form to send, if it exists. */
export const findReadyForm = (cached: CachedResponse, encoding: Encoding): Form | undefined =>
  cached.forms[encoding] ?? (cached.forms.identity && cached.forms.identity.bytes.length < worthCompressing ? cached.forms.identity : undefined);

/** Removes the uncompressed form of a page, because few clients request it. Compresses the page if it has no other form. */
export async function keepCompressedOnly(cached: CachedResponse): Promise<void> {
  const { forms } = cached;
  if (!forms.identity || forms.identity.bytes.length < worthCompressing) return;
  if (!forms.br && !forms.gzip) await getForm(cached, 'br');
  delete forms.identity;
}

/** Compresses at the highest level: the result is a tenth smaller than at the fast level, but takes fifty times as long. */
export async function compressBest(cached: CachedResponse): Promise<void> {
  const plain = getPlainBytes(cached);
  if (plain.length >= worthCompressing) cached.forms.br = buildForm(cached, 'br', await compressBrotli(plain, thoroughly), '-b');
}

export function getPlainBytes({ forms }: CachedResponse): Buffer {
  if (forms.identity) return forms.identity.bytes;
  if (forms.br) return brotliDecompressSync(forms.br.bytes);
  if (!forms.gzip) throw new Error('an answer is kept in no form that it could be read from');
  return gunzipSync(forms.gzip.bytes);
}

/** Estimates the memory use in bytes. */
export const estimateSize = ({ key, tags, forms }: CachedResponse): number =>
  Object.values(forms).reduce((sum, { bytes }) => sum + bytes.length + 1500, 2 * key.length + 100 * tags.length + 500);

const quickly = 5;
const thoroughly = 11;

const compressBrotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

/** Strong ETags differ by encoding. */
const suffixes: Readonly<Record<Encoding, string>> = { identity: '', gzip: '-g', br: '-q' };

function buildForm({ headers, digest }: CachedResponse, encoding: Encoding, bytes: Buffer, suffix = suffixes[encoding]): Form {
  const ownHeaders: [string, string][] = [
    ...(encoding === 'identity' ? [] : ([['content-encoding', encoding]] as [string, string][])),
    ['content-length', String(bytes.length)],
    ['etag', `"${digest}${suffix}"`],
    ['age', '0'],
  ];
  return { bytes, head: [...headers, ...ownHeaders].flat() };
}
