import { mailKinds, mailSentences, type MailKind } from '@selvedge/emails';
import { eq } from 'drizzle-orm';
import { findLanguage } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { mailWordsOf } from './mail-words-of.ts';
import { mailTexts } from './tables.ts';

/** A sentence of a mail in one language. */
export interface MailSentenceRow {
  key: string;
  original: string;
  /** The merchant's own; null: as it comes. */
  text: string | null;
  /** Whether other mails say it too. */
  isShared: boolean;
}

/** The kind of a code. */
export const findMailKind = (code: string): MailKind | undefined => mailKinds.find((kind) => kind.code === code);

/** What a mail says in a language, sentence by sentence. @returns undefined where there is no such mail or language */
export async function staffMail(db: Db, code: string, languageId: number): Promise<{ name: string; sentences: MailSentenceRow[] } | undefined> {
  const kind = findMailKind(code);
  const language = await findLanguage(db, languageId);
  if (!kind || !language) return undefined;
  const words = await mailWordsOf(db, languageId);
  const startsWith = (key: string, starts: readonly string[]) => starts.some((start) => key.startsWith(start));
  const sentences = mailSentences(language.code)
    .filter(({ key }) => startsWith(key, kind.own) || startsWith(key, kind.shared))
    .map(({ key, original }) => ({ key, original, text: words.get(key) ?? null, isShared: !startsWith(key, kind.own) }));
  return { name: kind.name, sentences };
}

/** How many sentences of its own each mail says in the merchant's words, in all languages together. */
export async function changedSentences(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ key: mailTexts.key }).from(mailTexts);
  const countOf = ({ own }: MailKind) => rows.filter(({ key }) => own.some((start) => key.startsWith(start))).length;
  return new Map(mailKinds.map((kind) => [kind.code, countOf(kind)]));
}

/** Whoever edits words of the same language waits until this transaction ends. */
export async function lockMailWords(tx: Tx, languageId: number): Promise<void> {
  await tx.select({ key: mailTexts.key }).from(mailTexts).where(eq(mailTexts.languageId, languageId)).for('update');
}
