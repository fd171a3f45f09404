import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { placeholdersOf } from './placeholders.mjs';

/* Fails on a text that a language lacks, one that no page says any more, and one that lost a placeholder. */
const home = fileURLToPath(new URL('..', import.meta.url));
const config = getConfig({ configPath: join(home, 'lingui.config.js') });
const [catalog] = await getCatalogs(config);

const said = await catalog.collect();
const wrong = [];
/** Of each language: texts that are there, and those that read as in English, which a translator may mean or have passed over. */
const scores = [];
if (!said) throw new Error('The texts could not be collected from the sources.');
for (const locale of config.locales) {
  const score = { locale, present: 0, same: 0 };
  const texts = JSON.parse(await readFile(join(home, `locales/${locale}/messages.json`), 'utf8'));
  for (const [id, { message }] of Object.entries(said)) {
    const english = message ?? id;
    const text = locale === config.sourceLocale ? english : texts[id]?.translation;
    if (text) score.present += 1;
    if (text === english && /\p{L}{2}/u.test(english)) score.same += 1;
    if (!(id in texts)) wrong.push(`${locale}: "${english}" is new, run npm run extract`);
    else if (!text) wrong.push(`${locale}: "${english}" is not translated`);
    if (text) wrong.push(...lost(english, text).map((placeholder) => `${locale}: "${english}" lost ${placeholder}`));
  }
  scores.push(score);
  for (const id of Object.keys(texts)) {
    if (!(id in said)) wrong.push(`${locale}: "${texts[id].message ?? id}" is not used any more`);
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

/** What stands in the English text and not in the other, or only in the other. */
function lost(english, text) {
  const [wanted, found] = [placeholdersOf(english), placeholdersOf(text)];
  return [...new Set([...wanted, ...found])].filter((placeholder) => wanted.has(placeholder) !== found.has(placeholder));
}
