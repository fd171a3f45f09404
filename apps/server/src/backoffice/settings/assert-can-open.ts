import { InvalidInput, type FieldIssue } from '#kit/errors';
import type { AdminCountry } from '#modules/countries';
import { listUnreadyPages, type UnreadyPage } from '#modules/legal';
import type { StaffCaller } from '#platform/http';
import type { Tx } from '#platform/transaction';

interface Opening {
  before: AdminCountry;
  /** The country with the changes of this transaction. */
  saved: AdminCountry;
  openingReason: string | null | undefined;
  staff: Pick<StaffCaller, 'areas'>;
}

/** What the audit log keeps about a country that was opened although its legal pages are not ready. */
interface Override {
  openingReason: string;
  unreadyPages: string[];
}

/** Only admins have this area: it cannot be granted to other staff. */
const adminArea = 'staff';

/**
 * Checks that the legal pages of a country are reviewed and complete when it opens, because they bind the seller. An admin can open it
 * anyway, with a reason.
 * @returns what the audit log adds to the change
 * @throws InvalidInput
 */
export async function assertCanOpen(tx: Tx, { before, saved, openingReason, staff }: Opening): Promise<Override | undefined> {
  // A further host shows the pages of its country.
  if (!saved.isActive || before.isActive || saved.hostOf !== null) return undefined;
  const unreadyPages = (await listUnreadyPages(tx, saved)).map(describePage);
  if (unreadyPages.length === 0) return undefined;
  if (!openingReason) throw new InvalidInput([createIssue('isActive', 'legal-pages', `Legal pages are not ready: ${unreadyPages.join('; ')}`)]);
  if (!staff.areas.includes(adminArea))
    throw new InvalidInput([createIssue('openingReason', 'admin-only', 'Only an admin can open a country whose legal pages are not ready')]);
  return { openingReason, unreadyPages };
}

const createIssue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });

const describePage = ({ title, language, isReviewed, missing }: UnreadyPage): string =>
  `${title} in ${language} (${[...(isReviewed ? [] : ['not reviewed']), ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : [])].join('; ')})`;
