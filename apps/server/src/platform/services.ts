import type { Config } from './config.ts';
import type { Db } from './database.ts';
import type { Log } from './log.ts';
import type { Reads } from './replicas/open-replicas.ts';
import type { Mailer } from './mailer.ts';
import type { Storage } from './storage/storage.ts';

/** External dependencies of routes and jobs. */
export interface Services {
  config: Config;
  /** The primary database. */
  db: Db;
  /** The databases for browsing; absent: the primary serves it too. */
  reads?: Pick<Reads, 'choose'> | undefined;
  log: Log;
  mailer: Mailer;
  storage: Storage;
}
