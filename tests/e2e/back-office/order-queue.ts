import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Runs a server command on the shop under test. @param script one that `scripts/serve-for-tests.mjs` bundles @returns its output */
export async function runOnServedShop(script: string, ...words: string[]): Promise<string> {
  // Without warnings: a line about a slow query would be part of the output.
  const env = { ...process.env, LOG_LEVEL: 'error', DATA_DIR: readFileSync('.cache/served-data-dir', 'utf8') };
  return (await promisify(execFile)(process.execPath, [`apps/server/dist-for-tests/${script}.js`, ...words], { env })).stdout;
}

/** Packs, ships and delivers orders. */
export const deliverOrders = (...orderNumbers: string[]): Promise<string> => runOnServedShop('deliver-orders', ...orderNumbers);

/** Approves a return. */
export const approveReturn = (returnNumber: string): Promise<string> => runOnServedShop('returns', 'approve', returnNumber, '--by', 'Mira');

/** Runs a command of the order queue. @returns its output */
export const runOrdersCommand = (...words: string[]): Promise<string> => runOnServedShop('orders', ...words, '--by', 'Mira');
