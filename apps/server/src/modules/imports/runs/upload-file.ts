import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { now } from '#kit/clock';
import { ShopError } from '#kit/errors';
import type { Services } from '#platform/services';
import type { Tx } from '#platform/transaction';
import { isShopify } from '../products/read-shopify-csv.ts';
import { isZip, readXlsx } from '../reading/read-xlsx.ts';
import { guessMapping } from '../table/table-columns.ts';
import { importRuns } from '../tables.ts';
import { readRunTable } from './run-file.ts';
import { usualOptions } from './run-options.ts';

const maxBytes = 50 * 1024 * 1024;

/** Maximum file size: fifty thousand lines have about 20 MB. */
export const importFileLimit = {
  mostBytes: maxBytes,
  tooLarge: () =>
    new ShopError('FileTooLarge', 413, `The file is too large. The limit is ${maxBytes / 1024 / 1024} MB. Split it into smaller files.`, {
      mostBytes: maxBytes,
    }),
};

/** An uploaded file, identified by its content. */
export interface UploadedFile {
  fileName: string;
  storageKey: string;
  bytes: number;
  format: 'shopify' | 'table';
  mapping: Record<string, string>;
}

/**
 * Stores an uploaded file and detects its format: a workbook is converted to the rows of its first sheet; other files must be text with a header.
 * @param body no longer than {@link importFileLimit}
 * @throws ShopError FileTooLarge, NotText, NotCsv, NotAWorkbook, WorkbookTooLarge, NoLines
 */
export async function uploadFile(
  { storage }: Pick<Services, 'storage'>,
  { body, name }: { body: ReadableStream | null; name: string },
): Promise<UploadedFile> {
  const id = randomUUID();
  const sent = `imports/${id}.csv`;
  await storage.put(sent, body ? Readable.fromWeb(body) : Readable.from([]));
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
    return { fileName: name, storageKey, bytes: content.byteLength, format, mapping: format === 'shopify' ? {} : guessMapping(table.header) };
  } catch (error) {
    await storage.remove(storageKey);
    await storage.remove(sent);
    throw error;
  }
}

/** Creates a run for an uploaded file. @returns the id of the run */
export async function beginRun(tx: Tx, file: UploadedFile, userId: number): Promise<number> {
  const [run] = await tx
    .insert(importRuns)
    .values({ ...file, status: 'uploaded', options: { ...usualOptions }, startedBy: userId, createdAt: now() })
    .returning({ id: importRuns.id });
  if (!run) throw new Error('the import run was not saved');
  return run.id;
}
