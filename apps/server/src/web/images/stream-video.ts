import { Readable } from 'node:stream';
import type { ByteRange, Storage } from '#platform/storage/storage';

/**
 * Returns a video, or the part in the Range header. Browsers play and seek with ranges, and Safari requires them. For several ranges, the whole file
 * is sent.
 * @param headers the headers of every response for a file
 * @returns undefined if the file does not exist
 */
export async function streamVideo(storage: Storage, key: string, request: Request, headers: Record<string, string>): Promise<Response | undefined> {
  const details = await storage.findDetails(key);
  if (!details) return undefined;
  const { size, changedAt } = details;
  const etag = `"${size.toString(36)}-${changedAt.getTime().toString(36)}"`;
  const all = { ...headers, etag, 'accept-ranges': 'bytes' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: all });
  const isSameFile = [null, etag].includes(request.headers.get('if-range'));
  const range = isSameFile ? parseRange(request.headers.get('range') ?? '', size) : undefined;
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' } });
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const response = {
    status: range ? 206 : 200,
    headers: { ...all, 'content-length': String(last - first + 1), ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }) },
  };
  // The stream of a HEAD request would never be read to its end.
  if (request.method === 'HEAD') return new Response(null, response);
  const file = await storage.open(key, range);
  return file && new Response(Readable.toWeb(file.stream) as ReadableStream, response);
}

/** @returns undefined for a header with the whole file, several ranges, or another unit */
function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return first > last ? 'unsatisfiable' : { first, last };
}
