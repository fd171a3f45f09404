import { readFileSync, writeFileSync } from 'node:fs';
import { writeOssReport } from '#modules/invoicing';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('oss', 'Writes the quarterly VAT report of the One-Stop Shop.')
  .requiredOption('--quarter <quarter>', 'the quarter, such as 2026-Q3')
  .option('--rates <file>', 'CSV with the columns day,currency,rate')
  .option('--out <file>', 'file for the report; default: standard output')
  .addHelpText(
    'after',
    `
The rates are units for one euro as published by the European Central Bank for the last day of the quarter, and of each
earlier quarter with credit notes.

Example:
  npm run oss -- --quarter 2026-Q3 --rates rates.csv --out report.csv`,
  )
  .action(({ quarter, rates, out }: { quarter: string; rates?: string; out?: string }) => {
    const text = rates === undefined ? '' : readFileSync(rates, 'utf8');
    return runWithDatabase(async ({ db }) => {
      const { report: csv, business } = await writeOssReport(db, { quarter, rates: text });
      for (const { number, vatId, status } of business)
        console.error(`Left out: ${number} to ${vatId}, ${status === 'valid' ? 'a business (VIES)' : 'VIES has not confirmed the VAT id yet'}`);
      if (out === undefined) process.stdout.write(csv);
      else writeFileSync(out, csv);
    });
  });

await runCommand(program);
