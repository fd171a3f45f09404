import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ShopError } from '#kit/errors';
import { writeOssReport } from '#modules/invoicing';
import { readConfig } from '#platform/config';
import { connect } from '#platform/database';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { StartError } from '#platform/start-error';

const usage = `npm run oss -- --quarter 2026-Q3 [--rates rates.csv] [--out report.csv]
  --rates   CSV with the columns day,currency,rate: units for one euro as the European Central Bank published them
            for the last day of the quarter, and of each earlier quarter that something was credited of
  --out     where the report is written; to the screen if left out`;

try {
  await report();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ShopError || isUnreadable(error))) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function report(): Promise<void> {
  const { values } = parseArgs({
    strict: false,
    options: { quarter: { type: 'string' }, rates: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const { quarter, rates, out, help } = values;
  if (help || typeof quarter !== 'string') throw new StartError(usage);
  const text = typeof rates === 'string' ? readFileSync(rates, 'utf8') : '';
  const config = readConfig();
  const database = await connect(config, { attach: true, log: createLog('warn') });
  try {
    await migrate(database);
    const csv = await writeOssReport(database.db, { quarter, rates: text });
    if (typeof out === 'string') writeFileSync(out, csv);
    else process.stdout.write(csv);
  } finally {
    await database.close();
  }
}

function isUnreadable(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'EACCES'].includes(String(error.code));
}
