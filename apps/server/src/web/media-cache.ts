import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { days, now } from '#kit/clock';

/** Things that can be made again, kept on disk up to a size; what was not used for longest goes first. */
export interface DiskCache {
  get(key: string): Promise<Buffer | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
}

/** How full it is after clearing out, so that it is not cleared out at every write. */
const KEPT_SHARE = 0.8;

/** @param maxBytes what all files together may take */
export function openDiskCache(folder: string, maxBytes: number): DiskCache {
  let size: Promise<number> | undefined;
  let clearing: Promise<void> | undefined;

  const pathOf = (key: string): string => {
    const name = createHash('sha256').update(key).digest('hex');
    return join(folder, name.slice(0, 2), name.slice(2));
  };

  const clearOut = async (): Promise<void> => {
    const files = (await filesIn(folder)).sort((a, b) => b.usedAt - a.usedAt);
    let kept = 0;
    for (const file of files) {
      if (kept + file.bytes <= maxBytes * KEPT_SHARE) kept += file.bytes;
      else await rm(file.path, { force: true });
    }
    size = Promise.resolve(kept);
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
      const before = await (size ??= filesIn(folder).then((files) => files.reduce((sum, file) => sum + file.bytes, -bytes.byteLength)));
      size = Promise.resolve(before + bytes.byteLength);
      if (before + bytes.byteLength > maxBytes) await (clearing ??= clearOut().finally(() => (clearing = undefined)));
    },
  };
}

/** Remembers the day of the last use, not each use: reading must not become writing. */
async function touch(path: string): Promise<void> {
  const { mtimeMs } = await stat(path);
  if (now().getTime() - mtimeMs > days(1)) await utimes(path, now(), now());
}

async function filesIn(folder: string): Promise<{ path: string; bytes: number; usedAt: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries.filter((entry) => entry.isFile()).map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
    return { path, bytes: size, usedAt: mtimeMs };
  });
  return Promise.all(found);
}
