import { createHash } from 'node:crypto';
import { RENDERED_FOLDER, type ListedFile, type Storage } from './storage.ts';

/** Result of a move: numbers of files. */
export interface MovedFiles {
  copied: number;
  /** Files that the target already had with the same content. */
  present: number;
  /** Files that are newer in the target, because the shop has written them since. */
  newer: number;
}

/** Number of files that are copied in parallel. */
const MAX_CONCURRENT = 8;

/**
 * Copies all files of a store to another one, except rendered pictures, and then compares the checksums. The shop may write files at the same time; a
 * newer file in the target is kept. A repeated run skips files that were already copied. Removes no files from the source.
 * @throws if a copy differs from its file
 */
export async function moveFiles(from: Storage, to: Storage, onProgress: (done: MovedFiles) => void = () => undefined): Promise<MovedFiles> {
  const done: MovedFiles = { copied: 0, present: 0, newer: 0 };
  const present = new Map<string, ListedFile>();
  for await (const file of to.list()) present.set(file.key, file);
  let batch: Promise<void>[] = [];
  for await (const file of from.list()) {
    if (file.key.startsWith(`${RENDERED_FOLDER}/`)) continue;
    batch.push(moveFile({ from, to }, file, present.get(file.key)).then((outcome) => void (outcome && (done[outcome] += 1))));
    if (batch.length < MAX_CONCURRENT) continue;
    await Promise.all(batch);
    batch = [];
    onProgress(done);
  }
  await Promise.all(batch);
  return done;
}

async function moveFile(
  { from, to }: { from: Storage; to: Storage },
  { key, changedAt }: ListedFile,
  there: ListedFile | undefined,
): Promise<keyof MovedFiles | undefined> {
  const wanted = await readChecksum(from, key);
  // The shop removed the file after it was listed.
  if (wanted === undefined) return undefined;
  if (there && (await readChecksum(to, key)) === wanted) return 'present';
  if (there && there.changedAt > changedAt) return 'newer';
  const file = await from.open(key);
  if (!file) return undefined;
  if (there) await to.put(key, file.stream);
  else if (!(await to.add(key, file.stream))) return (await readChecksum(to, key)) === wanted ? 'present' : 'newer';
  return verifyCopy({ from, to }, key);
}

/** Compares a copy with the original, and removes the copy if the shop has removed the original meanwhile. */
async function verifyCopy({ from, to }: { from: Storage; to: Storage }, key: string): Promise<'copied' | undefined> {
  const [source, copy] = await Promise.all([readChecksum(from, key), readChecksum(to, key)]);
  if (source === undefined) {
    await to.remove(key);
    return undefined;
  }
  if (source !== copy) throw new Error(`The copy of ${key} differs from its file: run the command again.`);
  return 'copied';
}

/** Returns the SHA-256 of a file; undefined if the file does not exist. */
async function readChecksum(storage: Storage, key: string): Promise<string | undefined> {
  const file = await storage.open(key);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of file.stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
