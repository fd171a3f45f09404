import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Runs one of the server's scripts on the shop under test, as staff would. @returns its output */
export async function runOnServedShop(script: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: readFileSync('.cache/served-data-dir', 'utf8') };
  return (await promisify(execFile)(process.execPath, ['--import', 'tsx', `apps/server/src/${script}`, ...words], { env })).stdout;
}

/** Packs, ships and delivers orders. */
export const deliverOrders = (...orderNumbers: string[]): Promise<string> => runOnServedShop('testing/orders/deliver-orders.ts', ...orderNumbers);

/** Approves a return. */
export const approveReturn = (returnNumber: string): Promise<string> =>
  runOnServedShop('commands/returns.ts', 'approve', returnNumber, '--by', 'Mira');

/** Runs a command of the order queue. @returns its output */
export const runOrdersCommand = (...words: string[]): Promise<string> => runOnServedShop('commands/orders.ts', ...words, '--by', 'Mira');
