import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { HelpTopic } from '../contract.ts';
import { renderMarkdown } from '../markdown/index.ts';
import type { Preview } from '../preview/find-preview.ts';
import { bestText, withBody } from './best-text.ts';
import { foreignLang } from './foreign-lang.ts';
import { grouped } from './grouped.ts';
import { isPublic } from './is-public.ts';
import { listTopics } from './list-topics.ts';
import { writings, writingTranslations } from './tables.ts';

/** In which an answer stands: the page's name, the topic, the question. */
const under = 3;

interface Asked {
  languageId: number;
  q?: string | undefined;
  isInFaq?: boolean | undefined;
  preview?: Preview | null;
}

/**
 * Questions with their answers, by topic; a topic without any is left out.
 * @param q words that all stand in question or answer, in any case and with or without accents
 */
export async function listQuestions(db: Db, { languageId, q = '', isInFaq, preview = null }: Asked): Promise<HelpTopic[]> {
  const rows = await db
    .select({ topicId: writings.topicId, text: writingTranslations })
    .from(writings)
    .innerJoin(writingTranslations, eq(writingTranslations.writingId, writings.id))
    .where(and(eq(writings.kind, 'question'), isPublic(preview), isInFaq ? eq(writings.isInFaq, true) : undefined))
    .orderBy(asc(writings.position), asc(writings.id));
  const words = folded(q).split(/\s+/).filter(Boolean);
  const questions = [...grouped(rows, ({ text }) => text.writingId).values()].flatMap((ofOne) => {
    const text = bestText(withBody(ofOne.map((row) => row.text)), languageId);
    if (!text) return [];
    const whole = folded(`${text.title} ${text.body}`);
    return words.every((word) => whole.includes(word)) ? [{ topicId: ofOne[0]?.topicId, text }] : [];
  });
  const topics = await listTopics(db, { kind: 'help', languageId });
  const shown = await Promise.all(
    questions.map(async ({ topicId, text }) => ({
      topicId,
      question: {
        id: text.writingId,
        title: text.title,
        html: renderMarkdown(text.body, { under }),
        lang: await foreignLang(db, text, languageId),
      },
    })),
  );
  return topics.flatMap((topic) => {
    const own = shown.filter(({ topicId }) => topicId === topic.id).map(({ question }) => question);
    return own.length === 0 ? [] : [{ ...topic, questions: own }];
  });
}

/** Without case and the accents of Latin and Greek; Bengali's vowel signs are letters, and stay. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
