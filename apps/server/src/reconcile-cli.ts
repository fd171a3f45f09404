import { parseArgs } from 'node:util';
import { readConfig } from '#platform/config';
import { connect } from '#platform/database';
import { createLog } from '#platform/log';
import { StartError } from '#platform/start-error';
import { reconcileShop } from './reconcile/reconcile-shop.ts';

const usage = `npm run reconcile    whether orders, money, stock and numbers add up; reads only, any day, on a shop that is open
Ends with 1 and a line for each thing that does not add up. What still waits for a job or for somebody is told, and is no fault.
Amounts are minor units: 1999 EUR is 19.99.`;

try {
  await reconcile();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function reconcile(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log(usage);
    return;
  }
  const database = await connect(readConfig(), { attach: true, log: createLog('warn') });
  try {
    const { figures, findings } = await reconcileShop(database.db);
    const wrong = findings.filter(({ isWaiting }) => !isWaiting);
    for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`);
    for (const { rule, about, problem } of findings.filter(({ isWaiting }) => isWaiting)) console.log(`waits  ${rule}  ${about}: ${problem}`);
    for (const { rule, about, problem } of wrong) console.log(`WRONG  ${rule}  ${about}: ${problem}`);
    console.log(wrong.length === 0 ? 'Everything adds up.' : `${wrong.length} ${wrong.length === 1 ? 'thing does' : 'things do'} not add up.`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}
