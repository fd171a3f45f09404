import { statfs } from 'node:fs/promises';
import { createFindings, describeReason, type Finding } from './finding.ts';

const { ok, warn, fail } = createFindings('disk');
const GIB = 1024 ** 3;

/** Space on the file system of a folder, in bytes. */
export interface Space {
  free: number;
  total: number;
}

/** Checks the free space on the file system of `DATA_DIR`. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return judgeSpace({ free: bavail * bsize, total: blocks * bsize }, dataDir);
  } catch (error) {
    return warn(`The free space of ${dataDir} is not known: ${describeReason(error)}`, 'Create the folder, or set DATA_DIR.');
  }
}

/** Rates the free space: below 1 GiB is a failure, below 5 GiB or a tenth is a warning. */
export function judgeSpace({ free, total }: Space, folder: string): Finding {
  const text = `${(free / GIB).toFixed(1)} of ${(total / GIB).toFixed(1)} GiB are free at ${folder}.`;
  if (free < GIB) return fail(text, 'Free space now: a full disk stops the database and uploads.');
  return free < 5 * GIB || free < total / 10 ? warn(text, 'Free space or enlarge the disk.') : ok(text);
}
