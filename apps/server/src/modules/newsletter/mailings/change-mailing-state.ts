import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Tx } from '#platform/transaction';
import { MailingNotFound } from '../errors.ts';
import { mailings, newsletterDeliveries } from '../tables.ts';
import { listMailingProblems } from './list-mailing-problems.ts';
import { listReferenceProblems } from './list-reference-problems.ts';
import { getNextMailingState } from './mailing-transitions.ts';

type Row = typeof mailings.$inferSelect;

/**
 * Schedules a draft. A job selects the recipients at that time, so people who subscribe or unsubscribe until then are respected.
 * @param sendAt null: now
 * @throws MailingNotFound, MailingLocked
 * @throws InvalidInput if the mailing is incomplete, or if the time is in the past
 */
export async function scheduleMailing(tx: Tx, id: number, sendAt: Date | null): Promise<void> {
  const row = await lockRow(tx, id);
  const state = getNextMailingState(row.state, 'schedule');
  if (sendAt !== null && sendAt <= now())
    throw new InvalidInput([{ field: 'sendAt', code: 'past', params: { message: 'Enter a time in the future' } }]);
  const time = sendAt ?? now();
  const problems = [...listMailingProblems(row), ...(await listReferenceProblems(tx, row.blocks, time))];
  if (problems.length > 0) throw new InvalidInput(problems);
  await tx.update(mailings).set({ state, sendAt: time }).where(eq(mailings.id, id));
}

/** Stops a mailing. Emails that a job is sending at this moment still arrive. @throws MailingNotFound, MailingLocked */
export async function cancelMailing(tx: Tx, id: number): Promise<void> {
  const row = await lockRow(tx, id);
  await tx
    .update(mailings)
    .set({ state: getNextMailingState(row.state, 'cancel'), endedAt: now() })
    .where(eq(mailings.id, id));
  await tx
    .update(newsletterDeliveries)
    .set({ status: 'skipped' })
    .where(and(eq(newsletterDeliveries.mailingId, id), eq(newsletterDeliveries.status, 'waiting')));
}

/** Copies a mailing as a draft. @returns the id of the copy @throws MailingNotFound */
export async function duplicateMailing(tx: Tx, id: number): Promise<number> {
  const { name, texts, blocks, audience } = await lockRow(tx, id);
  const [copy] = await tx
    .insert(mailings)
    .values({ name: `${name} (copy)`.slice(0, 200), texts, blocks, audience, createdAt: now() })
    .returning({ id: mailings.id });
  if (!copy) throw new Error(`mailing ${id} was not copied`);
  return copy.id;
}

async function lockRow(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(mailings).where(eq(mailings.id, id)).for('update');
  if (!row) throw new MailingNotFound(id);
  return row;
}
