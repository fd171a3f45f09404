import { hasOpenAdmin } from '#modules/accounts';
import type { Db } from '#platform/database';
import { createFindings, type Finding } from './finding.ts';

const { ok, fail } = createFindings('admins');

/** Checks whether at least one admin can sign in to the back office. */
export async function checkAdmins(db: Db): Promise<Finding> {
  return (await hasOpenAdmin(db))
    ? ok('There is an admin.')
    : fail('Nobody can sign in to the back office as an admin.', 'Run npm run admin -- create EMAIL FIRST LAST');
}
