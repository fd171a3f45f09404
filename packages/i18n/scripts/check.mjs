import { listAreas, readCatalogue, readTranslations, shopArea } from './catalogue.mjs';
import { collectShopTexts } from './collect-shop-texts.mjs';
import { readLanguages, sourceCode } from './languages.mjs';
import { listFaults } from './list-faults.mjs';
import { listTermFaults } from './list-term-faults.mjs';
import { readTerms } from './terms.mjs';

/*
 * Fails if a catalogue of a language lacks a text, has an unknown or superfluous one, has lost a placeholder, or lacks a plural, and if a
 * language has two terms for one concept (packages/i18n/terms).
 */
const languages = readLanguages();
const faults = [];

const collected = await collectShopTexts();
const shop = readCatalogue(sourceCode, shopArea);
const stale = Object.entries(collected).filter(([id, { message }]) => shop[id] !== message);
for (const [, { message }] of stale) faults.push(`shop: "${message}" is new, run npm run texts`);
for (const id of Object.keys(shop)) if (!(id in collected)) faults.push(`shop: "${shop[id]}" is not used any more, run npm run texts`);

const catalogues = [shopArea, ...listAreas()].map((area) => ({ area, source: readCatalogue(sourceCode, area) }));
/** Returns the terms and all texts of a language, with those of its fallback. */
const readLanguage = (language) => ({
  terms: readTerms(language),
  texts: Object.fromEntries(
    catalogues.flatMap(({ area }) => Object.entries(readTranslations(language, area)).map(([key, text]) => [`${area}:${key}`, text])),
  ),
});
const english = readLanguage({ code: sourceCode });
const total = catalogues.reduce((sum, { source }) => sum + Object.keys(source).length, 0);
for (const language of languages) {
  const { code, fallback } = language;
  let [present, same, own] = [0, 0, 0];
  faults.push(...listTermFaults(english, readLanguage(language)).map((fault) => `${code}: ${fault}`));
  for (const { area, source } of catalogues) {
    const texts = readCatalogue(code, area);
    const inherited = fallback ? readCatalogue(fallback, area) : undefined;
    faults.push(...listFaults(language, { source, own: texts, inherited }).map((fault) => `${code}/${area}: ${fault}`));
    own += Object.keys(texts).length;
    for (const [key, english] of Object.entries(source)) {
      const text = texts[key] ?? inherited?.[key];
      if (text) present += 1;
      // Such a text may be intended or a mistake.
      if (text === english && /\p{L}{2}/u.test(english)) same += 1;
    }
  }
  const remark = code === sourceCode ? 'the source' : `${same} as in English`;
  console.log(
    `${code}: ${((100 * present) / total).toFixed(1)} % (${present} of ${total}), ${remark}${fallback ? `, ${own} differ from ${fallback}` : ''}`,
  );
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(
    `${total} texts in ${catalogues.length} catalogues and ${Object.keys(english.terms).length} terms, each in ${languages.length} languages.`,
  );
}
