import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ShopError } from '#kit/errors';
import { findParcel } from '#modules/fulfilment';
import { packingSlip, PaperWaits, papersOf, printPaper, unprintedPapers, writeInvoice } from '#modules/invoicing';
import { findNamedOrder } from '#modules/orders';
import { readConfig } from '#platform/config';
import { connect, type Database } from '#platform/database';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { StartError } from '#platform/start-error';
import { openStorage } from '#platform/storage';

const usage = `npm run papers -- list ORDER            the papers of an order, by order or invoice number
npm run papers -- print NUMBER [FILE]   an invoice or a credit note as it was issued, into a file
npm run papers -- slip PARCEL [FILE]    the packing slip of a parcel
npm run papers -- print-missing         prints all that was not printed yet`;

try {
  await handlePapers();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ShopError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function handlePapers(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false, options: {} });
  const [command, name = '', file] = positionals;
  if (command !== 'print-missing' && !(name && ['list', 'print', 'slip'].includes(command ?? ''))) throw new StartError(usage);
  const config = readConfig();
  const log = createLog('warn');
  const database = await connect(config, { attach: true, log });
  const printing = { config, log, db: database.db, storage: openStorage(config.dataDir) };
  try {
    await migrate(database);
    if (command === 'list') await list(database, name);
    else if (command === 'print') {
      const { bytes, isAsIssued } = await printPaper(printing, name.toUpperCase());
      save(bytes, file ?? `${name.toLowerCase()}.pdf`);
      if (!isAsIssued) console.log('It does not look as it did when it was issued: its file was lost or changed.');
    } else if (command === 'slip') save(await slip(database, name), file ?? `${name.toLowerCase()}.pdf`);
    else await printMissing(printing);
  } finally {
    await database.close();
  }
}

function save(bytes: Buffer, file: string): void {
  writeFileSync(file, bytes);
  console.log(`${file}, ${Math.ceil(bytes.byteLength / 1024)} KB`);
}

async function list({ db }: Database, name: string): Promise<void> {
  const { id } = await findNamedOrder(db, name);
  await writeInvoice(db, id);
  for (const { kind, number, issuedOn, total, currency } of await papersOf(db, id)) {
    console.log(`${number}  ${kind === 'invoice' ? 'invoice    ' : 'credit note'}  ${issuedOn}  ${total} ${currency} in minor units`);
  }
}

async function slip({ db }: Database, number: string): Promise<Buffer> {
  return packingSlip(db, await findParcel(db, number));
}

async function printMissing(printing: Parameters<typeof printPaper>[0]): Promise<void> {
  let [printed, waiting] = [0, 0];
  for (const number of await unprintedPapers(printing.db)) {
    try {
      await printPaper(printing, number);
      printed += 1;
    } catch (error) {
      if (!(error instanceof PaperWaits)) throw error;
      waiting += 1;
    }
  }
  console.log(`${printed} printed${waiting > 0 ? `, ${waiting} wait for a seller of their country` : ''}.`);
}
