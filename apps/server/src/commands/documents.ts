import { writeFileSync } from 'node:fs';
import { findParcel } from '#modules/fulfilment';
import {
  getDocumentName,
  printPackingSlip,
  DocumentNotReady,
  listDocuments,
  printDocument,
  listUnprintedDocuments,
  writeInvoice,
} from '#modules/invoicing';
import { getOrderByNumber } from '#modules/orders';
import type { Db } from '#platform/database';
import { openStorage } from '#platform/storage/stores';
import { createProgram, runCommand, runWithDatabase, type OpenDatabase } from './run-command.ts';

const program = createProgram('documents', 'Lists and writes invoices, credit notes and packing slips.');

program
  .command('list')
  .description('lists the documents of an order')
  .argument('<order>', 'order or invoice number')
  .action((name: string) => runWithDatabase(({ db }) => printDocuments(db, name)));

program
  .command('print')
  .description('writes an invoice or credit note as issued to a file')
  .argument('<number>', 'number of the document')
  .argument('[file]', 'default: the number with the ending .pdf')
  .action((number: string, file: string = getFileName(number)) =>
    runWithDatabase(async (opened) => {
      const { bytes, isAsIssued } = await printDocument(getPrinting(opened), number.toUpperCase());
      save(bytes, file);
      if (!isAsIssued) console.log('The file differs from the original, which was lost or changed.');
    }),
  );

program
  .command('slip')
  .description('writes the packing slip of a parcel to a file')
  .argument('<parcel>', 'number of the parcel')
  .argument('[file]', 'default: the number with the ending .pdf')
  .action((number: string, file: string = getFileName(number)) =>
    runWithDatabase(async ({ db }) => save(await printPackingSlip(db, await findParcel(db, number)), file)),
  );

program
  .command('print-missing')
  .description('prints all documents that were not printed yet')
  .action(() => runWithDatabase((opened) => printMissing(getPrinting(opened))));

const getPrinting = ({ config, log, db }: OpenDatabase): Parameters<typeof printDocument>[0] => ({
  config,
  log,
  db,
  storage: openStorage(config),
});

const getFileName = (number: string): string => `${number.toLowerCase()}.pdf`;

function save(bytes: Buffer, file: string): void {
  writeFileSync(file, bytes);
  console.log(`${file}, ${Math.ceil(bytes.byteLength / 1024)} KB`);
}

async function printDocuments(db: Db, name: string): Promise<void> {
  const { id } = await getOrderByNumber(db, name);
  await writeInvoice(db, id);
  for (const { kind, number, issuedOn, total, currency } of await listDocuments(db, id)) {
    console.log(`${number}  ${getDocumentName(kind, 'en').toLowerCase().padEnd(11)}  ${issuedOn}  ${total} ${currency} in minor units`);
  }
}

async function printMissing(printing: Parameters<typeof printDocument>[0]): Promise<void> {
  let [printed, waiting] = [0, 0];
  for (const number of await listUnprintedDocuments(printing.db)) {
    try {
      await printDocument(printing, number);
      printed += 1;
    } catch (error) {
      if (!(error instanceof DocumentNotReady)) throw error;
      waiting += 1;
    }
  }
  console.log(`${printed} printed${waiting > 0 ? `, ${waiting} wait for a seller of their country` : ''}.`);
}

await runCommand(program);
