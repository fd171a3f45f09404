import { fold, wordsIn } from './fold.ts';
import { functionWordsOf } from './function-words.ts';

/**
 * A name's words: those that name the thing, and those that tell of it (whatever follows the first "with", "in", "of").
 * Small words are left out.
 */
export function splitName(name: string, languageId: number): { thing: string[]; told: string[] } {
  const { links, all } = functionWordsOf(languageId);
  const parts = name.split(/\s+/u).filter(Boolean);
  const link = parts.findIndex((part, at) => at > 0 && links.has(fold(part)));
  const content = (text: readonly string[]) => wordsIn(text.join(' ')).filter((word) => !all.has(word));
  if (link === -1) return { thing: content(parts), told: [] };
  const thing = content(parts.slice(0, link));
  return { thing, told: content(parts.slice(link)).filter((word) => !thing.includes(word)) };
}
