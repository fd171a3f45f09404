import type { ListedFile, Storage } from './storage.ts';

/**
 * Joins two stores while files are moved between them: files are written to `store`, and read from `fallback` if `store` lacks them. A file that
 * both have is the one of `store`.
 */
export function withFallback(store: Storage, fallback: Storage): Storage {
  return {
    put: store.put,
    add: async (key, content) => {
      const file = await fallback.open(key);
      if (!file) return store.add(key, content);
      file.stream.destroy();
      if (!(content instanceof Uint8Array)) content.destroy();
      return false;
    },
    get: async (key) => (await store.get(key)) ?? fallback.get(key),
    open: async (key, range) => (await store.open(key, range)) ?? fallback.open(key, range),
    findDetails: async (key) => (await store.findDetails(key)) ?? fallback.findDetails(key),
    remove: async (key) => {
      // First in the store that files are copied from: `moveFiles` removes its copy if the original has gone meanwhile.
      await fallback.remove(key);
      await store.remove(key);
    },
    list: (folder) => listBoth(store.list(folder), fallback.list(folder)),
  };
}

/** Merges two lists that are in the order of their keys. */
async function* listBoth(first: AsyncIterable<ListedFile>, second: AsyncIterable<ListedFile>): AsyncIterable<ListedFile> {
  const [own, other] = [first[Symbol.asyncIterator](), second[Symbol.asyncIterator]()];
  let [left, right] = await Promise.all([own.next(), other.next()]);
  while (!left.done || !right.done) {
    const isOwn = !left.done && (right.done || left.value.key <= right.value.key);
    const isBoth = isOwn && !right.done && !left.done && left.value.key === right.value.key;
    if (isOwn) yield left.value as ListedFile;
    else yield right.value as ListedFile;
    if (!isOwn || isBoth) right = await other.next();
    if (isOwn) left = await own.next();
  }
}
