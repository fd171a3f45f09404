import { defaultLanguageId } from '@selvedge/i18n';
import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { buildSlug } from '#modules/catalog';
import { lacksAltText } from '#modules/media';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction, type Tx } from '#platform/transaction';
import { withConflicts } from '#platform/sql/with-conflicts';
import { cleanMarkdown, toOneLine } from '../markdown/index.ts';
import { articleTag, writtenPagesTag } from '../tags.ts';
import { isPageSlug } from './reserved-words.ts';
import type { ArticleKind, ArticleRecord } from './admin-articles.ts';
import { topics, contentArticleProducts, contentArticles, contentArticleTranslations } from './tables.ts';

/** Average reading speed in words per minute. */
const wordsPerMinute = 220;

/** Computes the reading time in whole minutes, at least one. */
const computeReadingTime = (markdown: string): number => Math.max(1, Math.round((markdown.match(/[\p{L}\p{N}]+/gu) ?? []).length / wordsPerMinute));

export type ArticleForm = Omit<ArticleRecord, 'id'>;

/**
 * Saves an article, a question or a page from its form and removes active content from its texts.
 * @param id null for a new text
 * @returns the id of the text
 * @throws InvalidInput if the English text is missing, the slug is invalid or taken, or a referenced record does not exist
 */
export async function editArticle(tx: Tx, kind: ArticleKind, id: number | null, form: ArticleForm): Promise<number> {
  const texts = form.texts
    .map((text) => ({
      ...text,
      title: toOneLine(text.title),
      excerpt: toOneLine(text.excerpt),
      alt: toOneLine(text.alt),
      body: cleanMarkdown(text.body),
    }))
    .filter(({ title }) => title !== '');
  const english = texts.find(({ languageId }) => languageId === defaultLanguageId);
  const slug = kind === 'question' ? null : form.slug.trim() || buildSlug(english?.title ?? '');
  await assertForm(tx, kind, { ...form, slug: slug ?? '', texts });
  const row = {
    slug,
    topicId: kind === 'page' ? null : form.topicId,
    author: toOneLine(form.author),
    mediaId: form.mediaId,
    isInFaq: kind === 'question' && form.isInFaq,
    position: form.position,
    startsAt: form.startsAt === null ? null : new Date(form.startsAt),
    endsAt: form.endsAt === null ? null : new Date(form.endsAt),
    isActive: form.isActive,
    robots: form.robots,
    updatedAt: now(),
  };
  // The save runs in a savepoint, so that the transaction can continue after a slug conflict.
  const conflicts = {
    articles_kind_slug_unique: () => createRefusal([createIssue('slug', 'taken', `Another ${kind} uses this URL slug`)]),
    articles_media_id_media_id_fk: () => createRefusal([createIssue('mediaId', 'unknown', 'There is no such picture')]),
    articles_topic_id_topics_id_fk: () => createRefusal([createIssue('topicId', 'unknown', 'There is no such topic')]),
  };
  const save = async (inner: Tx): Promise<number> => {
    const [saved] =
      id === null
        ? await inner
            .insert(contentArticles)
            .values({ ...row, kind, createdAt: now() })
            .returning({ id: contentArticles.id })
        : await inner.update(contentArticles).set(row).where(eq(contentArticles.id, id)).returning({ id: contentArticles.id });
    if (!saved) throw new Error(`${kind} ${id} was not saved`);
    return saved.id;
  };
  const articleId = await withConflicts(conflicts, () => inTransaction(tx, save));
  await tx.delete(contentArticleTranslations).where(eq(contentArticleTranslations.articleId, articleId));
  await tx.insert(contentArticleTranslations).values(texts.map((text) => ({ ...text, minutes: computeReadingTime(text.body), articleId })));
  await tx.delete(contentArticleProducts).where(eq(contentArticleProducts.articleId, articleId));
  if (kind === 'article') await saveProducts(tx, articleId, [...new Set(form.productIds)]);
  await dropTags(tx, listTags(kind));
  return articleId;
}

/** Saves the products of an article in their order. @throws InvalidInput if a product does not exist */
async function saveProducts(tx: Tx, articleId: number, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const rows = productIds.map((productId, position) => ({ articleId, productId, position }));
  const conflicts = {
    article_products_product_id_products_id_fk: () => createRefusal([createIssue('productIds', 'unknown', 'One of the products no longer exists')]),
  };
  await withConflicts(conflicts, () => inTransaction(tx, (inner) => inner.insert(contentArticleProducts).values(rows)));
}

/** Deletes an article, question or page. Another text can use its slug afterwards. */
export async function removeArticle(tx: Tx, id: number): Promise<void> {
  const removed = await tx.delete(contentArticles).where(eq(contentArticles.id, id)).returning({ kind: contentArticles.kind });
  await dropTags(
    tx,
    removed.flatMap(({ kind }) => listTags(kind)),
  );
}

const listTags = (kind: ArticleKind): string[] => (kind === 'page' ? [articleTag, writtenPagesTag] : [articleTag]);

const createIssue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });
const createRefusal = (issues: FieldIssue[]) => new InvalidInput(issues);

/** @throws InvalidInput with all issues of the form */
async function assertForm(tx: Tx, kind: ArticleKind, form: ArticleForm): Promise<void> {
  const { texts, mediaId, startsAt, endsAt } = form;
  const issues: FieldIssue[] = [];
  if (!texts.some(({ languageId, body }) => languageId === defaultLanguageId && body !== ''))
    issues.push(createIssue('texts', 'required', 'Enter a title and a text in English. They are the fallback for missing translations.'));
  issues.push(...listSlugIssues(kind, form.slug));
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) issues.push(createIssue('endsAt', 'order', 'The end must be after the start'));
  issues.push(...(await listTopicIssues(tx, kind, form.topicId)));
  if (mediaId !== null && (await lacksAltText(tx, mediaId, texts)))
    issues.push(createIssue('texts', 'required', 'Enter an alt text in each language'));
  if (issues.length > 0) throw createRefusal(issues);
}

function listSlugIssues(kind: ArticleKind, slug: string): FieldIssue[] {
  if (kind === 'article' && (buildSlug(slug) !== slug || slug === '' || slug === 'page'))
    return [createIssue('slug', 'slug', 'Use lowercase letters, digits and single hyphens')];
  if (kind === 'page' && !isPageSlug(slug))
    return [createIssue('slug', 'slug', 'Use lowercase letters, digits and single hyphens. Addresses of existing pages are reserved.')];
  return [];
}

async function listTopicIssues(tx: Tx, kind: ArticleKind, topicId: number | null): Promise<FieldIssue[]> {
  if (kind === 'page') return [];
  if (topicId === null) return kind === 'question' ? [createIssue('topicId', 'required', 'Select a topic')] : [];
  const [topic] = await tx
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.id, topicId), eq(topics.kind, kind === 'article' ? 'blog' : 'help')));
  return topic ? [] : [createIssue('topicId', 'unknown', 'There is no such topic')];
}
