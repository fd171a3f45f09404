import { checkSentence } from '@selvedge/emails';
import { and, eq, inArray } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import type { Tx } from '#platform/transaction';
import type { MailSentenceRow } from './staff-mails.ts';
import { mailTexts } from './tables.ts';

/**
 * Writes the merchant's own words of a mail; the next mail that is written says them.
 * @param sentences those of the mail, as they are
 * @param wanted by key; empty, or as it comes: back to the original
 * @throws InvalidInput where a placeholder is missing, or nobody would fill it
 */
export async function editMailWords(
  tx: Tx,
  languageId: number,
  sentences: readonly MailSentenceRow[],
  wanted: readonly { key: string; text: string | null }[],
): Promise<void> {
  const issues = wanted.flatMap(({ key, text }, index): FieldIssue[] => {
    const sentence = sentences.find((each) => each.key === key);
    const issue = (code: string, message: string) => [{ field: `words.${index}.text`, code, params: { message } }];
    if (!sentence) return issue('unknown', 'This mail has no such sentence');
    if (!text) return [];
    const { missing, unknown } = checkSentence(sentence.original, text);
    if (missing.length > 0) return issue('missing', `It has to name ${missing.map(braced).join(' and ')}`);
    return unknown.length > 0 ? issue('unknown', `Nobody fills in ${unknown.map(braced).join(' and ')} here`) : [];
  });
  if (issues.length > 0) throw new InvalidInput(issues);
  const keys = wanted.map(({ key }) => key);
  if (keys.length === 0) return;
  await tx.delete(mailTexts).where(and(eq(mailTexts.languageId, languageId), inArray(mailTexts.key, keys)));
  const own = wanted.flatMap(({ key, text }) => {
    const written = text?.trim() ?? '';
    return written === '' || written === sentences.find((each) => each.key === key)?.original ? [] : [{ key, text: written }];
  });
  if (own.length > 0) await tx.insert(mailTexts).values(own.map((row) => ({ ...row, languageId, updatedAt: now() })));
}

const braced = (name: string): string => `{${name}}`;
