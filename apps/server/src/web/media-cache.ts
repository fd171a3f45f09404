import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { days, now } from '#kit/clock';
import { limitFolder } from './media-folder.ts';

/** Things that can be made again, kept on disk up to a size; what was not used for longest goes first. */
export interface DiskCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}

/** @param maxBytes what all files together may take */
export function openDiskCache(folder: string, maxBytes: number): DiskCache {
  const limit = limitFolder(folder, maxBytes);
  const pathOf = (key: string): string => {
    const name = createHash('sha256').update(key).digest('hex');
    return join(folder, name.slice(0, 2), name.slice(2));
  };
  return {
    get: async (key) => {
      const path = pathOf(key);
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
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, path);
      await limit.grew(bytes.byteLength);
    },
  };
}

/** Remembers the day of the last use, not each use: reading must not become writing. */
async function touch(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  if (now().getTime() - mtimeMs > days(1)) await utimes(path, now(), now());
}
