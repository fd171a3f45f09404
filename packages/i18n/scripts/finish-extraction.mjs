import { readCatalogue, shopArea, writeCatalogue } from './catalogue.mjs';
import { readLanguages, sourceCode } from './languages.mjs';

/*
 * After the extraction: writes the storefront's texts of all languages in one order, that of the English texts, and without those that a
 * language takes from its fallback. Equal texts are ordered by id: Lingui would order them by the files that contain them, so that
 * renaming a file moved texts. Code units are compared, because a collation changes with the version of Node.
 */
const english = readCatalogue(sourceCode, shopArea);
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const ids = Object.keys(english).sort((a, b) => compare(english[a], english[b]) || compare(a, b));

const languages = readLanguages();
const catalogues = new Map(languages.map(({ code }) => [code, readCatalogue(code, shopArea)]));
for (const { code, fallback } of languages) {
  const texts = catalogues.get(code);
  const inherited = fallback ? catalogues.get(fallback) : undefined;
  const own = ids.filter((id) => id in texts && !(inherited && (texts[id] === '' || texts[id] === inherited[id])));
  writeCatalogue(code, shopArea, Object.fromEntries(own.map((id) => [id, texts[id]])));
}
