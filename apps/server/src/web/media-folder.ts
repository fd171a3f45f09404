import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps a folder of things that can be made again below a size; what was not touched for longest goes first. */
export interface FolderLimit {
  /** Says that a file was written; clears out when it was one too many. */
  grew(bytes: number): Promise<void>;
}

/** How full it is after clearing out, so that it is not cleared out at every write. */
const KEPT_SHARE = 0.8;

/** @param maxBytes what all files together may take */
export function limitFolder(folder: string, maxBytes: number): FolderLimit {
  let size: Promise<number> | undefined;
  let clearing: Promise<void> | undefined;

  const clearOut = async (): Promise<void> => {
    const files = (await filesIn(folder)).sort((a, b) => b.touchedAt - a.touchedAt);
    let kept = 0;
    for (const file of files) {
      if (kept + file.bytes <= maxBytes * KEPT_SHARE) kept += file.bytes;
      else await rm(file.path, { force: true });
    }
    size = Promise.resolve(kept);
  };

  return {
    grew: async (bytes) => {
      const before = await (size ??= filesIn(folder).then((files) => files.reduce((sum, file) => sum + file.bytes, -bytes)));
      size = Promise.resolve(before + bytes);
      if (before + bytes > maxBytes) await (clearing ??= clearOut().finally(() => (clearing = undefined)));
    },
  };
}

async function filesIn(folder: string): Promise<{ path: string; bytes: number; touchedAt: number }[]> {
  const found: { path: string; bytes: number; touchedAt: number }[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // It may have gone meanwhile.
    const file = await stat(path).catch(() => undefined);
    if (file) found.push({ path, bytes: file.size, touchedAt: file.mtimeMs });
  }
  return found;
}
