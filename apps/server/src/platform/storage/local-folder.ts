import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { assertStorageKey, type Storage, type StorageKind } from './storage.ts';

/** Files on this machine, under `DATA_DIR/media`. It needs no settings, so it is the last in the list. */
export const localFolder: StorageKind<Pick<Config, 'dataDir'>> = { open: ({ dataDir }) => openFolder(join(dataDir, 'media')) };

function openFolder(root: string): Storage {
  const resolvePath = (key: string) => {
    assertStorageKey(key);
    return join(root, key);
  };
  return {
    put: async (key, content) =>
      write(resolvePath(key), (draft) =>
        content instanceof Uint8Array
          ? writeFile(draft, content, { flag: 'wx', flush: true })
          : pipeline(content, createWriteStream(draft, { flags: 'wx', flush: true })),
      ),
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
        // A file may be removed while the others are listed.
        const details = await stat(path).catch(ignoreMissing);
        const key = path
          .slice(root.length + 1)
          .split(sep)
          .join('/');
        if (details) yield { key, size: details.size, changedAt: details.mtime };
      }
    },
    findAddress: () => Promise.resolve(undefined),
  };
}

function ignoreMissing(error: unknown): undefined {
  if (!['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
}

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
