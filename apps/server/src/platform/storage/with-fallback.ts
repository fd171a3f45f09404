import type { ListedFile, Storage } from './storage.ts';

/**
 * Combines two stores during a move: writes files to `store`, and reads them from `fallback` if `store` lacks them. If both have a file, `store`
 * takes precedence.
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
      // Removes the original before the copy, because `moveFiles` removes its copy if the original no longer exists.
      await fallback.remove(key);
      await store.remove(key);
    },
    list: (folder) => listBoth(store.list(folder), fallback.list(folder)),
  };
}

/** Merges two lists that are sorted by key. */
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
