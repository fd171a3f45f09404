import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCatalogue, readTranslations } from './catalogue.mjs';
import { readLanguages, sourceCode } from './languages.mjs';

/*
 * Writes 60 texts of each language next to the English for a blind reading: an editor who knows nothing about earlier corrections says
 * what they would change and how good the sample is. Another seed gives other texts.
 * Usage: node packages/i18n/scripts/sample-texts.mjs <seed>
 */

/** Texts of each area. */
const shares = { shop: 30, mails: 12, legal: 9, documents: 5, demo: 4 };
/** Shorter texts are single words, which say little about the quality. */
const MIN_LENGTH = 19;

const total = Object.values(shares).reduce((sum, share) => sum + share, 0);

const [seed] = process.argv.slice(2);
if (!seed) throw new Error('Give a seed: node packages/i18n/scripts/sample-texts.mjs 2026-11-27');
const folder = resolve(import.meta.dirname, '../../../.cache/text-samples');
mkdirSync(folder, { recursive: true });

/** Orders keys by a hash, so that the sample depends on the seed alone. */
const order = (/** @type {string} */ text) => createHash('sha256').update(`${seed} ${text}`).digest('hex');

for (const language of readLanguages()) {
  const sample = Object.entries(shares).flatMap(([area, share]) => {
    const english = readCatalogue(sourceCode, area);
    return Object.entries(readTranslations(language, area))
      .filter(([, text]) => text.length >= MIN_LENGTH)
      .map(([key, text]) => ({ place: order(`${language.code} ${area} ${key}`), area, key, text, english: english[key] }))
      .sort((a, b) => (a.place < b.place ? -1 : 1))
      .slice(0, share)
      .map(({ place: _place, ...one }) => one);
  });
  writeFileSync(join(folder, `${language.code}.json`), `${JSON.stringify(sample, null, 1)}\n`);
}
console.log(`${total} texts of each language are in ${folder}`);
