import { mailKinds, mailSentences, type MailKind } from '@selvedge/emails';
import { eq } from 'drizzle-orm';
import { findLanguage } from '#modules/countries';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { getMerchantMailTexts } from '../letterhead.ts';
import { mailTexts } from '../tables.ts';

/** A sentence of an email in one language. */
export interface MailSentenceRow {
  key: string;
  original: string;
  /** The merchant's text; null: the original. */
  text: string | null;
  /** Whether other emails use it too. */
  isShared: boolean;
}

/** Returns the kind of email with a code. */
export const findMailKind = (code: string): MailKind | undefined => mailKinds.find((kind) => kind.code === code);

/** Returns the sentences of an email in a language. @returns undefined for an unknown email or language */
export async function findAdminMail(db: Db, code: string, languageId: number): Promise<{ name: string; sentences: MailSentenceRow[] } | undefined> {
  const kind = findMailKind(code);
  const language = await findLanguage(db, languageId);
  if (!kind || !language) return undefined;
  const words = await getMerchantMailTexts(db, languageId);
  const startsWithAny = (key: string, starts: readonly string[]) => starts.some((start) => key.startsWith(start));
  const sentences = mailSentences(language.code)
    .filter(({ key }) => startsWithAny(key, kind.own) || startsWithAny(key, kind.shared))
    .map(({ key, original }) => ({ key, original, text: words.get(key) ?? null, isShared: !startsWithAny(key, kind.own) }));
  return { name: kind.name, sentences };
}

/** Counts the sentences of each email that the merchant has changed, over all languages. */
export async function countChangedSentences(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ key: mailTexts.key }).from(mailTexts);
  const countChanged = ({ own: keys }: MailKind) => rows.filter(({ key }) => keys.some((start) => key.startsWith(start))).length;
  return new Map(mailKinds.map((kind) => [kind.code, countChanged(kind)]));
}

/** Locks the email texts of a language until this transaction ends. */
export async function lockMailTexts(tx: Tx, languageId: number): Promise<void> {
  await tx.select({ key: mailTexts.key }).from(mailTexts).where(eq(mailTexts.languageId, languageId)).for('update');
}
