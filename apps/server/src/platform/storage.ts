import { randomUUID } from 'node:crypto';
import { createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Storage of the shop's files: images and documents, under `DATA_DIR/media`. */
export interface Storage {
  /** Path of the files, for code that serves them. */
  folder: string;
  /** Writes a file. A reader sees the old file or the complete new one. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Does the same for content that does not fit into memory. An error of any of the streams keeps the old file. */
  putStream(key: string, ...streams: [source: Readable, ...through: Duplex[]]): Promise<void>;
  /** Opens a file as a stream. @returns undefined when there is no such file */
  openRead(key: string): Promise<{ stream: ReadStream; changedAt: Date } | undefined>;
  /** @returns undefined when there is no such file */
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
}

/** A file name that could escape the folder or means different files on different systems. */
export class InvalidStorageKey extends Error {
  override name = 'InvalidStorageKey';
  constructor(key: string) {
    super(`not a storage key: ${JSON.stringify(key)}`);
  }
}

const SEGMENT = /^[a-z0-9][a-z0-9._-]{0,127}$/;

/** Opens the file storage of a data folder. Keys are lower-case path segments: `uploads/2026/shirt.webp`. */
export function openStorage(dataDir: string): Storage {
  const folder = join(dataDir, 'media');
  const resolvePath = (key: string) => {
    if (key.length > 512 || !key.split('/').every((segment) => SEGMENT.test(segment))) throw new InvalidStorageKey(key);
    return join(folder, key);
  };
  return {
    folder,
    put: async (key, bytes) => write(resolvePath(key), (draft) => writeFile(draft, bytes, { flag: 'wx', flush: true })),
    putStream: async (key, ...streams) =>
      write(resolvePath(key), (draft) => pipeline([...streams, createWriteStream(draft, { flags: 'wx', flush: true })])),
    openRead: async (key) => {
      const path = resolvePath(key);
      try {
        const file = await open(path);
        const { mtime } = await file.stat();
        return { stream: file.createReadStream(), changedAt: mtime };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    get: async (key) => {
      try {
        return await readFile(resolvePath(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async (key) => rm(resolvePath(key), { force: true }),
  };
}

const isMissing = (error: unknown): boolean => ['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

async function write(path: string, fill: (draft: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // The dot distinguishes drafts from keys, which never begin with one.
  const draft = join(dirname(path), `.${randomUUID()}`);
  try {
    await fill(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
