/** A file that can be generated again. */
export interface SizedFile {
  key: string;
  /** Size in bytes. */
  size: number;
  /** When the file was written or last used. */
  changedAt: Date;
}

interface SizedFiles {
  list: () => AsyncIterable<SizedFile>;
  remove: (key: string) => Promise<void>;
}

/** Limits the total size of files that can be generated again. Removes the least recently used files first. */
export interface SizeLimit {
  /** Records a written file; starts a cleanup when the files exceed their limit. */
  grew(bytes: number): Promise<void>;
}

/** Share of the limit that is used after a cleanup, so that not every write causes a cleanup. */
const FILL_SHARE_AFTER_CLEANUP = 0.8;

/** Share of the limit after which a process measures the files again, because other processes write to the same store. */
const SHARE_BETWEEN_MEASUREMENTS = 0.05;

/** @param maxBytes maximum total size of all files; several processes together may exceed it by a few per cent */
export function limitSize({ list, remove }: SizedFiles, maxBytes: number): SizeLimit {
  let size: Promise<number> | undefined;
  /** Bytes that this process has written since the last measurement. */
  let written = 0;
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
      if (written > maxBytes * SHARE_BETWEEN_MEASUREMENTS) size = undefined;
      if (!size) written = 0;
      written += bytes;
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
