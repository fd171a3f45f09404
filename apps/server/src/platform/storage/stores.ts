import { openLocalFolder } from './local-folder.ts';
import { openS3Bucket } from './s3-bucket.ts';
import type { Storage, StorageSettings, StoreName } from './storage.ts';
import { withFallback } from './with-fallback.ts';
import { StartError } from '../start-error.ts';

/** Functions that open each store. They return undefined if the store is not configured. */
const stores: Record<StoreName, (settings: StorageSettings) => Storage | undefined> = {
  // One line per store.
  local: openLocalFolder,
  s3: openS3Bucket,
};

/** Opens one store. @throws StartError if the store is not configured */
export function openStore(name: StoreName, settings: StorageSettings): Storage {
  const store = stores[name](settings);
  if (!store) throw new StartError(`The settings of the store ${name} are missing.`);
  return store;
}

/** Opens the configured store for files. */
export function openStorage(settings: StorageSettings): Storage {
  const { store = 'local', fallback } = settings.storage ?? {};
  const storage = openStore(store, settings);
  return fallback ? withFallback(storage, openStore(fallback, settings)) : storage;
}
