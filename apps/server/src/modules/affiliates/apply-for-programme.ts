import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { grantAffiliateRole, userContact } from '#modules/accounts';
import { addAffiliateCode, AffiliateCodeTaken } from '#modules/tracking';
import type { Db } from '#platform/database';
import { publish } from '#platform/outbox';
import { inTransaction, type Tx } from '#platform/transaction';
import { firstHash } from './chain.ts';
import { codesFor, isAffiliateCode } from './code-of-name.ts';
import type { AffiliateApplication } from './contract.ts';
import { AlreadyApplied, ProgrammeClosed } from './errors.ts';
import { programmeOf } from './programme.ts';
import { affiliateEvents, affiliates } from './tables.ts';

declare module '#platform/outbox' {
  interface EventMap {
    /** An affiliate has applied, or was moved; `eventId`: the step of his history that says so. */
    'affiliate.moved': { affiliateId: number; eventId: number };
  }
}

/**
 * Applies for the programme: pending until somebody decides in the back office. Whoever was a customer alone is an affiliate too.
 * @returns the affiliate's id
 * @throws InvalidInput field by field; AlreadyApplied, ProgrammeClosed, AffiliateCodeTaken
 */
export async function applyForProgramme(db: Db, { userId, application }: { userId: number; application: AffiliateApplication }): Promise<number> {
  const issues = applicationIssues(application);
  if (issues.length > 0) throw new InvalidInput(issues);
  return inTransaction(db, async (tx) => {
    if (!(await programmeOf(tx)).isOpen) throw new ProgrammeClosed();
    const [known] = await tx.select({ id: affiliates.id }).from(affiliates).where(eq(affiliates.userId, userId));
    if (known) throw new AlreadyApplied();
    const id = await codeFor(tx, userId, application.code);
    const { code: _, hasAcceptedTerms: __, ...kept } = application;
    const at = now();
    const dates = { termsAcceptedAt: at, appliedAt: at, changedAt: at };
    await tx.insert(affiliates).values({ id, userId, status: 'pending', ...kept, ...dates, ledgerHash: firstHash(id) });
    await grantAffiliateRole(tx, userId);
    await noteMove(tx, { affiliateId: id, from: null, to: 'pending', actor: 'affiliate', reason: '' });
    return id;
  });
}

/** Writes a step of an affiliate's history, and tells of it. */
export async function noteMove(tx: Tx, move: Omit<typeof affiliateEvents.$inferInsert, 'id' | 'at'>): Promise<void> {
  const [event] = await tx
    .insert(affiliateEvents)
    .values({ ...move, at: now() })
    .returning({ id: affiliateEvents.id });
  if (!event) throw new Error('the step was not written');
  await publish(tx, { type: 'affiliate.moved', payload: { affiliateId: move.affiliateId, eventId: event.id } });
}

export function applicationIssues({
  code,
  website,
  channels,
  audience,
  countryIds,
  promotion,
  tax,
  hasAcceptedTerms,
}: AffiliateApplication): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const need = (field: string, isThere: boolean, wrong = 'required') => {
    if (!isThere) issues.push({ field, code: wrong });
  };
  need('code', code === '' || isAffiliateCode(code), 'format');
  need('website', website !== '');
  need('website', website === '' || isWebsite(website), 'url');
  need('channels', channels.length > 0, 'choose');
  need('audience', audience !== '');
  need('countryIds', countryIds.length > 0, 'choose');
  need('promotion', promotion !== '');
  for (const field of ['name', 'address', 'postalCode', 'city'] as const) need(`tax.${field}`, tax[field] !== '');
  need('hasAcceptedTerms', hasAcceptedTerms);
  return issues;
}

const isWebsite = (address: string): boolean => {
  const whole = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) && new URL(whole).hostname.includes('.');
};

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
