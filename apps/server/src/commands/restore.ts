import { resolve } from 'node:path';
import { restore } from '#platform/backup/restore';
import { openStorage } from '#platform/storage/stores';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

const program = createProgram('restore', 'Restores a backup. The shop must be stopped.')
  .argument('<file>', 'the file that the backup has written')
  .option('--force', 'replaces the data of a shop that is not empty')
  .action((file: string, { force = false }: { force?: boolean }) =>
    runWithDatabase(
      async ({ config, log, database }) => {
        const { rows, files } = await restore({ database, storage: openStorage(config), log }, resolve(file), { force });
        const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
        console.log(`Restored ${total} rows of ${Object.keys(rows).length} tables and ${files} files from ${file}.`);
      },
      { canAttach: false, migrates: false, closesOnSignals: true },
    ),
  );

await runCommand(program);
