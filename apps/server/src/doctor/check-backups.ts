import { hours, now } from '#kit/clock';
import { findLastBackup } from '#platform/backup/last-backup';
import type { Storage } from '#platform/storage/storage';
import { createFindings, type Finding } from './finding.ts';

const { ok, warn, fail } = createFindings('backups');
const WARNING_HOURS = 26;
const FAILURE_HOURS = 7 * 24;

/** Checks the age of the last backup by `npm run backup`. */
export async function checkBackups(storage: Storage): Promise<Finding> {
  const last = await findLastBackup(storage);
  const advice = 'Run npm run backup -- FILE every day, and copy the file to another machine.';
  if (!last) return warn('No backup by npm run backup is known.', `${advice} Ignore this if another program backs up database and files.`);
  const age = Math.floor((now().getTime() - new Date(last.madeAt).getTime()) / hours(1));
  const text = `The last backup is ${age} hours old (${last.file}).`;
  if (age > FAILURE_HOURS) return fail(text, advice);
  return age > WARNING_HOURS ? warn(text, advice) : ok(text);
}
