import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ShopError } from '#kit/errors';
import type { Services } from '#platform/services';
import { NoVideo, UnknownPoster } from './errors.ts';
import { getPosterAddress, videoTypes } from './media-kinds.ts';
import { findPictureSize } from './find-picture-size.ts';
import type { UploadedFile } from './store-picture.ts';

const maxBytes = 100 * 1024 * 1024;

/** Maximum size of an uploaded video: about a minute in full HD. */
export const videoLimit = {
  mostBytes: maxBytes,
  tooLarge: () => new ShopError('FileTooLarge', 413, `A video can have at most ${maxBytes / 1024 / 1024} MB. Shorten it.`, { mostBytes: maxBytes }),
};

/** Number of bytes at the beginning of a file by which its format is detected. */
const headBytes = 4100;
/** Size in CSS px of a video without a poster. */
const usualSize = { width: 1280, height: 720 };
const posterAddress = /^\/media\/(uploads\/[\w-]+\.webp)$/;

interface Upload {
  /** At most {@link videoLimit} bytes. */
  body: ReadableStream<Uint8Array> | null;
  /** The address of an uploaded picture: a frame of the video in the video's size. Default: a dark picture with a play icon. */
  poster?: string | undefined;
}

/**
 * Stores an uploaded video without converting it. The format is detected from the content. A copy of the poster is stored in the same
 * folder, so that the image proxy can return it where a page shows a picture of the video.
 * @throws NoVideo, UnknownPoster, and the error of the body's size limit
 */
export async function storeVideo({ db, storage }: Pick<Services, 'db' | 'storage'>, { body, poster }: Upload): Promise<UploadedFile> {
  const cover = await readPoster({ db, storage }, poster);
  const chunks = body ? body[Symbol.asyncIterator]() : (async function* () {})();
  const head = await readHead(chunks);
  const extension = await detectVideo(head);
  const key = `uploads/${randomUUID()}.${extension}`;
  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of joinChunks(head, chunks)) {
      bytes += chunk.byteLength;
      yield chunk;
    }
  };
  await storage.put(key, Readable.from(counted()));
  await storage.put(getPosterAddress(key), cover.bytes);
  if (cover.temporaryKey !== undefined) await storage.remove(cover.temporaryKey);
  return { imageUrl: `/media/${key}`, imageMimeType: videoTypes[extension] ?? '', width: cover.width, height: cover.height, bytes };
}

interface Poster {
  width: number;
  height: number;
  bytes: Buffer;
  /** The file to delete after it was copied, because it was uploaded as poster only. */
  temporaryKey?: string;
}

async function readPoster({ db, storage }: Pick<Services, 'db' | 'storage'>, poster: string | undefined): Promise<Poster> {
  if (poster === undefined) return { ...usualSize, bytes: await drawUsualPoster() };
  const [, key = ''] = posterAddress.exec(poster) ?? [];
  const bytes = key === '' ? undefined : await storage.get(key);
  if (!bytes) throw new UnknownPoster();
  const size = await findPictureSize(db, poster);
  if (size) return { ...size, bytes };
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, bytes, temporaryKey: key };
}

function drawUsualPoster(): Promise<Buffer> {
  const { width, height } = usualSize;
  const sign = `<path d="M${width / 2 - 40} ${height / 2 - 56}v112l96-56z" fill="#fff"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#1b1b1d"/>${sign}</svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}

/** Reads chunks until there are enough bytes to detect the format, or the file ends. */
async function readHead(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for (let size = 0; size < headBytes;) {
    const chunk: IteratorResult<Uint8Array, unknown> = await chunks.next();
    if (chunk.done) break;
    read.push(chunk.value);
    size += chunk.value.byteLength;
  }
  return Buffer.concat(read);
}

/** Returns the file extension of the video format. @throws NoVideo */
async function detectVideo(head: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(head);
  // M4V is the MP4 container with another brand.
  const extension = found?.ext === 'm4v' ? 'mp4' : (found?.ext ?? '');
  if (!Object.hasOwn(videoTypes, extension)) throw new NoVideo();
  return extension;
}

async function* joinChunks(head: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
