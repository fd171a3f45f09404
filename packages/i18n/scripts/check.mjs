import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { readCatalogue, readTranslations } from './catalogue.mjs';
import { listPlaceholders } from './placeholders.mjs';

/* Fails if a language lacks a text, has one that no page uses, or has lost a placeholder. */
const home = fileURLToPath(new URL('..', import.meta.url));
const config = getConfig({ configPath: join(home, 'lingui.config.js') });
const [catalog] = await getCatalogs(config);

const said = await catalog.collect();
const wrong = [];
/** Per language: the number of texts, and of those equal to English, which may be intended or overlooked. */
const scores = [];
if (!said) throw new Error('The texts could not be collected from the sources.');
for (const locale of config.locales) {
  const score = { locale, present: 0, same: 0 };
  const texts = await readTranslations(locale, config);
  for (const [id, { message }] of Object.entries(said)) {
    const english = message ?? id;
    const text = locale === config.sourceLocale ? english : texts[id];
    if (text) score.present += 1;
    if (text === english && /\p{L}{2}/u.test(english)) score.same += 1;
    if (!(id in texts)) wrong.push(`${locale}: "${english}" is new, run npm run texts`);
    else if (!text) wrong.push(`${locale}: "${english}" is not translated`);
    if (text) wrong.push(...lost(english, text).map((placeholder) => `${locale}: "${english}" lost ${placeholder}`));
  }
  scores.push(score);
  for (const [id, text] of Object.entries(await readCatalogue(locale))) {
    if (!(id in said)) wrong.push(`${locale}: "${text}" is not used any more, run npm run texts`);
  }
}

const total = Object.keys(said).length;
for (const { locale, present, same } of scores) {
  const asInEnglish = locale === config.sourceLocale ? 'the source' : `${same} as in English`;
  console.log(`${locale}: ${((100 * present) / total).toFixed(1)} % (${present} of ${total}), ${asInEnglish}`);
}
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${total} texts, each in ${config.locales.length} languages.`);
}

/** Returns the placeholders that occur in only one of the two texts. */
function lost(english, text) {
  const [wanted, found] = [listPlaceholders(english), listPlaceholders(text)];
  return [...new Set([...wanted, ...found])].filter((placeholder) => wanted.has(placeholder) !== found.has(placeholder));
}
