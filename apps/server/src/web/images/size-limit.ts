/** A file that can be made again. */
export interface SizedFile {
  key: string;
  /** Bytes. */
  size: number;
  /** When it was written or last used. */
  changedAt: Date;
}

interface SizedFiles {
  list: () => AsyncIterable<SizedFile>;
  remove: (key: string) => Promise<void>;
}

/** Keeps files that can be made again below a total size; removes the least recently used first. */
export interface SizeLimit {
  /** Reports a written file; cleans up when the files exceed their limit. */
  grew(bytes: number): Promise<void>;
}

/** How full the folder is after a cleanup, so that not every write causes one. */
const FILL_SHARE_AFTER_CLEANUP = 0.8;

/** @param maxBytes limit of all files together */
export function limitSize({ list, remove }: SizedFiles, maxBytes: number): SizeLimit {
  let size: Promise<number> | undefined;
  let clearing: Promise<void> | undefined;

  const clearOut = async (): Promise<void> => {
    const files = (await readAll(list())).sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
    let remaining = 0;
    for (const file of files) {
      if (remaining + file.size <= maxBytes * FILL_SHARE_AFTER_CLEANUP) remaining += file.size;
      else await remove(file.key);
    }
    size = Promise.resolve(remaining);
  };

  return {
    grew: async (bytes) => {
      const before = await (size ??= readAll(list()).then((files) => files.reduce((sum, file) => sum + file.size, -bytes)));
      size = Promise.resolve(before + bytes);
      if (before + bytes > maxBytes) await (clearing ??= clearOut().finally(() => (clearing = undefined)));
    },
  };
}

async function readAll(files: AsyncIterable<SizedFile>): Promise<SizedFile[]> {
  const all: SizedFile[] = [];
  for await (const file of files) all.push(file);
  return all;
}
