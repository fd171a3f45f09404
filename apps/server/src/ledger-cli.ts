import { verifyLedger } from '#modules/affiliates';
import { readConfig } from '#platform/config';
import { connect } from '#platform/database';
import { createLog } from '#platform/log';
import { StartError } from '#platform/start-error';

const usage = `npm run ledger:verify    whether the affiliates' ledgers are whole; reads only, any day, on a shop that is open
Works every chain out again from its first entry. Ends with 1 and a line for each place where one breaks, or where a sum is not
that of its entries.`;

try {
  await verify();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function verify(): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(usage);
    return;
  }
  const database = await connect(readConfig(), { attach: true, log: createLog('warn') });
  try {
    const { affiliates, entries, breaks } = await verifyLedger(database.db);
    console.log(`${entries} entries of ${affiliates} affiliates`);
    for (const line of breaks) console.log(`BROKEN  ${line}`);
    console.log(breaks.length === 0 ? 'Every chain holds.' : `${breaks.length} ${breaks.length === 1 ? 'place does' : 'places do'} not hold.`);
    if (breaks.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}
