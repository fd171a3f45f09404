import { readFileSync, writeFileSync } from 'node:fs';
import { writeEcSalesList } from '#modules/invoicing';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('ec-sales', 'Writes the EC sales list: exempt supplies to businesses in other member states.')
  .requiredOption('--period <period>', 'a quarter such as 2026-Q4, or a month such as 2026-11')
  .option('--rates <file>', 'CSV with the columns day,currency,rate')
  .option('--out <file>', 'file for the list; default: standard output')
  .addHelpText(
    'after',
    `
The rates are units for one euro as published by the European Central Bank for the day of each invoice in another currency.

Example:
  npm run ec-sales -- --period 2026-Q4 --rates rates.csv --out list.csv`,
  )
  .action(({ period, rates, out }: { period: string; rates?: string; out?: string }) => {
    const text = rates === undefined ? '' : readFileSync(rates, 'utf8');
    return runWithDatabase(async ({ db }) => {
      const list = await writeEcSalesList(db, { period, rates: text });
      if (out === undefined) process.stdout.write(list);
      else writeFileSync(out, list);
    });
  });

await runCommand(program);
