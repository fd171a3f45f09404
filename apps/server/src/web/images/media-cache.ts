import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { days, now } from '#kit/clock';
import { limitFolder } from './media-folder.ts';

/** Files that can be made again, stored on disk up to a size; the least recently used are removed first. */
export interface DiskCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}

/** @param maxBytes limit of all files together */
export function openDiskCache(folder: string, maxBytes: number): DiskCache {
  const limit = limitFolder(folder, maxBytes);
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

/** Stores the day of the last use, not each use, so that reads do not cause writes. */
async function touch(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  if (now().getTime() - mtimeMs > days(1)) await utimes(path, now(), now());
}
