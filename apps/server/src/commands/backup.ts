import { resolve } from 'node:path';
import { now } from '#kit/clock';
import { backUpShop } from '#platform/backup';
import { recordBackup } from '#platform/backup/last-backup';
import { openStorage } from '#platform/storage/stores';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('backup', 'Writes the whole shop into one file. The shop may be running.')
  .argument('<file>', 'the file to write')
  .action((file: string) =>
    runWithDatabase(
      async ({ config, database }) => {
        const storage = openStorage(config);
        const madeAt = now().toISOString();
        const { rows, files } = await backUpShop({ connection: database.connection, storage }, resolve(file));
        await recordBackup(storage, { madeAt, file: resolve(file) });
        const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
        console.log(`${file}: ${total} rows of ${Object.keys(rows).length} tables, ${files} files.`);
      },
      { migrates: false, closesOnSignals: true },
    ),
  );

await runCommand(program);
