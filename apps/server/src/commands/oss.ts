import { writeFileSync } from 'node:fs';
import { writeOssReport } from '#modules/invoicing';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('oss', 'Writes the quarterly VAT report of the One-Stop Shop.')
  .requiredOption('--quarter <quarter>', 'the quarter, such as 2026-Q3')
  .option('--out <file>', 'file for the report; default: standard output')
  .addHelpText(
    'after',
    `
Amounts in other currencies are converted by the stored rates of the European Central Bank for the last day of the quarter, and
of each earlier quarter with credit notes. npm run exchange-rates imports missing rates.

Example:
  npm run oss -- --quarter 2026-Q3 --out report.csv`,
  )
  .action(({ quarter, out }: { quarter: string; out?: string }) => {
    return runWithDatabase(async ({ db }) => {
      const { report: csv, business } = await writeOssReport(db, { quarter });
      for (const { number, vatId, status } of business)
        console.error(`Left out: ${number} to ${vatId}, ${status === 'valid' ? 'a business (VIES)' : 'VIES has not confirmed the VAT id yet'}`);
      if (out === undefined) process.stdout.write(csv);
      else writeFileSync(out, csv);
    });
  });

await runCommand(program);
