import { createHash } from 'node:crypto';
import { RENDERED_FOLDER, type ListedFile, type Storage } from './storage.ts';

/** What a move did, in files. */
export interface MovedFiles {
  copied: number;
  /** Already there with the same content. */
  present: number;
  /** There with other content that is newer: the shop has written it since. */
  newer: number;
}

/** Files copied at the same time. */
const AT_ONCE = 8;

/**
 * Copies all files of a store into another one, except rendered pictures, and compares the checksums afterwards. The shop may write meanwhile; a
 * file that is newer in the other store is kept. It can be repeated: what is there is not copied again. Nothing is removed from the first store.
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
    if (batch.length < AT_ONCE) continue;
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
  // Removed by the shop since it was listed.
  if (wanted === undefined) return undefined;
  if (there && (await readChecksum(to, key)) === wanted) return 'present';
  if (there && there.changedAt > changedAt) return 'newer';
  const file = await from.open(key);
  if (!file) return undefined;
  if (there) await to.put(key, file.stream);
  else if (!(await to.add(key, file.stream))) return (await readChecksum(to, key)) === wanted ? 'present' : 'newer';
  return verifyCopy({ from, to }, key);
}

/** Compares a copy with its file, and removes it if the shop has removed the file meanwhile. */
async function verifyCopy({ from, to }: { from: Storage; to: Storage }, key: string): Promise<'copied' | undefined> {
  const [source, copy] = await Promise.all([readChecksum(from, key), readChecksum(to, key)]);
  if (source === undefined) {
    await to.remove(key);
    return undefined;
  }
  if (source !== copy) throw new Error(`The copy of ${key} differs from its file: run the command again.`);
  return 'copied';
}

/** Returns the SHA-256 of a file; undefined when there is no such file. */
async function readChecksum(storage: Storage, key: string): Promise<string | undefined> {
  const file = await storage.open(key);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of file.stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
