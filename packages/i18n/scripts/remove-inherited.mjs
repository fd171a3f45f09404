import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { findParent, readCatalogue, writeCatalogue } from './catalogue.mjs';

/* After the extraction: removes the texts of a language that are empty or the same in the language from which it takes what it lacks. */
const config = getConfig({ configPath: fileURLToPath(new URL('../lingui.config.js', import.meta.url)) });
for (const locale of config.locales) {
  const parent = findParent(locale, config);
  if (!parent) continue;
  const inherited = await readCatalogue(parent);
  const own = Object.entries(await readCatalogue(locale)).filter(([id, text]) => text !== '' && text !== inherited[id]);
  await writeCatalogue(locale, Object.fromEntries(own));
}
