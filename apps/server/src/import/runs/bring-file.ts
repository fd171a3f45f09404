import { randomUUID } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { now } from '#kit/clock';
import { ShopError } from '#kit/errors';
import type { Services } from '#platform/services';
import type { Tx } from '#platform/transaction';
import { isShopify } from '../read-shopify-csv.ts';
import { isZip, readXlsx } from '../reading/read-xlsx.ts';
import { guessMapping } from '../table/table-columns.ts';
import { importRuns } from '../tables.ts';
import { readRunTable } from './run-file.ts';
import { usualOptions } from './run-options.ts';

/** Fifty thousand lines have some 20 MB. */
export const MOST_BYTES = 50 * 1024 * 1024;

/** A file that was brought, known by its content. */
export interface BroughtFile {
  fileName: string;
  storageKey: string;
  bytes: number;
  format: 'shopify' | 'table';
  mapping: Record<string, string>;
}

/**
 * Keeps a file that is being sent, and looks what it is: a workbook is turned into the rows of its first sheet, everything
 * else must be text with a header.
 * @throws ShopError FileTooLarge, NotText, NotCsv, NotAWorkbook, WorkbookTooLarge, NoLines
 */
export async function bringFile(
  { storage }: Pick<Services, 'storage'>,
  { body, name }: { body: ReadableStream | null; name: string },
): Promise<BroughtFile> {
  const id = randomUUID();
  const sent = `imports/${id}.csv`;
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _, next) {
      bytes += chunk.byteLength;
      next(bytes > MOST_BYTES ? tooLarge() : null, chunk);
    },
  });
  await storage.putStream(sent, body ? Readable.fromWeb(body) : Readable.from([]), limit);
  let storageKey = sent;
  try {
    const content = (await storage.get(sent)) ?? Buffer.alloc(0);
    if (isZip(content)) {
      storageKey = `imports/${id}.rows`;
      await storage.put(storageKey, Buffer.from(await readXlsx(content)));
      await storage.remove(sent);
    }
    const { table } = await readRunTable(storage, storageKey, {});
    if (table.size === 0) throw new ShopError('NoLines', 422, 'The file has no lines below its header.');
    const format = isShopify(table.header) ? 'shopify' : 'table';
    return { fileName: name, storageKey, bytes, format, mapping: format === 'shopify' ? {} : guessMapping(table.header) };
  } catch (error) {
    await storage.remove(storageKey);
    await storage.remove(sent);
    throw error;
  }
}

const tooLarge = () => new ShopError('FileTooLarge', 413, `A file may have ${MOST_BYTES / 1024 / 1024} MB. Divide it.`, { mostBytes: MOST_BYTES });

/** Begins a run with a file that was brought. @returns its id */
export async function beginRun(tx: Tx, file: BroughtFile, userId: number): Promise<number> {
  const [run] = await tx
    .insert(importRuns)
    .values({ ...file, status: 'uploaded', options: { ...usualOptions }, startedBy: userId, createdAt: now() })
    .returning({ id: importRuns.id });
  if (!run) throw new Error('the run was not kept');
  return run.id;
}
