import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { toPlainText } from '#kit/plain-text';
import { findLanguage } from '#modules/countries';
import type { Db } from '#platform/database';
import { toRecordIds } from '#platform/request-fields';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Tx } from '#platform/transaction';
import { escapeLike } from '#platform/sql/like-pattern';
import { cannedAnswers } from '../tables.ts';
import { findUnknownPlaceholder } from './placeholders.ts';

export type CannedAnswer = typeof cannedAnswers.$inferSelect;

interface CannedAnswerList {
  filter: { q?: string | undefined; languageId?: number | undefined };
  sort: 'name' | 'id';
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

/** Lists canned answers. The filter by language also finds those for all languages. */
export async function listCannedAnswers(
  db: Db,
  { filter, sort, order, ids, offset, limit }: CannedAnswerList,
): Promise<{ rows: CannedAnswer[]; count: Counted }> {
  const pattern = `%${escapeLike((filter.q ?? '').trim())}%`;
  const where =
    and(
      ids && inArray(cannedAnswers.id, toRecordIds(ids)),
      filter.q ? or(ilike(cannedAnswers.name, pattern), ilike(cannedAnswers.text, pattern)) : undefined,
      filter.languageId === undefined ? undefined : sql`(${cannedAnswers.languageId} = ${filter.languageId} or ${cannedAnswers.languageId} is null)`,
    ) ?? sql`true`;
  const rows = await db
    .select()
    .from(cannedAnswers)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(cannedAnswers[sort]), asc(cannedAnswers.id))
    .limit(limit)
    .offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${cannedAnswers} where ${where}`) };
}

/** @returns undefined if there is none */
export async function findCannedAnswer(db: Db, id: number): Promise<CannedAnswer | undefined> {
  const [row] = await db.select().from(cannedAnswers).where(eq(cannedAnswers.id, id));
  return row;
}

/** Locks a canned answer until this transaction ends. */
export async function lockCannedAnswer(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: cannedAnswers.id }).from(cannedAnswers).where(eq(cannedAnswers.id, id)).for('update');
}

/**
 * Saves a canned answer.
 * @param id null: a new one
 * @returns its id
 * @throws InvalidInput if the language or a placeholder is unknown
 */
export async function saveCannedAnswer(tx: Tx, id: number | null, form: Omit<CannedAnswer, 'id'>): Promise<number> {
  const text = toPlainText(form.text);
  if (form.languageId !== null && !(await findLanguage(tx, form.languageId))) {
    throw createRefusal('languageId', 'unknown', 'The shop does not have this language');
  }
  const unknown = findUnknownPlaceholder(text);
  if (unknown) throw createRefusal('text', 'placeholder', `${unknown} is not a placeholder: use {name}, {orderNumber} or {ticketNumber}`);
  const row = { ...form, text };
  const [saved] =
    id === null
      ? await tx.insert(cannedAnswers).values(row).returning({ id: cannedAnswers.id })
      : await tx.update(cannedAnswers).set(row).where(eq(cannedAnswers.id, id)).returning({ id: cannedAnswers.id });
  if (!saved) throw new Error(`the canned answer ${id} was not saved`);
  return saved.id;
}

export async function removeCannedAnswer(tx: Tx, id: number): Promise<void> {
  await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, id));
}

const createRefusal = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);
