import { checkSentence } from '@selvedge/emails';
import { and, eq, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import type { Tx } from '#platform/transaction';
import type { MailSentenceRow } from './admin-mails.ts';
import { mailTexts } from '../tables.ts';

/**
 * Saves the merchant's texts of an email; they are used from the next email on.
 * @param sentences the current sentences of the email
 * @param wanted the texts by key; a text that is empty or equal to the original is reset
 * @throws InvalidInput if a placeholder is missing or unknown
 */
export async function editMailTexts(
  tx: Tx,
  languageId: number,
  sentences: readonly MailSentenceRow[],
  wanted: readonly { key: string; text: string | null }[],
): Promise<void> {
  const issues = wanted.flatMap(({ key, text }, index): FieldIssue[] => {
    const sentence = sentences.find((each) => each.key === key);
    const issue = (code: string, message: string) => [{ field: `words.${index}.text`, code, params: { message } }];
    if (!sentence) return issue('unknown', 'This email has no such text');
    if (!text) return [];
    const { missing, unknown } = checkSentence(sentence.original, text);
    if (missing.length > 0) return issue('missing', `Must contain ${missing.map(toPlaceholder).join(' and ')}`);
    return unknown.length > 0 ? issue('unknown', `Unknown placeholder: ${unknown.map(toPlaceholder).join(' and ')}`) : [];
  });
  if (issues.length > 0) throw new InvalidInput(issues);
  const keys = wanted.map(({ key }) => key);
  if (keys.length === 0) return;
  await tx.delete(mailTexts).where(and(eq(mailTexts.languageId, languageId), inArray(mailTexts.key, keys)));
  const customized = wanted.flatMap(({ key, text }) => {
    const written = text?.trim() ?? '';
    return written === '' || written === sentences.find((each) => each.key === key)?.original ? [] : [{ key, text: written }];
  });
  if (customized.length > 0) await tx.insert(mailTexts).values(customized.map((row) => ({ ...row, languageId, updatedAt: now() })));
}

const toPlaceholder = (name: string): string => `{${name}}`;
