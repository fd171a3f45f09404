import { createSecretId } from '#kit/ids';
import type { Storage } from '#platform/storage/storage';
import { createFindings, describeReason, type Finding } from './finding.ts';

const { ok, fail } = createFindings('storage');

/** Writes, reads and removes a small file. @param name of the store, such as `s3` */
export async function checkStorage(storage: Storage, name: string): Promise<Finding> {
  const key = `doctor/${createSecretId(12)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '0')}`;
  const content = Buffer.from('written by npm run doctor');
  try {
    await storage.put(key, content);
    const read = await storage.get(key);
    await storage.remove(key);
    if (!read?.equals(content)) return fail(`The store ${name} does not return what was written.`, 'Check the service behind the store.');
    if (await storage.get(key)) return fail(`The store ${name} does not remove files.`, 'Allow the key to delete objects (s3:DeleteObject).');
    return ok(`The store ${name} writes, reads and removes files.`);
  } catch (error) {
    const advice = name === 's3' ? 'Check the S3_ settings, and what the key may do.' : 'Check DATA_DIR and who may write there.';
    return fail(`The store ${name} fails: ${describeReason(error)}`, advice);
  }
}
