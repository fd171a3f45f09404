import { resolve } from 'node:path';
import { connect } from './database.ts';
import { restore } from './restore.ts';
import { runCommand } from './run-process.ts';
import { StartError } from './start-error.ts';
import { openStorage } from './storage.ts';

/** `npm run restore -- FILE [--force]`: puts a backup in place; the shop must be stopped. */
await runCommand(async ({ config, log, lifecycle }) => {
  const file = process.argv.slice(2).find((word) => !word.startsWith('--'));
  if (!file) throw new StartError('Which file? npm run restore -- FILE [--force]');
  const database = await connect(config, { log });
  lifecycle.onStop('database', database.close);
  const storage = openStorage(config.dataDir);
  const { rows, files } = await restore({ database, storage, log }, resolve(file), { force: process.argv.includes('--force') });
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`Restored ${total} rows of ${Object.keys(rows).length} tables and ${files} files from ${file}.`);
});
