import { resolve } from 'node:path';
import { backUp } from './backup.ts';
import { connect } from './database.ts';
import { runCommand } from './run-process.ts';
import { StartError } from './start-error.ts';
import { openStorage } from './storage.ts';

/** `npm run backup -- FILE`: the whole shop into one file, while it is open or not. */
await runCommand(async ({ config, log, lifecycle }) => {
  const file = process.argv[2];
  if (!file) throw new StartError('Which file? npm run backup -- FILE');
  const database = await connect(config, { log, attach: true });
  lifecycle.onStop('database', database.close);
  const { rows, files } = await backUp({ connection: database.connection, mediaFolder: openStorage(config.dataDir).folder }, resolve(file));
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`${file}: ${total} rows of ${Object.keys(rows).length} tables, ${files} files.`);
});
