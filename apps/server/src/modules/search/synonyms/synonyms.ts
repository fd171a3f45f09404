import type { Db } from '#platform/database';
import { cacheModel } from '#platform/sql/cached-model';
import { fingerprintTables } from '#platform/sql/fingerprint-tables';
import { searchSynonyms } from '../tables.ts';
import { tokenize } from '../words/fold.ts';
import { removeFunctionWords } from '../words/function-words.ts';
import { listDictionaries } from '../words/weigh-words.ts';

/** This tag is dropped when synonyms change. */
export const synonymsTag = 'search:synonyms';

/** A term of a group of synonyms, as the words that a query is compared with. */
interface Term {
  tokens: readonly string[];
  /** The other terms of the group. */
  others: readonly (readonly string[])[];
}

/** The terms of each language, by their first word, longer ones first. */
type Synonyms = ReadonlyMap<number, ReadonlyMap<string, readonly Term[]>>;

/** A query as typed, or with terms replaced by synonyms. */
export interface QueryVariant {
  tokens: string[];
  /** The words that belong to a synonym: a typing error in them does not count. */
  known: ReadonlySet<string>;
  /** Whether the query ends with the beginning of a term: it counts only if the query as typed finds nothing. */
  isGuess: boolean;
}

/** Maximum number of variants of a query, to bound the work of one with many synonyms. */
const maxVariants = 8;
/** The number of letters from which the beginning of a term is recognized. */
const minStartLength = 3;

const getSynonyms = cacheModel<Synonyms>({ tag: synonymsTag, fingerprint: fingerprintTables('search_synonyms'), load: readSynonyms });

/** Returns the words of a term or query that a search uses. */
export const listSearchedWords = (text: string, languageId: number): string[] =>
  removeFunctionWords(tokenize(text), languageId).map(({ token }) => token);

async function readSynonyms(db: Db): Promise<Synonyms> {
  const byLanguage = new Map<number, Map<string, Term[]>>();
  for (const { languageId, terms } of await db.select().from(searchSynonyms)) {
    const ofLanguage = byLanguage.get(languageId) ?? new Map<string, Term[]>();
    byLanguage.set(languageId, ofLanguage);
    const words = terms.map((term) => listSearchedWords(term, languageId)).filter(({ length }) => length > 0);
    for (const [at, tokens] of words.entries()) {
      const [first = ''] = tokens;
      const term = { tokens, others: words.filter((_, other) => other !== at) };
      ofLanguage.set(
        first,
        [...(ofLanguage.get(first) ?? []), term].sort((one, other) => other.tokens.length - one.tokens.length),
      );
    }
  }
  return byLanguage;
}

/**
 * Returns a query as typed, and with each of its terms replaced by its synonyms in the shopper's language and English.
 * @param tokens folded words without function words
 */
export async function listVariants(db: Db, tokens: readonly string[], languageId: number): Promise<QueryVariant[]> {
  const all = await getSynonyms(db);
  const dictionaries = listDictionaries(languageId).flatMap((id) => all.get(id) ?? []);
  const known = new Set<string>();
  let isGuess = false;
  let variants: string[][] = [[]];
  for (let at = 0; at < tokens.length;) {
    const { tokens: typed, others, isStart } = findTerm(tokens, at, dictionaries) ?? { tokens: [tokens[at] ?? ''], others: [], isStart: false };
    const options = [tokens.slice(at, at + typed.length), ...others];
    if (others.length > 0) for (const word of [...typed, ...others.flat()]) known.add(word);
    isGuess ||= isStart;
    // The query as typed remains the first variant.
    variants = options.flatMap((option) => variants.map((words) => [...words, ...option])).slice(0, maxVariants);
    at += typed.length;
  }
  return variants.map((words, index) => ({ tokens: words, known: isGuess && index === 0 ? new Set() : known, isGuess: isGuess && index > 0 }));
}

/** Finds the longest term that starts at a word of the query, or a term that starts with the query's last word. */
function findTerm(
  tokens: readonly string[],
  at: number,
  dictionaries: readonly ReadonlyMap<string, readonly Term[]>[],
): (Term & { isStart: boolean }) | undefined {
  const first = tokens[at] ?? '';
  const whole = dictionaries
    .flatMap((terms) => terms.get(first) ?? [])
    .find((term) => term.tokens.every((token, index) => token === tokens[at + index]));
  if (whole) return { ...whole, isStart: false };
  if (at !== tokens.length - 1 || first.length < minStartLength) return undefined;
  for (const terms of dictionaries)
    for (const candidates of terms.values())
      for (const { tokens: words, others } of candidates)
        if (words.length === 1 && words[0]?.startsWith(first)) return { tokens: [first], others: [words, ...others], isStart: true };
  return undefined;
}
