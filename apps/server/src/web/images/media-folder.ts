import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps a folder of files that can be made again below a size; removes the least recently used first. */
export interface FolderLimit {
  /** Reports a written file; cleans up when the folder exceeds its limit. */
  grew(bytes: number): Promise<void>;
}

/** How full the folder is after a cleanup, so that not every write causes one. */
const FILL_SHARE_AFTER_CLEANUP = 0.8;

/** @param maxBytes limit of all files together */
export function limitFolder(folder: string, maxBytes: number): FolderLimit {
  let size: Promise<number> | undefined;
  let clearing: Promise<void> | undefined;

  const clearOut = async (): Promise<void> => {
    const files = (await listFiles(folder)).sort((a, b) => b.touchedAt - a.touchedAt);
    let remaining = 0;
    for (const file of files) {
      if (remaining + file.bytes <= maxBytes * FILL_SHARE_AFTER_CLEANUP) remaining += file.bytes;
      else await rm(file.path, { force: true });
    }
    size = Promise.resolve(remaining);
  };

  return {
    grew: async (bytes) => {
      const before = await (size ??= listFiles(folder).then((files) => files.reduce((sum, file) => sum + file.bytes, -bytes)));
      size = Promise.resolve(before + bytes);
      if (before + bytes > maxBytes) await (clearing ??= clearOut().finally(() => (clearing = undefined)));
    },
  };
}

async function listFiles(folder: string): Promise<{ path: string; bytes: number; touchedAt: number }[]> {
  const found: { path: string; bytes: number; touchedAt: number }[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // The file may have been deleted meanwhile.
    const file = await stat(path).catch(() => undefined);
    if (file) found.push({ path, bytes: file.size, touchedAt: file.mtimeMs });
  }
  return found;
}
