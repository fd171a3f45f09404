import type { Config } from '../config.ts';
import { localFolder } from './local-folder.ts';
import type { Storage, StorageKind } from './storage.ts';

type StorageSettings = Pick<Config, 'dataDir'>;

/** The kinds of stores for files. The first one whose settings are set is used. */
export const stores: readonly StorageKind<StorageSettings>[] = [
  // One line per kind of store.
  localFolder,
];

/** Opens the store for files that the settings choose. */
export function openStorage(settings: StorageSettings): Storage {
  for (const store of stores) {
    const storage = store.open(settings);
    if (storage) return storage;
  }
  throw new Error('there is no store for files');
}
