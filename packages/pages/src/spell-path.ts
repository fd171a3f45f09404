import { listPages, listPatterns } from './list-pages.ts';

const countWords = (pattern: readonly string[]): number => pattern.filter((word) => word !== '*').length;

/** Those with the most words first, because a word takes precedence over a parameter. */
const patterns = listPages()
  .flatMap(listPatterns)
  .map((pattern) => pattern.split('/'))
  .sort((a, b) => countWords(b) - countWords(a));

const secondSpellings = new Set(listPages().flatMap(({ secondSpelling }) => (secondSpelling === undefined ? [] : [`/${secondSpelling}`])));

/**
 * Returns the canonical spelling of a path: the words of its page as in the table of pages. Parameters, second spellings and paths without a page
 * are unchanged.
 * @param path without language; starts with `/`
 */
export function spellPath(path: string): string {
  if (secondSpellings.has(path)) return path;
  const segments = path.slice(1).split('/');
  // A slash at the end belongs to another rule.
  const ends = segments.length > 1 && segments.at(-1) === '' ? [segments.pop() ?? ''] : [];
  const decoded = segments.map(decodeSegment);
  const isLike = (word: string, index: number) => (word === '*' ? decoded[index] !== '' : word.toLowerCase() === decoded[index]);
  const pattern = patterns.find((found) => found.length === segments.length && found.every(isLike));
  return pattern ? `/${[...pattern.map((word, index) => (word === '*' ? segments[index] : word)), ...ends].join('/')}` : path;
}

/** The router decodes a path and ignores its letter case. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}
