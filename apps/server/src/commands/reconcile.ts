import { reconcileProvider } from '#modules/payments';
import { reconcileShop } from '../reconcile/reconcile-shop.ts';
import { countParser } from './parse-values.ts';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('reconcile', 'Checks orders, money, stock and numbers; read-only, safe on a running shop.')
  .option('--provider', 'also asks the payment providers about each payment of the last days, their fees and payouts')
  .option('--days <count>', 'number of days for --provider', countParser('days'), 7)
  .addHelpText(
    'after',
    `
Exits with 1 and prints a line per discrepancy. Work that waits for a job or a person is listed too, but is not a discrepancy.
Amounts are minor units: 1999 EUR is 19.99.`,
  )
  .action(({ provider, days }: { provider?: true; days: number }) =>
    runWithDatabase(
      async ({ config, db }) => {
        const { figures, discrepancies: discrepancies } = await reconcileShop(db);
        if (provider) {
          const asked = await reconcileProvider(db, config, days);
          Object.assign(figures, asked.figures);
          discrepancies.push(...asked.discrepancies);
        }
        const wrong = discrepancies.filter(({ isWaiting }) => !isWaiting);
        for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`);
        for (const { rule, about, problem } of discrepancies.filter(({ isWaiting }) => isWaiting))
          console.log(`waits  ${rule}  ${about}: ${problem}`);
        for (const { rule, about, problem } of wrong) console.log(`WRONG  ${rule}  ${about}: ${problem}`);
        console.log(wrong.length === 0 ? 'There are no discrepancies.' : `${wrong.length} ${wrong.length === 1 ? 'discrepancy' : 'discrepancies'}.`);
        if (wrong.length > 0) process.exitCode = 1;
      },
      { migrates: false },
    ),
  );

await runCommand(program);
