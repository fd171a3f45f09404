import { defaultLanguageId } from '@selvedge/i18n';
import { asc, count, eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { selectListPage, buildSlug, type PageSelection } from '#modules/catalog';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction, findSqlState, type Tx } from '#platform/transaction';
import { cleanMarkdown } from '../markdown/index.ts';
import { articleTag } from '../tags.ts';
import { chooseText, groupRows } from './best-text.ts';
import { topics, topicTranslations, contentArticles } from './tables.ts';

/** A topic as the back-office form shows it. */
export interface TopicRecord {
  id: number;
  kind: 'blog' | 'help';
  slug: string;
  position: number;
  isActive: boolean;
  texts: { languageId: number; name: string }[];
}

/** A topic in a list, in English, with the number of its texts. */
export type AdminTopic = Omit<TopicRecord, 'texts'> & { name: string; articles: number };

type List = PageSelection<'position' | 'name' | 'id'> & { filter: { q?: string | undefined; kind?: 'blog' | 'help' | undefined } };

export async function listAdminTopics(db: Db, query: List): Promise<{ rows: AdminTopic[]; count: Counted }> {
  const { q, kind } = query.filter;
  const rows = await db.select().from(topics).orderBy(asc(topics.kind), asc(topics.position), asc(topics.id));
  const texts = groupRows(await db.select().from(topicTranslations), ({ topicId }) => topicId);
  const held = new Map(
    (await db.select({ topicId: contentArticles.topicId, held: count() }).from(contentArticles).groupBy(contentArticles.topicId)).map((row) => [
      row.topicId,
      row.held,
    ]),
  );
  const all = rows.map((row) => ({ ...row, name: chooseText(texts.get(row.id) ?? [], 1)?.name ?? '', articles: held.get(row.id) ?? 0 }));
  const found = all.filter(
    (row) => (kind === undefined || row.kind === kind) && (!q || `${row.name} ${row.slug}`.toLowerCase().includes(q.trim().toLowerCase())),
  );
  return selectListPage(found, query);
}

/** Returns a topic for its form. @returns undefined if it does not exist */
export async function findAdminTopic(db: Db, id: number): Promise<TopicRecord | undefined> {
  const [row] = await db.select().from(topics).where(eq(topics.id, id));
  if (!row) return undefined;
  const texts = await db.select().from(topicTranslations).where(eq(topicTranslations.topicId, id)).orderBy(asc(topicTranslations.languageId));
  return { ...row, texts: texts.map(({ languageId, name }) => ({ languageId, name })) };
}

/** Locks a topic until this transaction ends. */
export async function lockTopic(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: topics.id }).from(topics).where(eq(topics.id, id)).for('update');
}

const createRefusal = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);

/**
 * Saves a topic from its form.
 * @param id null for a new topic
 * @returns the id of the topic
 * @throws InvalidInput if the English name is missing or the slug is taken
 */
export async function editTopic(tx: Tx, id: number | null, { texts, ...form }: Omit<TopicRecord, 'id'>): Promise<number> {
  const written = texts.map(({ languageId, name }) => ({ languageId, name: cleanMarkdown(name) })).filter(({ name }) => name !== '');
  const english = written.find(({ languageId }) => languageId === defaultLanguageId);
  if (!english) throw createRefusal('texts', 'required', 'Enter a name in English. It is the fallback for missing translations.');
  const row = { ...form, slug: buildSlug(form.slug || english.name) };
  const topicId = await inTransaction(tx, async (inner) => {
    const [saved] =
      id === null
        ? await inner.insert(topics).values(row).returning({ id: topics.id })
        : await inner.update(topics).set(row).where(eq(topics.id, id)).returning({ id: topics.id });
    if (!saved) throw new Error(`topic ${id} was not saved`);
    return saved.id;
  }).catch((error: unknown) => {
    throw findSqlState(error) === '23505' ? createRefusal('slug', 'taken', 'Another topic uses this URL slug') : error;
  });
  await tx.delete(topicTranslations).where(eq(topicTranslations.topicId, topicId));
  await tx.insert(topicTranslations).values(written.map((text) => ({ ...text, topicId })));
  await dropTags(tx, [articleTag]);
  return topicId;
}

/** Deletes a topic. @throws InvalidInput if the topic is not empty */
export async function removeTopic(tx: Tx, id: number): Promise<void> {
  if ((await tx.$count(contentArticles, eq(contentArticles.topicId, id))) > 0)
    throw createRefusal('id', 'used', 'This topic has entries. Move them first.');
  await tx.delete(topics).where(eq(topics.id, id));
  await dropTags(tx, [articleTag]);
}
