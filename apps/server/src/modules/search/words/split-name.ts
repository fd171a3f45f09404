import { fold, listWords } from './fold.ts';
import { getFunctionWords } from './function-words.ts';

/**
 * Splits a name into the words that name the product type and those that describe it (after the first "with", "in", "of"). Function words
 * are left out.
 */
export function splitName(name: string, languageId: number): { thing: string[]; details: string[] } {
  const { links, all } = getFunctionWords(languageId);
  const parts = name.split(/\s+/u).filter(Boolean);
  const link = parts.findIndex((part, at) => at > 0 && links.has(fold(part)));
  const listContentWords = (text: readonly string[]) => listWords(text.join(' ')).filter((word) => !all.has(word));
  if (link === -1) return { thing: listContentWords(parts), details: [] };
  const subject = listContentWords(parts.slice(0, link));
  return { thing: subject, details: listContentWords(parts.slice(link)).filter((word) => !subject.includes(word)) };
}
