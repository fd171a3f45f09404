import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { getPart, parts } from '../parts.js';
import { readTranslations } from './catalogue.mjs';

/* Compiles each catalogue to the files that pages load: `compiled/<part>/<code>.js`, with missing texts in English. */
const home = fileURLToPath(new URL('..', import.meta.url));
const app = resolve(home, '../../apps/storefront/app');
const config = getConfig({ configPath: join(home, 'lingui.config.js') });
const [catalog] = await getCatalogs(config);
const said = await catalog.collect();
if (!said) throw new Error('The texts could not be collected from the sources.');

/** The English fallback for missing texts. */
const english = Object.fromEntries(Object.entries(said).map(([id, { message }]) => [id, message ?? id]));

await rm(join(home, 'compiled'), { recursive: true, force: true });
await write('messages.d.ts', "import type { Messages } from '@lingui/core';\nexport declare const messages: Messages;\n");
for (const part of parts) await write(`${part}/index.js`, catalogues(config.locales));
await write('part.d.ts', declaration());
for (const part of parts) await write(`${part}/index.d.ts`, "export { catalogues } from '../part.js';\n");
for (const locale of config.locales) {
  const { messages } = await catalog.getTranslations(locale, { fallbackLocales: config.fallbackLocales, sourceLocale: config.sourceLocale });
  const whole = { ...english, ...messages };
  for (const part of parts) {
    const texts = Object.fromEntries(Object.entries(whole).filter(([id]) => isInPart(part, id)));
    const { source, errors } = createCompiledCatalog(locale, texts, { namespace: 'es' });
    if (errors.length > 0) throw new Error(`${locale}: ${errors.map(({ id, error }) => `${id}: ${error.message}`).join('\n')}`);
    await write(`${part}/${locale}.js`, source);
    await write(`${part}/${locale}.d.ts`, "export { messages } from '../messages.js';\n");
  }
}

/** Number of translated texts per language, for operators. */
const readiness = {};
for (const locale of config.locales) {
  const written = await readTranslations(locale, config);
  const isSaid = (id) => locale === config.sourceLocale || Boolean(written[id]);
  readiness[locale] = Object.keys(said).filter(isSaid).length;
}
await write('readiness.js', `export const total = ${Object.keys(said).length};\nexport const written = ${JSON.stringify(readiness)};\n`);
await write('readiness.d.ts', 'export declare const total: number;\nexport declare const written: Readonly<Record<string, number>>;\n');

/** Returns whether a part contains a text: each part that uses it, unless every page loads it anyway. */
function isInPart(part, id) {
  const saying = new Set((said[id]?.origin ?? []).map(([file]) => getPart(relative(app, resolve(home, file)))));
  return saying.size === 0 || saying.has('shop') ? part === 'shop' : saying.has(part);
}

/** One literal import per language, so that bundlers create one file each and browsers load only their own. */
function catalogues(locales) {
  return `export const catalogues = {\n${locales.map((locale) => `  ${locale}: () => import('./${locale}.js'),\n`).join('')}};\n`;
}

function declaration() {
  return [
    "import type { Messages } from '@lingui/core';",
    "import type { LanguageCode } from '../src/languages.ts';",
    'export declare const catalogues: Readonly<Record<LanguageCode, () => Promise<{ messages: Messages }>>>;\n',
  ].join('\n');
}

async function write(file, text) {
  const path = join(home, 'compiled', file);
  await mkdir(resolve(path, '..'), { recursive: true });
  await writeFile(path, text);
}
