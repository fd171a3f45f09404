import { readFileSync } from 'node:fs';
import { importEcbRates, listRates, parseEcbRates, parseRateTable, recordRates } from '#modules/exchange-rates';
import { StartError } from '#platform/start-error';
import { inTransaction } from '#platform/transaction';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('exchange-rates', 'Imports and lists exchange rates of the euro.');

program
  .command('fetch')
  .description('fetches the reference rates of the European Central Bank')
  .action(() =>
    runWithDatabase(async ({ db, config }) => {
      const count = await importEcbRates({ db, config }, new AbortController().signal);
      if (count === null) throw new StartError('No address is configured: set ECB_RATES_URL.');
      console.log(`${count} rates were stored.`);
    }),
  );

program
  .command('import')
  .description('imports rates from a file: XML of the European Central Bank, or CSV with the columns day,currency,rate')
  .argument('<file>', 'the file')
  .option('--source <source>', 'who published the rates of a CSV file')
  .action((file: string, { source }: { source?: string }) => {
    const text = readFileSync(file, 'utf8');
    const isXml = /^\s*</.test(text.replace(/^\uFEFF/, ''));
    if (!isXml && !source?.trim()) throw new StartError('A CSV file needs --source: who published the rates.');
    const rates = isXml ? parseEcbRates(text) : parseRateTable(text, source?.trim() ?? '');
    return runWithDatabase(async ({ db }) => {
      const count = await inTransaction(db, (tx) => recordRates(tx, rates, 'npm run exchange-rates'));
      console.log(`${count} rates were stored.`);
    });
  });

program
  .command('list')
  .description('lists the stored rates, the latest first')
  .option('--currency <code>', 'one currency')
  .action(({ currency }: { currency?: string }) =>
    runWithDatabase(async ({ db }) => {
      for (const rate of await listRates(db, { currency, limit: 100 }))
        console.log(`${rate.day}  1 EUR = ${rate.units} ${rate.currency}  ${rate.source}`);
    }),
  );

await runCommand(program);
