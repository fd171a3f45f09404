import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { grantAffiliateRole, userContact } from '#modules/accounts';
import { addAffiliateCode, AffiliateCodeTaken, changeAffiliateCode } from '#modules/tracking';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { firstHash } from './chain.ts';
import { codesFor, isAffiliateCode } from './code-of-name.ts';
import type { AffiliateApplication } from './contract.ts';
import { AlreadyApplied, ProgrammeClosed } from './errors.ts';
import { moveAffiliate } from './move-affiliate.ts';
import { noteMove } from './note-move.ts';
import { profileIssues } from './profile-issues.ts';
import { programmeOf } from './programme.ts';
import { affiliates } from './tables.ts';
import { taxKept } from './update-profile.ts';

/**
 * Applies for the programme: pending until somebody decides in the back office. Whoever was a customer alone is an affiliate too.
 * Whoever was rejected may apply anew, with what he has mended.
 * @returns the affiliate's id
 * @throws InvalidInput field by field; AlreadyApplied, ProgrammeClosed, AffiliateCodeTaken
 */
export async function applyForProgramme(db: Db, { userId, application }: { userId: number; application: AffiliateApplication }): Promise<number> {
  const issues = await applicationIssues(db, application);
  if (issues.length > 0) throw new InvalidInput(issues);
  const { code, hasAcceptedTerms: _, ...said } = application;
  const kept = { ...said, tax: taxKept(said.tax) };
  return inTransaction(db, async (tx) => {
    if (!(await programmeOf(tx)).isOpen) throw new ProgrammeClosed();
    const [known] = await tx
      .select({ id: affiliates.id, status: affiliates.status })
      .from(affiliates)
      .where(eq(affiliates.userId, userId))
      .for('update');
    if (known && known.status !== 'rejected') throw new AlreadyApplied();
    const at = now();
    if (known) {
      // Nobody has ever come by his code: he was never taken in.
      if (code !== '') await changeAffiliateCode(tx, known.id, code);
      await tx
        .update(affiliates)
        .set({ ...kept, termsAcceptedAt: at, appliedAt: at })
        .where(eq(affiliates.id, known.id));
      await moveAffiliate(tx, { affiliateId: known.id, move: 'reapply', actor: 'affiliate', reason: '' });
      return known.id;
    }
    const id = await codeFor(tx, userId, code);
    const dates = { termsAcceptedAt: at, appliedAt: at, changedAt: at };
    await tx.insert(affiliates).values({ id, userId, status: 'pending', ...kept, ...dates, ledgerHash: firstHash(id) });
    await grantAffiliateRole(tx, userId);
    await noteMove(tx, { affiliateId: id, from: null, to: 'pending', actor: 'affiliate', reason: '' });
    return id;
  });
}

async function applicationIssues(db: Db, application: AffiliateApplication): Promise<FieldIssue[]> {
  const isCode = application.code === '' || isAffiliateCode(application.code);
  return [
    ...(isCode ? [] : [{ field: 'code', code: 'format' }]),
    ...(await profileIssues(db, application)),
    ...(application.hasAcceptedTerms ? [] : [{ field: 'hasAcceptedTerms', code: 'required' }]),
  ];
}

/** The code he would like, or the first free one of his name. */
async function codeFor(tx: Tx, userId: number, wanted: string): Promise<number> {
  if (wanted !== '') return addAffiliateCode(tx, { code: wanted, userId });
  const contact = await userContact(tx, userId);
  for (const code of codesFor(`${contact?.firstName ?? ''} ${contact?.lastName ?? ''}`)) {
    try {
      return await addAffiliateCode(tx, { code, userId });
    } catch (error) {
      if (!(error instanceof AffiliateCodeTaken)) throw error;
    }
  }
  throw new AffiliateCodeTaken();
}
