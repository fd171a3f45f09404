import { listAreas, readCatalogue, shopArea, sortShopTexts, writeCatalogue } from './catalogue.mjs';
import { readLanguages, sourceCode } from './languages.mjs';

/*
 * After the extraction: gives the catalogues of all languages the keys of English in one order. A missing text is empty; a language with a
 * fallback has only the texts that differ.
 */
const languages = readLanguages();
for (const area of [shopArea, ...listAreas()]) {
  const catalogues = new Map(languages.map(({ code }) => [code, readCatalogue(code, area)]));
  const english = catalogues.get(sourceCode);
  const keys = area === shopArea ? sortShopTexts(english) : Object.keys(english);
  for (const { code, fallback } of languages) {
    const texts = catalogues.get(code);
    const inherited = fallback && catalogues.get(fallback);
    const own = keys.filter((key) => !inherited || (texts[key] && texts[key] !== inherited[key]));
    writeCatalogue(code, area, Object.fromEntries(own.map((key) => [key, texts[key] ?? ''])));
  }
}
