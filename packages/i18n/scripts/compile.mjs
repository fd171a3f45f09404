import { compileAreas } from './compile-areas.mjs';
import { compileShop } from './compile-shop.mjs';
import { readLanguages } from './languages.mjs';
import { writeFiles } from './write-files.mjs';

/* Compiles the catalogues of all languages to `compiled/`, with missing texts in English. */
const languages = readLanguages();
writeFiles({ ...listLanguages(), ...(await compileShop(languages)), ...compileAreas(languages) });

/** @returns {Record<string, string>} */
function listLanguages() {
  const rows = languages.map(({ code, id, tag, name, fallback = null }) => JSON.stringify({ code, id, tag, name, fallback }));
  return {
    'languages.js': `export const languages = [\n${rows.map((row) => `  ${row},\n`).join('')}];\n`,
    'languages.d.ts': `export declare const languages: readonly [\n${rows.map((row) => `  Readonly<${row}>,\n`).join('')}];\n`,
  };
}
