import { defaultLanguageId } from '@selvedge/i18n';
import { eq, sql } from 'drizzle-orm';
import { selectListPage, type PageSelection } from '#modules/catalog';
import { listImagesById } from '#modules/media';
import type { Db } from '#platform/database';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Tx } from '#platform/transaction';
import type { MailingState } from '../contract.ts';
import { mailings, newsletterDeliveries } from '../tables.ts';
import type { MailingForm } from './edit-mailing.ts';
import { listMailingProblems } from './list-mailing-problems.ts';
import { listReferenceProblems } from './list-reference-problems.ts';
import { readMailingResults, type MailingResults } from './mailing-results.ts';

/** A mailing as the back-office form shows it. */
export interface MailingRecord extends MailingForm {
  id: number;
  state: MailingState;
  sendAt: string | null;
}

/** A mailing in a list. */
export interface AdminMailing {
  id: number;
  name: string;
  /** The English subject. */
  subject: string;
  state: MailingState;
  sendAt: string | null;
  endedAt: string | null;
  recipients: number;
  sent: number;
}

type List = PageSelection<'id' | 'name'> & { filter: { q?: string | undefined; state?: MailingState | undefined } };

/** Lists mailings. A shop has a few hundred, so all of them are read, without their blocks. */
export async function listAdminMailings(db: Db, query: List): Promise<{ rows: AdminMailing[]; count: Counted }> {
  const { q = '', state } = query.filter;
  const { id, name, texts, sendAt, endedAt } = mailings;
  const stored = await db.select({ id, name, texts, sendAt, endedAt, state: mailings.state }).from(mailings);
  const all = stored.map(({ texts: words, ...row }) => ({
    ...row,
    ...{ sendAt: row.sendAt?.toISOString() ?? null, endedAt: row.endedAt?.toISOString() ?? null },
    subject: words.find(({ languageId }) => languageId === defaultLanguageId)?.subject ?? '',
  }));
  const wanted = q.trim().toLowerCase();
  const matching = all.filter((row) => (state === undefined || row.state === state) && `${row.name} ${row.subject}`.toLowerCase().includes(wanted));
  const { rows, count } = selectListPage(matching, query);
  const counts = await countDeliveries(
    db,
    rows.map((row) => row.id),
  );
  return { rows: rows.map((row) => ({ ...row, recipients: 0, sent: 0, ...counts.get(row.id) })), count };
}

async function countDeliveries(db: Db, ids: number[]): Promise<Map<number, { recipients: number; sent: number }>> {
  const { rows } = await db.execute<{ id: number; recipients: number; sent: number }>(sql`
    select mailing_id as id, count(*)::int as recipients, count(*) filter (where status = 'sent')::int as sent
    from ${newsletterDeliveries} where mailing_id = any(${sql.param(ids)}::int[]) group by mailing_id`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Returns a mailing for its form. @returns undefined if it does not exist */
export async function findAdminMailing(db: Db, id: number): Promise<MailingRecord | undefined> {
  const [row] = await db.select().from(mailings).where(eq(mailings.id, id));
  if (!row) return undefined;
  const { name, state, texts, blocks, audience, sendAt } = row;
  return { id, name, state, texts, audience, sendAt: sendAt?.toISOString() ?? null, blocks: blocks.map(({ linkTo: _, ...block }) => block) };
}

/** What the form shows besides its fields. */
export interface MailingExtras {
  /** What is missing before it can be sent. */
  problems: { field: string; message: string }[];
  images: { mediaId: number; imageUrl: string }[];
  results: MailingResults;
}

export async function readMailingExtras(db: Db, mailing: MailingRecord): Promise<MailingExtras> {
  // Only the stored blocks have the targets of their links.
  const [stored] = await db.select({ blocks: mailings.blocks }).from(mailings).where(eq(mailings.id, mailing.id));
  // After a mailing was scheduled, nothing can be corrected.
  const references = mailing.state === 'draft' ? await listReferenceProblems(db, stored?.blocks ?? [], null) : [];
  const images = await listImagesById(
    db,
    mailing.blocks.flatMap((block) => (block.kind === 'picture' && block.mediaId !== null ? [block.mediaId] : [])),
  );
  return {
    problems: [...listMailingProblems(mailing), ...references].map(({ field, params }) => ({ field, message: String(params?.['message'] ?? '') })),
    images: [...images].map(([mediaId, { imageUrl }]) => ({ mediaId, imageUrl })),
    results: await readMailingResults(db, mailing.id),
  };
}

/** Locks a mailing until this transaction ends. */
export async function lockMailing(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: mailings.id }).from(mailings).where(eq(mailings.id, id)).for('update');
}
