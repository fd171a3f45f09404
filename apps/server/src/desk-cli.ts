import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ShopError } from '#kit/errors';
import { readConfig } from '#platform/config';
import { connect, type Database } from '#platform/database';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { StartError } from '#platform/start-error';
import { doDeskWork } from './desk/do-desk-work.ts';

const usage = `npm run desk                                   what waits
npm run desk -- confirm ORDER                  lets an order through that waits for you
npm run desk -- refuse ORDER WHY               turns it away; the customer reads that, not why
npm run desk -- pack ORDER [SKU=2 ...]         puts all that is left into a parcel, or these pieces
npm run desk -- ship PARCEL TRACKING [CARRIER] hands it to the carrier (no TRACKING for a pickup)
npm run desk -- deliver PARCEL                 it has arrived
npm run desk -- fail PARCEL [WHY]              nobody took it; it may be brought once more
npm run desk -- back PARCEL [WHY]              it came back: restocked, given back
npm run desk -- lost PARCEL [WHY]              the carrier lost it: given back
npm run desk -- remit ORDER AMOUNT [PAPER]     the carrier has handed the cash over
npm run desk -- cancel-lines ORDER SKU=1 ... --why TEXT   takes pieces out that are not packed
npm run desk -- import-deliveries FILE         a carrier's CSV: tracking number, status, time
  ORDER is an order number or an invoice number; PARCEL a parcel's, or its order's if there is only one
  --by NAME   who does it; the name of this machine's user if left out
  --why TEXT  why`;

try {
  await workAtDesk();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ShopError || isUnreadable(error))) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function workAtDesk(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { by: { type: 'string' }, why: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const [command = 'list', ...words] = positionals;
  const actor = typeof values.by === 'string' ? values.by : userInfo().username;
  const why = typeof values.why === 'string' ? values.why : '';
  const text = command === 'import-deliveries' && words[0] ? readFileSync(words[0], 'utf8') : '';
  const config = readConfig();
  const database: Database = await connect(config, { attach: true, log: createLog('warn') });
  try {
    await migrate(database);
    const said = await doDeskWork(database.db, { command, words, actor, why, text });
    if (said === null) throw new StartError(usage);
    console.log(said);
  } finally {
    await database.close();
  }
}

function isUnreadable(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'EACCES'].includes(String(error.code));
}
