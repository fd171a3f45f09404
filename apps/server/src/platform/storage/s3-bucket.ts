import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openS3Client, readTag, readTags, type S3Body } from './s3-client.ts';
import { assertStorageKey, type ListedFile, type S3Settings, type Storage, type StorageSettings } from './storage.ts';

/** Opens the store in a bucket of an S3 service. @returns undefined if no bucket is configured */
export function openS3Bucket({ storage }: StorageSettings): Storage | undefined {
  return storage?.s3 && openBucket(storage.s3);
}

function openBucket(settings: S3Settings): Storage {
  const request = openS3Client(settings);

  const find = async (method: 'GET' | 'HEAD', key: string, headers: Record<string, string> = {}): Promise<Response | undefined> => {
    assertStorageKey(key);
    const response = await request({ method, key, headers }, 404);
    return response.status === 404 ? undefined : response;
  };
  /** @param isNew whether the file is written only if the key has no file. @returns whether it was written */
  const send = async (key: string, content: Uint8Array | Readable, isNew: boolean): Promise<boolean> => {
    assertStorageKey(key);
    return withKnownLength(content, async (body) => {
      // 412: an object with this key exists; 409: another request is writing it; 501: the service supports no conditions.
      const { ok, status } = await request({ method: 'PUT', key, body, ...(isNew && { headers: { 'if-none-match': '*' } }) }, 409, 412, 501);
      if (status !== 501) return ok;
      return (await request({ method: 'PUT', key, body }, 409)).ok;
    });
  };

  return {
    put: async (key, content) => {
      if (!(await send(key, content, false))) throw new Error(`${key} is written by another request: try again.`);
    },
    add: async (key, content) => {
      if (await find('HEAD', key)) {
        if (!(content instanceof Uint8Array)) content.destroy();
        return false;
      }
      // The condition matters when two processes add the same key at the same time.
      return send(key, content, true);
    },
    get: async (key) => {
      const response = await find('GET', key);
      return response && Buffer.from(await response.arrayBuffer());
    },
    open: async (key, range) => {
      const response = await find('GET', key, range && { range: `bytes=${range.first}-${range.last}` });
      if (!response) return undefined;
      const stream = response.body ? Readable.fromWeb(response.body) : Readable.from([]);
      return { stream, changedAt: readModificationTime(response) };
    },
    findDetails: async (key) => {
      const response = await find('HEAD', key);
      return response && { size: Number(response.headers.get('content-length')), changedAt: readModificationTime(response) };
    },
    remove: async (key) => {
      assertStorageKey(key);
      await request({ method: 'DELETE', key }, 404);
    },
    list: async function* (folder) {
      if (folder !== undefined) assertStorageKey(folder);
      yield* listObjects(request, folder === undefined ? '' : `${folder}/`);
    },
  };
}

const readModificationTime = ({ headers }: Response): Date => new Date(headers.get('last-modified') ?? 0);

/** Lists the objects page by page, in the order of their keys. */
async function* listObjects(request: ReturnType<typeof openS3Client>, prefix: string): AsyncIterable<ListedFile> {
  let token: string | undefined;
  do {
    const query = { 'list-type': '2', ...(prefix && { prefix }), ...(token !== undefined && { 'continuation-token': token }) };
    const page = await (await request({ method: 'GET', query })).text();
    for (const object of readTags(page, 'Contents')) {
      yield { key: readTag(object, 'Key') ?? '', size: Number(readTag(object, 'Size')), changedAt: new Date(readTag(object, 'LastModified') ?? 0) };
    }
    token = readTag(page, 'NextContinuationToken');
  } while (token !== undefined);
}

/** Calls `send` with a body of known length and hash, as S3 requires. A stream is first written to a temporary file. */
async function withKnownLength<Result>(content: Uint8Array | Readable, send: (body: S3Body) => Promise<Result>): Promise<Result> {
  if (content instanceof Uint8Array) {
    const sha256 = createHash('sha256').update(content).digest('hex');
    return send({ length: content.byteLength, sha256, open: () => new Uint8Array(content) });
  }
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-upload-'));
  try {
    const file = join(folder, 'file');
    const hash = createHash('sha256');
    const hashing = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(content, hashing, createWriteStream(file));
    const { size } = await stat(file);
    return await send({ length: size, sha256: hash.digest('hex'), open: () => Readable.toWeb(createReadStream(file)) as ReadableStream });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
