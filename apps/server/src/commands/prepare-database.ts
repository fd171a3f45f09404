import { readConfig } from '#platform/config';
import { hasEmbeddedDatabase } from '#platform/embedded-postgres';
import { ignoreProgress } from '../demo/progress.ts';
import { prepareShop } from '../demo/prepare-shop.ts';
import { createProgram, runCommand, runWithDatabase } from './run-command.ts';

/**
 * Creates and fills the embedded database of a new shop. `npm start` runs it during the build of the front ends, because both take about the same
 * time. The shop itself also does this at its start. This command changes nothing if a database exists or another server is configured.
 */
const program = createProgram('start', 'Creates and fills the embedded database of a new shop').action(async () => {
  const { databaseUrl, dataDir } = readConfig();
  if (databaseUrl !== undefined || hasEmbeddedDatabase(dataDir)) return;
  await runWithDatabase(({ config, database }) => prepareShop(database, { config, progress: ignoreProgress }), {
    canAttach: false,
    closesOnSignals: true,
  });
});

await runCommand(program);
