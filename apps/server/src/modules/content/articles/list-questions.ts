import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { HelpTopic } from '../contract.ts';
import { renderMarkdown } from '../markdown/index.ts';
import type { Preview } from '../preview/find-preview.ts';
import { chooseText, hasBody, groupRows, findForeignLanguageTag } from './best-text.ts';
import { isPublic } from './is-public.ts';
import { fillFacts, getShopFacts } from './shop-facts.ts';
import { listTopics } from './list-topics.ts';
import { contentArticles, contentArticleTranslations } from './tables.ts';

/** The level of the heading above an answer. The levels are page, topic and question. */
const headingLevel = 3;

interface QuestionQuery {
  languageId: number;
  /** The country whose costs and periods replace the placeholders. Default: the placeholders are kept. */
  countryId?: number | undefined;
  q?: string | undefined;
  isInFaq?: boolean | undefined;
  preview?: Preview | null;
}

interface FoundQuestion {
  topicId: number | null | undefined;
  text: typeof contentArticleTranslations.$inferSelect;
}

/** A public question without its answer. */
export interface QuestionTitle {
  id: number;
  title: string;
  /** The name of the question's topic. */
  topic: string;
}

/** Lists the titles of all public questions that have a topic. */
export async function listQuestionTitles(db: Db, languageId: number): Promise<QuestionTitle[]> {
  const topics = new Map((await listTopics(db, { kind: 'help', languageId })).map(({ id, name }) => [id, name]));
  return (await readQuestions(db, { languageId })).flatMap(({ topicId, text: { articleId: id, title } }) => {
    const topic = topics.get(topicId ?? 0);
    return topic === undefined ? [] : [{ id, title, topic }];
  });
}

/**
 * Lists questions with answers by topic, without empty topics.
 * @param q words that must all occur in the question or the answer; case and accents are ignored
 */
export async function listQuestions(db: Db, { languageId, countryId, q = '', isInFaq, preview = null }: QuestionQuery): Promise<HelpTopic[]> {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const facts = countryId === undefined ? null : await getShopFacts(db, { countryId, languageId });
  const filled = (await readQuestions(db, { languageId, isInFaq, preview })).map(({ topicId, text }) => ({
    topicId,
    text: { ...text, body: fillFacts(text.body, facts) },
  }));
  const questions = filled.filter(({ text }) => {
    const whole = foldText(`${text.title} ${text.body}`);
    return words.every((word) => whole.includes(word));
  });
  const topics = await listTopics(db, { kind: 'help', languageId });
  const shown = await Promise.all(
    questions.map(async ({ topicId, text }) => ({
      topicId,
      question: {
        id: text.articleId,
        title: text.title,
        html: renderMarkdown(text.body, { under: headingLevel }),
        lang: await findForeignLanguageTag(db, text, languageId),
      },
    })),
  );
  return topics.flatMap((topic) => {
    const own = shown.filter(({ topicId }) => topicId === topic.id).map(({ question }) => question);
    return own.length === 0 ? [] : [{ ...topic, questions: own }];
  });
}

/** Reads the public questions, each in the requested language or a fallback. */
async function readQuestions(db: Db, { languageId, isInFaq, preview = null }: Omit<QuestionQuery, 'q' | 'countryId'>): Promise<FoundQuestion[]> {
  const rows = await db
    .select({ topicId: contentArticles.topicId, text: contentArticleTranslations })
    .from(contentArticles)
    .innerJoin(contentArticleTranslations, eq(contentArticleTranslations.articleId, contentArticles.id))
    .where(and(eq(contentArticles.kind, 'question'), isPublic(preview), isInFaq ? eq(contentArticles.isInFaq, true) : undefined))
    .orderBy(asc(contentArticles.position), asc(contentArticles.id));
  return [...groupRows(rows, ({ text }) => text.articleId).values()].flatMap((ofOne) => {
    const text = chooseText(hasBody(ofOne.map((row) => row.text)), languageId);
    return text ? [{ topicId: ofOne[0]?.topicId, text }] : [];
  });
}

/** Converts to lower case and removes the accents of Latin and Greek. Bengali vowel signs are letters and are kept. */
const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
