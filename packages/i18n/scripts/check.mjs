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
if (!said) throw new Error('The texts could not be collected from the sources.');
for (const locale of config.locales) {
  const texts = JSON.parse(await readFile(join(home, `locales/${locale}/messages.json`), 'utf8'));
  for (const [id, { message }] of Object.entries(said)) {
    const english = message ?? id;
    const text = locale === config.sourceLocale ? english : texts[id]?.translation;
    if (!(id in texts)) wrong.push(`${locale}: "${english}" is new, run npm run extract`);
    else if (!text) wrong.push(`${locale}: "${english}" is not translated`);
    if (text) wrong.push(...lost(english, text).map((placeholder) => `${locale}: "${english}" lost ${placeholder}`));
  }
  for (const id of Object.keys(texts)) {
    if (!(id in said)) wrong.push(`${locale}: "${texts[id].message ?? id}" is not used any more`);
  }
}

if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${Object.keys(said).length} texts, each in ${config.locales.length} languages.`);
}

/** What stands in the English text and not in the other, or only in the other. */
function lost(english, text) {
  const [wanted, found] = [placeholdersOf(english), placeholdersOf(text)];
  return [...new Set([...wanted, ...found])].filter((placeholder) => wanted.has(placeholder) !== found.has(placeholder));
}
