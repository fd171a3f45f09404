import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertStorageKey, type Storage, type StorageSettings } from './storage.ts';

/** Opens the local store, under `DATA_DIR/media`. */
export function openLocalFolder({ dataDir }: StorageSettings): Storage {
  const root = join(dataDir, 'media');
  const resolvePath = (key: string) => {
    assertStorageKey(key);
    return join(root, key);
  };
  return {
    put: async (key, content) => write(resolvePath(key), content, (draft, path) => rename(draft, path)),
    add: async (key, content) => write(resolvePath(key), content, linkIfAbsent),
    get: async (key) => readFile(resolvePath(key)).catch(ignoreMissing),
    open: async (key, range) => {
      const file = await open(resolvePath(key)).catch(ignoreMissing);
      if (!file) return undefined;
      const details = await file.stat();
      if (details.isFile()) return { stream: file.createReadStream(range && { start: range.first, end: range.last }), changedAt: details.mtime };
      await file.close();
      return undefined;
    },
    findDetails: async (key) => {
      const details = await stat(resolvePath(key)).catch(ignoreMissing);
      return details?.isFile() ? { size: details.size, changedAt: details.mtime } : undefined;
    },
    remove: async (key) => rm(resolvePath(key), { force: true }),
    list: async function* (folder) {
      const entries = await readdir(folder === undefined ? root : resolvePath(folder), { recursive: true, withFileTypes: true }).catch(ignoreMissing);
      const paths = (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => join(entry.parentPath, entry.name));
      for (const path of paths.sort()) {
        // A file may be removed during the listing.
        const details = await stat(path).catch(ignoreMissing);
        const key = path
          .slice(root.length + 1)
          .split(sep)
          .join('/');
        if (details) yield { key, size: details.size, changedAt: details.mtime };
      }
    },
  };
}

function ignoreMissing(error: unknown): undefined {
  if (!['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
}

/** Writes the content to a temporary file and publishes it. @returns what `publish` returns */
async function write<Result>(
  path: string,
  content: Uint8Array | Readable,
  publish: (draft: string, path: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(path), { recursive: true });
  // The dot distinguishes temporary files from keys, which never begin with a dot.
  const draft = join(dirname(path), `.${randomUUID()}`);
  try {
    if (content instanceof Uint8Array) await writeFile(draft, content, { flag: 'wx', flush: true });
    else await pipeline(content, createWriteStream(draft, { flags: 'wx', flush: true }));
    return await publish(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves a temporary file to its final name unless that file exists. */
async function linkIfAbsent(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
