import { Command } from 'commander';
import type { Logger } from 'pino';
import { InvalidInput, ShopError } from '#kit/errors';
import { readConfig, type Config } from '#platform/config';
import { connect, type Database, type Db } from '#platform/database';
import { createLifecycle, stopOnSignals } from '#platform/lifecycle';
import { createLog } from '#platform/log';
import { migrate } from '#platform/migrate';
import { StartError } from '#platform/start-error';
import { openTagFeed } from '#platform/tags/tag-feed';

/** Creates the program of an npm script. Its help and messages contain the script's name. */
export function createProgram(script: string, description: string): Command {
  return new Command(`npm run ${script} --`).description(description).configureHelp({ showGlobalOptions: true });
}

/** Adds the command `list`, which also runs when no command is given. */
export function addListCommand(program: Command, description: string, list: () => Promise<void>): void {
  program
    .command('list', { isDefault: true })
    .description(description)
    // The parser passes a mistyped command to the default command as an argument.
    .allowExcessArguments()
    .action(async (_options: unknown, { args: [word] }: Command) => {
      if (word !== undefined) program.error(`error: unknown command '${word}'`);
      await list();
    });
}

/** Parses the command line and runs the program. Prints errors that the operator can fix as plain lines, and exits with code 1. */
export async function runCommand(program: Command): Promise<void> {
  try {
    await program.parseAsync();
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ShopError || isFileError(error))) throw error;
    console.error(error instanceof InvalidInput ? formatIssues(error) : error.message);
    process.exitCode = 1;
  }
}

/** Returns one line per invalid value. */
const formatIssues = ({ issues }: InvalidInput): string => issues.map(({ field, code, params }) => `${field}: ${params?.message ?? code}`).join('\n');

/** An open database with the settings and log of the process. */
export interface OpenDatabase {
  config: Config;
  log: Logger;
  database: Database;
  db: Db;
}

interface DatabaseOptions {
  /** Whether the command may use the embedded server of another process. */
  canAttach?: boolean;
  /** Whether to migrate the schema first. */
  migrates?: boolean;
  /** Whether to notify a running shop of changes. */
  notifiesShop?: boolean;
  /** Whether SIGINT and SIGTERM close the database before the process ends. */
  closesOnSignals?: boolean;
}

/** Opens the database for `work` and closes it afterwards. */
export async function runWithDatabase(work: (opened: OpenDatabase) => Promise<void>, options: DatabaseOptions = {}): Promise<void> {
  const { canAttach = true, migrates = true, notifiesShop = false, closesOnSignals = false } = options;
  const config = readConfig();
  const log = createLog('warn');
  const lifecycle = createLifecycle(log);
  if (closesOnSignals) stopOnSignals(lifecycle, log);
  const database = await connect(config, { attach: canAttach, log });
  lifecycle.onStop('database', database.close);
  try {
    if (notifiesShop) lifecycle.onStop('tag feed', openTagFeed({ redisUrl: config.redisUrl, database, log }).close);
    if (migrates) await migrate(database);
    await work({ config, log, database, db: database.db });
  } finally {
    await lifecycle.stop();
  }
}

/** Returns whether an error means that a file from the operator cannot be opened. */
function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'EACCES'].includes(String(error.code));
}
