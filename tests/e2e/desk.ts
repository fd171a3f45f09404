import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Runs a script of the server's on the shop under test, as its staff would. */
export async function onServedShop(script: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: readFileSync('.cache/served-data-dir', 'utf8') };
  return (await promisify(execFile)(process.execPath, ['--import', 'tsx', `apps/server/src/${script}`, ...words], { env })).stdout;
}

/** Orders are packed, shipped and delivered. */
export const deliverOrders = (...orderNumbers: string[]): Promise<string> => onServedShop('testing/deliver-orders.ts', ...orderNumbers);

/** A return may be sent. */
export const approveReturn = (returnNumber: string): Promise<string> => onServedShop('returns-cli.ts', 'approve', returnNumber, '--by', 'Mira');

/** What somebody at the desk does. @returns what it answers */
export const atDesk = (...words: string[]): Promise<string> => onServedShop('desk-cli.ts', ...words, '--by', 'Mira');
