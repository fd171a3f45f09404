import { terms, type TermForms } from '@selvedge/i18n/terms';

/** A term of the shop in English and in another language. */
interface UsedTerm {
  source: string;
  target: string;
}

/** Returns the terms of the shop that occur in English texts, with their translation. @param languageCode the code of the other language */
export function listUsedTerms(texts: readonly string[], languageCode: string): UsedTerm[] {
  const translated: Readonly<Record<string, TermForms | undefined>> = terms[languageCode] ?? {};
  return Object.entries(terms.en ?? {}).flatMap(([concept, forms]) => {
    const target = translated[concept]?.[0];
    const isUsed = [concept, ...forms].some((form) => texts.some((text) => containsWord(text, form)));
    return isUsed && target !== undefined ? [{ source: concept, target }] : [];
  });
}

/** A term is found as a whole word: "link" is not in "blink". */
function containsWord(text: string, word: string): boolean {
  const [typed, wanted] = [text.toLowerCase(), word.toLowerCase()];
  for (let at = typed.indexOf(wanted); at !== -1; at = typed.indexOf(wanted, at + 1)) {
    const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
    if (!isLetter(typed[at - 1]) && !isLetter(typed[at + wanted.length])) return true;
  }
  return false;
}
