import { listQuestionTitles, type QuestionTitle } from '#modules/content';
import type { Db } from '#platform/database';
import { listSearchedWords, listVariants } from '../synonyms/synonyms.ts';
import { listWords } from './fold.ts';
import { getFunctionWords } from './function-words.ts';
import { matchVariants } from './match-names.ts';

const maxAnswers = 3;
const maxTokens = 8;

/**
 * Finds questions of the help centre for a search in the shop: every word occurs in the question or its topic, as typed or as a synonym.
 * Typing errors are not accepted: a search for a garment must not find a question with a similar word.
 */
export async function findAnswers(db: Db, { q, languageId }: { q: string; languageId: number }): Promise<QuestionTitle[]> {
  const variants = await listVariants(db, listSearchedWords(q, languageId).slice(0, maxTokens), languageId);
  const { all } = getFunctionWords(languageId);
  const questions = (await listQuestionTitles(db, languageId)).map((item) => ({
    item,
    nativeWords: listWords(`${item.title} ${item.topic}`).filter((word) => !all.has(word)),
    english: [],
  }));
  return matchVariants(variants, questions, 'refused').slice(0, maxAnswers);
}
