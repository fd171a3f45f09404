import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { grantAffiliateRole, findUserContact } from '#modules/accounts';
import { addAffiliateCode, AffiliateCodeTaken, changeAffiliateCode } from '#modules/tracking';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { computeFirstHash } from '../ledger/hash-entry.ts';
import { isReservedCode } from './is-reserved-code.ts';
import { suggestCodes, isAffiliateCode } from './suggest-codes.ts';
import type { AffiliateApplication } from '../contract.ts';
import { AlreadyApplied, ProgrammeClosed } from '../errors.ts';
import { changeAffiliateStatus } from './change-affiliate-status.ts';
import { recordStatusChange } from './record-status-change.ts';
import { listProfileIssues } from '../profile/profile-issues.ts';
import { getProgramme } from '../programme.ts';
import { affiliates } from '../tables.ts';
import { normalizeTaxData } from '../profile/update-profile.ts';

/**
 * Applies for the programme. The application is pending until an admin decides; a customer becomes an affiliate as well.
 * A rejected affiliate may correct the application and apply again.
 * @returns the affiliate's id
 * @throws InvalidInput field by field; AlreadyApplied, ProgrammeClosed, AffiliateCodeTaken
 */
export async function applyForProgramme(db: Db, { userId, application }: { userId: number; application: AffiliateApplication }): Promise<number> {
  const issues = await listApplicationIssues(db, application);
  if (issues.length > 0) throw new InvalidInput(issues);
  const { code, hasAcceptedTerms: _, ...fields } = application;
  const normalized = { ...fields, tax: normalizeTaxData(fields.tax) };
  return inTransaction(db, async (tx) => {
    if (!(await getProgramme(tx)).isOpen) throw new ProgrammeClosed();
    const [known] = await tx
      .select({ id: affiliates.id, status: affiliates.status })
      .from(affiliates)
      .where(eq(affiliates.userId, userId))
      .for('update');
    if (known && known.status !== 'rejected') throw new AlreadyApplied();
    const at = now();
    if (known) {
      // The code can change: a rejected affiliate was never active, so no visitor has used it.
      if (code !== '' && (await isReservedCode(tx, code))) throw new AffiliateCodeTaken();
      if (code !== '') await changeAffiliateCode(tx, known.id, code);
      await tx
        .update(affiliates)
        .set({ ...normalized, termsAcceptedAt: at, appliedAt: at })
        .where(eq(affiliates.id, known.id));
      await changeAffiliateStatus(tx, { affiliateId: known.id, move: 'reapply', actor: 'affiliate', reason: '' });
      return known.id;
    }
    const id = await createAffiliateCode(tx, userId, code);
    const dates = { termsAcceptedAt: at, appliedAt: at, changedAt: at };
    await tx.insert(affiliates).values({ id, userId, status: 'pending', ...normalized, ...dates, ledgerHash: computeFirstHash(id) });
    await grantAffiliateRole(tx, userId);
    await recordStatusChange(tx, { affiliateId: id, from: null, to: 'pending', actor: 'affiliate', reason: '' });
    return id;
  });
}

async function listApplicationIssues(db: Db, application: AffiliateApplication): Promise<FieldIssue[]> {
  const isCode = application.code === '' || isAffiliateCode(application.code);
  return [
    ...(isCode ? [] : [{ field: 'code', code: 'format' }]),
    ...(await listProfileIssues(db, application)),
    ...(application.hasAcceptedTerms ? [] : [{ field: 'hasAcceptedTerms', code: 'required' }]),
  ];
}

/** Creates the code that the applicant asked for, or the first free one made of their name. */
async function createAffiliateCode(tx: Tx, userId: number, wanted: string): Promise<number> {
  if (wanted !== '') {
    if (await isReservedCode(tx, wanted)) throw new AffiliateCodeTaken();
    return addAffiliateCode(tx, { code: wanted, userId });
  }
  const contact = await findUserContact(tx, userId);
  for (const code of suggestCodes(`${contact?.firstName ?? ''} ${contact?.lastName ?? ''}`)) {
    if (await isReservedCode(tx, code)) continue;
    try {
      return await addAffiliateCode(tx, { code, userId });
    } catch (error) {
      if (!(error instanceof AffiliateCodeTaken)) throw error;
    }
  }
  throw new AffiliateCodeTaken();
}
