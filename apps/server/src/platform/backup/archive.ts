import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../start-error.ts';

/*
 * A backup file is a gzip stream: the line `SELVEDGE BACKUP 1`, then parts one after another. A part is
 *   the length of its header (4 bytes, big endian) and its header (JSON),
 *   blocks of content: length (4 bytes), bytes; the last block has length 0,
 *   the SHA-256 of the content (32 bytes).
 * Blocks are used because the length of a table is not known while it is being read.
 * The last part has the kind `end`. A file without it is incomplete.
 */
const MAGIC = Buffer.from('SELVEDGE BACKUP 1\n');
const MAX_HEADER_BYTES = 64 * 1024 * 1024;
const MAX_BLOCK_BYTES = 64 * 1024 * 1024;

/** Header of a part: describes its content. */
export interface PartHeader {
  kind: 'manifest' | 'table' | 'file' | 'end';
  name: string;
  /** More data, depending on the kind. */
  about?: unknown;
}

/** A part that is written or read. Its content can be iterated once. */
export interface Part {
  header: PartHeader;
  content: AsyncIterable<Uint8Array>;
}

/** Writes a backup file. The file gets its name only when it is complete, and only its owner may read it. */
export async function writeArchive(file: string, parts: AsyncIterable<Part>): Promise<void> {
  const draft = `${file}.partial`;
  try {
    await pipeline(Readable.from(toBytes(parts)), createGzip(), createWriteStream(draft, { mode: 0o600 }));
    const written = await open(draft);
    await written.sync();
    await written.close();
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* toBytes(parts: AsyncIterable<Part>): AsyncGenerator<Uint8Array> {
  yield MAGIC;
  for await (const { header, content } of parts) {
    const text = Buffer.from(JSON.stringify(header));
    yield encodeLength(text.length);
    yield text;
    const hash = createHash('sha256');
    for await (const block of content) {
      if (block.length === 0) continue;
      hash.update(block);
      yield encodeLength(block.length);
      yield block;
    }
    yield encodeLength(0);
    yield hash.digest();
  }
}

function encodeLength(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/**
 * Reads a backup file part by part and checks each part.
 * @throws StartError when the file is not a backup, is truncated or was changed
 */
export async function* readArchive(file: string): AsyncGenerator<Part> {
  const source = createReadStream(file);
  const bytes = openByteSource(source.pipe(createGunzip()).setMaxListeners(0), source);
  try {
    if (!(await bytes.take(MAGIC.length)).equals(MAGIC)) throw new StartError(`${file} is not a backup of Selvedge.`);
    for (let kind = ''; kind !== 'end';) {
      const header = JSON.parse((await bytes.take(await bytes.takeLength(MAX_HEADER_BYTES))).toString()) as PartHeader;
      const content = readContent(bytes, file, header.name);
      yield { header, content };
      // Reads content that the caller skipped, so that its checksum is verified.
      for await (const _ of content);
      kind = header.kind;
    }
  } catch (error) {
    if (error instanceof StartError || !isDamage(error)) throw error;
    throw new StartError(`${file} is not a whole backup: ${(error as Error).message}.`);
  } finally {
    source.destroy();
  }
}

async function* readContent(bytes: ByteSource, file: string, name: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (let size = await bytes.takeLength(MAX_BLOCK_BYTES); size > 0; size = await bytes.takeLength(MAX_BLOCK_BYTES)) {
    const block = await bytes.take(size);
    hash.update(block);
    yield block;
  }
  if (!(await bytes.take(32)).equals(hash.digest())) throw new StartError(`${file} is damaged: ${name} does not match its checksum.`);
}

interface ByteSource {
  take: (count: number) => Promise<Buffer>;
  takeLength: (limit: number) => Promise<number>;
}

class CutOff extends Error {}

function isDamage(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return error instanceof CutOff || error instanceof SyntaxError || code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function openByteSource(unzipped: Readable, source: Readable): ByteSource {
  source.once('error', (error) => unzipped.destroy(error));
  const chunks = unzipped[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  let held: Buffer = Buffer.alloc(0);
  const take = async (count: number): Promise<Buffer> => {
    const pieces = [held];
    for (let size = held.length; size < count;) {
      const next = await chunks.next();
      if (next.done) throw new CutOff('it is cut off');
      pieces.push(next.value);
      size += next.value.length;
    }
    const all = pieces.length > 1 ? Buffer.concat(pieces) : held;
    held = all.subarray(count);
    return all.subarray(0, count);
  };
  return {
    take,
    takeLength: async (limit) => {
      const value = (await take(4)).readUInt32BE();
      if (value > limit) throw new CutOff('a length in it makes no sense');
      return value;
    },
  };
}
