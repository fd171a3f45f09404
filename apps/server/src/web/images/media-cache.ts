import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { days, now } from '#kit/clock';
import { limitSize, type SizedFile } from './size-limit.ts';

/** A disk cache with a maximum size. It removes the least recently used files first. */
export interface DiskCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}

/** @param maxBytes maximum total size of all files */
export function openDiskCache(folder: string, maxBytes: number): DiskCache {
  const limit = limitSize({ list: () => listFiles(folder), remove: (path) => rm(path, { force: true }) }, maxBytes);
  const getPath = (key: string): string => {
    const name = createHash('sha256').update(key).digest('hex');
    return join(folder, name.slice(0, 2), name.slice(2));
  };
  return {
    get: async (key) => {
      const path = getPath(key);
      try {
        const bytes = await readFile(path);
        await touch(path);
        return bytes;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    put: async (key, bytes) => {
      const path = getPath(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, path);
      await limit.grew(bytes.byteLength);
    },
  };
}

/** Stores only the day of the last use, so that not every read causes a write. */
async function touch(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  if (now().getTime() - mtimeMs > days(1)) await utimes(path, now(), now());
}

async function* listFiles(folder: string): AsyncGenerator<SizedFile> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // The file may already have been deleted.
    const file = await stat(path).catch(() => undefined);
    if (file) yield { key: path, size: file.size, changedAt: file.mtime };
  }
}
