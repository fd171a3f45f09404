import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { slugOf } from '#modules/catalog';
import { dropTags } from '#platform/tag-drops';
import { inTransaction, sqlState, type Tx } from '#platform/transaction';
import { cleanMarkdown, oneLine } from '../markdown/index.ts';
import { writingTag } from '../tags.ts';
import { readingTime } from './reading-time.ts';
import { isPageSlug } from './reserved-words.ts';
import type { WritingKind, WritingRecord } from './staff-writings.ts';
import { topics, writingProducts, writings, writingTranslations } from './tables.ts';

export type WritingForm = Omit<WritingRecord, 'id'>;

/**
 * Saves an article, a question or a page as its form says; what was pasted into its texts and could run is taken out.
 * @param id null: a new one
 * @returns its id
 * @throws InvalidInput if it says nothing in English, its address is none or taken, or what it names is not there
 */
export async function editWriting(tx: Tx, kind: WritingKind, id: number | null, form: WritingForm): Promise<number> {
  const texts = form.texts
    .map((text) => ({
      ...text,
      title: oneLine(text.title),
      excerpt: oneLine(text.excerpt),
      alt: oneLine(text.alt),
      body: cleanMarkdown(text.body),
    }))
    .filter(({ title }) => title !== '');
  const english = texts.find(({ languageId }) => languageId === 1);
  const slug = kind === 'question' ? null : form.slug.trim() || slugOf(english?.title ?? '');
  await assertForm(tx, kind, { ...form, slug: slug ?? '', texts });
  const row = {
    slug,
    topicId: kind === 'page' ? null : form.topicId,
    author: oneLine(form.author),
    mediaId: form.mediaId,
    isInFaq: kind === 'question' && form.isInFaq,
    position: form.position,
    startsAt: form.startsAt === null ? null : new Date(form.startsAt),
    endsAt: form.endsAt === null ? null : new Date(form.endsAt),
    isActive: form.isActive,
    robots: form.robots,
    updatedAt: now(),
  };
  // In a savepoint: the transaction goes on after an address that is taken.
  const writingId = await inTransaction(tx, async (inner) => {
    const [saved] =
      id === null
        ? await inner
            .insert(writings)
            .values({ ...row, kind, createdAt: now() })
            .returning({ id: writings.id })
        : await inner.update(writings).set(row).where(eq(writings.id, id)).returning({ id: writings.id });
    if (!saved) throw new Error(`${kind} ${id} was not saved`);
    return saved.id;
  }).catch((error: unknown) => {
    if (sqlState(error) === '23505') throw refused([issue('slug', 'taken', `Another ${kind} has this address`)]);
    throw sqlState(error) === '23503' ? refused([issue('mediaId', 'unknown', 'There is no such picture')]) : error;
  });
  await tx.delete(writingTranslations).where(eq(writingTranslations.writingId, writingId));
  await tx.insert(writingTranslations).values(texts.map((text) => ({ ...text, minutes: readingTime(text.body), writingId })));
  await tx.delete(writingProducts).where(eq(writingProducts.writingId, writingId));
  if (kind === 'article') await saveProducts(tx, writingId, [...new Set(form.productIds)]);
  await dropTags(tx, [writingTag]);
  return writingId;
}

/** @throws InvalidInput if one of them is not there */
async function saveProducts(tx: Tx, writingId: number, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const rows = productIds.map((productId, position) => ({ writingId, productId, position }));
  await inTransaction(tx, (inner) => inner.insert(writingProducts).values(rows)).catch((error: unknown) => {
    throw sqlState(error) === '23503' ? refused([issue('productIds', 'unknown', 'One of the products is not there')]) : error;
  });
}

/** Its address is free again. */
export async function removeWriting(tx: Tx, id: number): Promise<void> {
  await tx.delete(writings).where(eq(writings.id, id));
  await dropTags(tx, [writingTag]);
}

const issue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });
const refused = (issues: FieldIssue[]) => new InvalidInput(issues);

async function assertForm(tx: Tx, kind: WritingKind, form: WritingForm): Promise<void> {
  const { slug, texts, topicId, mediaId, startsAt, endsAt } = form;
  const issues: FieldIssue[] = [];
  if (!texts.some(({ languageId, body }) => languageId === 1 && body !== ''))
    issues.push(issue('texts', 'required', 'A title and a text in English are needed: other languages fall back to them'));
  if (kind === 'article' && (slugOf(slug) !== slug || slug === '' || slug === 'page'))
    issues.push(issue('slug', 'slug', 'Lower-case letters, digits and single hyphens'));
  if (kind === 'page' && !isPageSlug(slug))
    issues.push(issue('slug', 'slug', 'Lower-case letters, digits and single hyphens, and no word that is an address of the shop already'));
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) issues.push(issue('endsAt', 'order', 'It ends after it begins'));
  if (kind === 'question' && topicId === null) issues.push(issue('topicId', 'required', 'Choose a topic: questions are found by it'));
  if (topicId !== null && kind !== 'page') {
    const [topic] = await tx
      .select({ id: topics.id })
      .from(topics)
      .where(and(eq(topics.id, topicId), eq(topics.kind, kind === 'article' ? 'blog' : 'help')));
    if (!topic) issues.push(issue('topicId', 'unknown', 'There is no such topic'));
  }
  if (mediaId !== null && texts.some(({ alt }) => alt === ''))
    issues.push(issue('texts', 'required', 'Say in each language what is to be seen on the picture'));
  if (issues.length > 0) throw refused(issues);
}
