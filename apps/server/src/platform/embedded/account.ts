import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';

/** An unprivileged account of this machine that the database server runs as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

const PREFERRED = ['postgres', 'nobody', 'daemon'];

/**
 * Returns the account to run PostgreSQL as. PostgreSQL refuses to run as root, so root uses an account that exists in passwd (initdb looks it up
 * there).
 * @param cluster the cluster's folder; its current owner is kept, so that a later start can read it
 * @returns undefined when this process is not root: the server then runs as the current user
 */
export function findDatabaseAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readAccounts();
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  const chosen =
    (owner ? accounts.find(({ uid }) => uid === owner) : undefined) ??
    PREFERRED.map((name) => accounts.find((account) => account.name === name)).find(Boolean) ??
    accounts[0];
  if (chosen) return chosen;
  throw new StartError('PostgreSQL never runs as root and this machine has no other account: add one (useradd selvedge), or set DATABASE_URL.');
}

/** Returns whether the account can enter a folder. Tests the access, because file modes alone are not sufficient (ACLs, mounts). */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return true;
  const { uid, gid } = account;
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { uid, gid, cwd: '/' }).status === 0;
}

/** @returns the topmost parent folder of `folder` that the account cannot enter */
export function findClosedParent(account: Account | undefined, folder: string): string | undefined {
  const parent = dirname(folder);
  const above = parent === folder ? undefined : findClosedParent(account, parent);
  return above ?? (canEnter(account, folder) ? undefined : folder);
}

function readAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && Number(fields[2]) > 0)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
