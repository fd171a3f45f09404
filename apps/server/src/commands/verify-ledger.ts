import { verifyLedger } from '#modules/affiliates';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('ledger:verify', "Verifies the affiliates' ledgers; read-only, safe on a running shop.")
  .addHelpText(
    'after',
    `
Recomputes every hash chain from its first entry. Exits with 1 and prints a line for each broken chain and each wrong sum.`,
  )
  .action(() =>
    runWithDatabase(
      async ({ db }) => {
        const { affiliates, entries, breaks } = await verifyLedger(db);
        console.log(`${entries} entries of ${affiliates} affiliates`);
        for (const line of breaks) console.log(`BROKEN  ${line}`);
        console.log(breaks.length === 0 ? 'Every chain holds.' : `${breaks.length} ${breaks.length === 1 ? 'place does' : 'places do'} not hold.`);
        if (breaks.length > 0) process.exitCode = 1;
      },
      { migrates: false },
    ),
  );

await runCommand(program);
