import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';
import { findClosedParent, findDatabaseAccount, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);
const MAJOR_VERSION = '18';
/** Maximum length in bytes. The system's limit is 104 to 108 bytes including `/.s.PGSQL.5432`. */
const MAX_SOCKET_FOLDER_BYTES = 85;

/** A database cluster on disk: its folder and related paths. */
export interface Cluster {
  dataDir: string;
  folder: string;
  ownerFile: string;
  logFile: string;
  password: string;
  account: Account | undefined;
}

/** Returns the paths in a data folder, whether or not they exist yet. */
export function getClusterPaths(dataDir: string) {
  return {
    folder: join(dataDir, 'postgres'),
    ownerFile: join(dataDir, 'postgres.owner'),
    logFile: join(dataDir, 'postgres.log'),
    passwordFile: join(dataDir, 'postgres.password'),
  };
}

/**
 * Opens the data folder for the account that runs the server.
 * @throws StartError when the account cannot enter a parent folder
 */
export function openDataFolder(dataDir: string): Account | undefined {
  mkdirSync(dataDir, { recursive: true });
  const account = findDatabaseAccount(getClusterPaths(dataDir).folder);
  if (!account) return undefined;
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  const closed = findClosedParent(account, dataDir);
  if (!closed) return account;
  throw new StartError(
    `DATA_DIR ${dataDir} can't be reached by the account "${account.name}" (PostgreSQL never runs as root): ${closed} is closed to it. Set DATA_DIR to an open place, such as /var/lib/selvedge.`,
  );
}

/** Creates the cluster on the first start; checks it on later ones. */
export async function openCluster(dataDir: string, account: Account | undefined, binaries: Binaries, durable: boolean): Promise<Cluster> {
  const { folder, ownerFile, logFile, passwordFile } = getClusterPaths(dataDir);
  if (!existsSync(folder)) await createCluster(folder, passwordFile, account, binaries, durable);
  assertUsable(folder, passwordFile);
  return { dataDir, folder, ownerFile, logFile, password: readFileSync(passwordFile, 'utf8').trim(), account };
}

async function createCluster(folder: string, passwordFile: string, account: Account | undefined, { initdb }: Binaries, durable: boolean) {
  // The cluster is created under another name and renamed when complete, so that a killed start leaves no incomplete cluster.
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
  // Uses the builtin provider. With the system's provider, an unset LANG creates an SQL_ASCII cluster, where lower() converts only A to Z.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    await run(initdb, ['-D', draft, ...locale, ...access, ...(durable ? [] : ['--no-sync'])], {
      cwd: draft,
      env: buildServerEnvironment(),
      ...readCredentials(account),
    });
  } catch (error) {
    const output = String((error as { stderr?: string }).stderr ?? error)
      .trim()
      .split('\n')
      .at(-1);
    throw new StartError(`The embedded PostgreSQL could not be set up in ${folder}: ${output}. Mend that, or set DATABASE_URL.`);
  }
  renameSync(draft, folder);
}

function assertUsable(folder: string, passwordFile: string): void {
  const uid = process.getuid?.();
  if (uid && statSync(folder).uid !== uid) {
    throw new StartError(
      `${folder} belongs to another account (uid ${statSync(folder).uid}): start the shop with that account, or set another DATA_DIR.`,
    );
  }
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (major !== MAJOR_VERSION) {
    throw new StartError(`${folder} was made by PostgreSQL ${major}, this is ${MAJOR_VERSION}: back up with the older release, then restore here.`);
  }
  if (!existsSync(passwordFile)) {
    throw new StartError(`${passwordFile} is missing, so the database in ${folder} can't be opened: put it back, or restore a backup.`);
  }
}

/** Returns the folder of the Unix socket: the cluster's private folder, or a short path when that path is too long. */
export function getSocketFolder({ folder, account }: Cluster): string {
  if (Buffer.byteLength(folder) <= MAX_SOCKET_FOLDER_BYTES) return folder;
  const short = join(tmpdir(), `selvedge-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  const isNew = mkdirSync(short, { recursive: true, mode: 0o700 }) !== undefined;
  if (isNew && account) chownSync(short, account.uid, account.gid);
  // Another user may already have created a link or a folder with that name.
  const found = lstatSync(short);
  if (found.isDirectory() && found.uid === (account?.uid ?? process.getuid?.())) return short;
  throw new StartError(`${short} belongs to another account: set TMPDIR to a folder of your own, or a DATA_DIR with a shorter path.`);
}

/** Returns the user and group for a server program when this process is root. */
export function readCredentials(account: Account | undefined): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** Returns a small, fixed environment, so that the caller's locale or PG* variables do not affect the server. */
export function buildServerEnvironment(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C', TZ: 'UTC' };
}
