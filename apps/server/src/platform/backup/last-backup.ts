import type { Storage } from '../storage/storage.ts';

/** What is known of the last backup. */
export interface LastBackup {
  /** ISO 8601. */
  madeAt: string;
  /** The file as the operator named it. */
  file: string;
}

const KEY = 'backups/last.json';

/** Notes that a backup was made, for `npm run doctor`. */
export async function recordBackup(storage: Storage, backup: LastBackup): Promise<void> {
  await storage.put(KEY, Buffer.from(JSON.stringify(backup)));
}

/** Returns the last backup that was noted. */
export async function findLastBackup(storage: Storage): Promise<LastBackup | undefined> {
  const note = await storage.get(KEY);
  return note && (JSON.parse(String(note)) as LastBackup);
}
