import { asc, count, eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { listedPage, slugOf, type AskedPage } from '#modules/catalog';
import type { Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import { dropTags } from '#platform/tag-drops';
import { inTransaction, sqlState, type Tx } from '#platform/transaction';
import { cleanMarkdown } from '../markdown/index.ts';
import { writingTag } from '../tags.ts';
import { bestText } from './best-text.ts';
import { grouped } from './grouped.ts';
import { topics, topicTranslations, writings } from './tables.ts';

/** As its form shows it. */
export interface TopicRecord {
  id: number;
  kind: 'blog' | 'help';
  slug: string;
  position: number;
  isActive: boolean;
  texts: { languageId: number; name: string }[];
}

/** As a list shows it, in English, with how much stands under it. */
export type StaffTopic = Omit<TopicRecord, 'texts'> & { name: string; writings: number };

type List = AskedPage<'position' | 'name' | 'id'> & { filter: { q?: string | undefined; kind?: 'blog' | 'help' | undefined } };

export async function staffTopics(db: Db, asked: List): Promise<{ rows: StaffTopic[]; count: Counted }> {
  const { q, kind } = asked.filter;
  const rows = await db.select().from(topics).orderBy(asc(topics.kind), asc(topics.position), asc(topics.id));
  const texts = grouped(await db.select().from(topicTranslations), ({ topicId }) => topicId);
  const held = new Map(
    (await db.select({ topicId: writings.topicId, held: count() }).from(writings).groupBy(writings.topicId)).map((row) => [row.topicId, row.held]),
  );
  const all = rows.map((row) => ({ ...row, name: bestText(texts.get(row.id) ?? [], 1)?.name ?? '', writings: held.get(row.id) ?? 0 }));
  const found = all.filter(
    (row) => (kind === undefined || row.kind === kind) && (!q || `${row.name} ${row.slug}`.toLowerCase().includes(q.trim().toLowerCase())),
  );
  return listedPage(found, asked);
}

/** @returns undefined where there is none */
export async function staffTopic(db: Db, id: number): Promise<TopicRecord | undefined> {
  const [row] = await db.select().from(topics).where(eq(topics.id, id));
  if (!row) return undefined;
  const texts = await db.select().from(topicTranslations).where(eq(topicTranslations.topicId, id)).orderBy(asc(topicTranslations.languageId));
  return { ...row, texts: texts.map(({ languageId, name }) => ({ languageId, name })) };
}

/** Whoever edits the same topic waits until this transaction ends. */
export async function lockTopic(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: topics.id }).from(topics).where(eq(topics.id, id)).for('update');
}

const refused = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);

/**
 * Saves a topic as its form says.
 * @param id null: a new one
 * @returns its id
 * @throws InvalidInput if it has no name in English, or its address is taken
 */
export async function editTopic(tx: Tx, id: number | null, { texts, ...form }: Omit<TopicRecord, 'id'>): Promise<number> {
  const written = texts.map(({ languageId, name }) => ({ languageId, name: cleanMarkdown(name) })).filter(({ name }) => name !== '');
  const english = written.find(({ languageId }) => languageId === 1);
  if (!english) throw refused('texts', 'required', 'A name in English is needed: other languages fall back to it');
  const row = { ...form, slug: slugOf(form.slug || english.name) };
  const topicId = await inTransaction(tx, async (inner) => {
    const [saved] =
      id === null
        ? await inner.insert(topics).values(row).returning({ id: topics.id })
        : await inner.update(topics).set(row).where(eq(topics.id, id)).returning({ id: topics.id });
    if (!saved) throw new Error(`topic ${id} was not saved`);
    return saved.id;
  }).catch((error: unknown) => {
    throw sqlState(error) === '23505' ? refused('slug', 'taken', 'Another topic has this address') : error;
  });
  await tx.delete(topicTranslations).where(eq(topicTranslations.topicId, topicId));
  await tx.insert(topicTranslations).values(written.map((text) => ({ ...text, topicId })));
  await dropTags(tx, [writingTag]);
  return topicId;
}

/** @throws InvalidInput while something stands under it */
export async function removeTopic(tx: Tx, id: number): Promise<void> {
  if ((await tx.$count(writings, eq(writings.topicId, id))) > 0) throw refused('id', 'used', 'Something stands under it: move that first');
  await tx.delete(topics).where(eq(topics.id, id));
  await dropTags(tx, [writingTag]);
}
