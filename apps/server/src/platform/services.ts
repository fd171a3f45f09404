import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mailer.ts';
import type { Storage } from './storage/storage.ts';

/** External dependencies of routes and jobs. */
export interface Services {
  config: Config;
  db: Db;
  log: Log;
  mailer: Mailer;
  storage: Storage;
}
