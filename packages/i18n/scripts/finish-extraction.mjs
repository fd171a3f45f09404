import { readCatalogue, shopArea, sortShopTexts, writeCatalogue } from './catalogue.mjs';
import { readLanguages, sourceCode } from './languages.mjs';

/* After the extraction: writes the storefront's texts of all languages in one order, and without those that a language takes from its fallback. */
const ids = sortShopTexts(readCatalogue(sourceCode, shopArea));
const languages = readLanguages();
const catalogues = new Map(languages.map(({ code }) => [code, readCatalogue(code, shopArea)]));
for (const { code, fallback } of languages) {
  const texts = catalogues.get(code);
  const inherited = fallback ? catalogues.get(fallback) : undefined;
  const own = ids.filter((id) => id in texts && !(inherited && (texts[id] === '' || texts[id] === inherited[id])));
  writeCatalogue(code, shopArea, Object.fromEntries(own.map((id) => [id, texts[id]])));
}
