import type { Storage } from '../storage/storage.ts';

/** Details of the last backup. */
export interface LastBackup {
  /** ISO 8601. */
  madeAt: string;
  /** File name that the operator gave. */
  file: string;
}

const KEY = 'backups/last.json';

/** Records that a backup was made, for `npm run doctor`. */
export async function recordBackup(storage: Storage, backup: LastBackup): Promise<void> {
  await storage.put(KEY, Buffer.from(JSON.stringify(backup)));
}

/** Returns the last recorded backup. */
export async function findLastBackup(storage: Storage): Promise<LastBackup | undefined> {
  const note = await storage.get(KEY);
  return note && (JSON.parse(String(note)) as LastBackup);
}
