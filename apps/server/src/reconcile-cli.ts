import { parseArgs } from 'node:util';
import { reconcileProvider } from '#modules/payments';
import { readConfig } from '#platform/config';
import { connect } from '#platform/database';
import { createLog } from '#platform/log';
import { StartError } from '#platform/start-error';
import { reconcileShop } from './reconcile/reconcile-shop.ts';

const usage = `npm run reconcile                             whether orders, money, stock and numbers add up; reads only, any day, on a shop that is open
npm run reconcile -- --provider [--days 7]    asks the payment providers too, about each payment of the last days
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
  const { values } = parseArgs({
    options: { provider: { type: 'boolean' }, days: { type: 'string', default: '7' }, help: { type: 'boolean', short: 'h' } },
  });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1) throw new StartError(usage);
  if (values.help) {
    console.log(usage);
    return;
  }
  const config = readConfig();
  const database = await connect(config, { attach: true, log: createLog('warn') });
  try {
    const { figures, findings } = await reconcileShop(database.db);
    if (values.provider) findings.push(...(await reconcileProvider(database.db, config, days)));
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
