import { writeFileSync } from 'node:fs';
import { writeEcSalesList } from '#modules/invoicing';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('ec-sales', 'Writes the EC sales list: exempt supplies to businesses in other member states.')
  .requiredOption('--period <period>', 'a quarter such as 2026-Q4, or a month such as 2026-11')
  .option('--out <file>', 'file for the list; default: standard output')
  .addHelpText(
    'after',
    `
Amounts in other currencies are converted by the stored rates of the European Central Bank for the day of each invoice.
npm run exchange-rates imports missing rates.

Example:
  npm run ec-sales -- --period 2026-Q4 --out list.csv`,
  )
  .action(({ period, out }: { period: string; out?: string }) => {
    return runWithDatabase(async ({ db }) => {
      const list = await writeEcSalesList(db, { period });
      if (out === undefined) process.stdout.write(list);
      else writeFileSync(out, list);
    });
  });

await runCommand(program);
