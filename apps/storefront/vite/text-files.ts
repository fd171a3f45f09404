import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parts } from '@selvedge/i18n/parts';
import type { Plugin } from 'vite';

const shopTexts = 'virtual:shop-texts';
const furtherTexts = 'virtual:further-texts/';
// Located by a file that exists before the catalogues are compiled: route types are generated without texts.
const compiled = join(dirname(createRequire(import.meta.url).resolve('@selvedge/i18n/parts')), 'compiled');

/**
 * Emits the catalogues as files next to the bundles. Their addresses are built from the language, because a table of addresses
 * would make every page's scripts grow with each language. `virtual:shop-texts` loads the texts of every page; a file that
 * imports `virtual:further-texts/<part>` waits for that part's.
 */
export function createTextFiles(): Plugin {
  let isBuild = false;
  let known: string | undefined;
  const getFolder = (): string => (known ??= `assets/texts-${hashFiles()}`);
  /** Returns an expression that loads a part's texts in `language`; the development server serves them as modules. */
  const fetching = (part: string): string =>
    isBuild
      ? `import(/* @vite-ignore */ \`/${getFolder()}/${part}-\${language}.js\`)`
      : `import('@selvedge/i18n/compiled/${part}').then(({ catalogues }) => catalogues[language]())`;
  return {
    name: 'selvedge:text-files',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === shopTexts || id.startsWith(furtherTexts) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${shopTexts}`)
        return [
          `export const fetchShopTexts = (language) => ${fetching('shop')};`,
          `export const getShopTextsUrl = (language) => \`/${isBuild ? getFolder() : ''}/shop-\${language}.js\`;`,
        ].join('\n');
      if (!id.startsWith(`\0${furtherTexts}`)) return null;
      // The texts are queued on `window`, because the page may be hydrated before or after they arrive. The module imports nothing of
      // the shop: a circular import could not be awaited.
      return [
        'const { language } = document.documentElement.dataset;',
        `const { messages } = await ${fetching(id.slice(furtherTexts.length + 1))};`,
        '(window.furtherTexts ??= []).push(messages);',
      ].join('\n');
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { name, source } of listCatalogueFiles()) this.emitFile({ type: 'asset', fileName: `${getFolder()}/${name}`, source });
    },
  };
}

/** Returns each part's texts in each language: `<part>-<code>.js`. */
const listCatalogueFiles = (): { name: string; source: string }[] =>
  parts.flatMap((part) =>
    readdirSync(join(compiled, part))
      .filter((file) => file.endsWith('.js') && file !== 'index.js')
      .sort()
      .map((file) => ({ name: `${part}-${file}`, source: readFileSync(join(compiled, part, file), 'utf8') })),
  );

/** Returns one hash for all files, so that files of different builds never mix. */
function hashFiles(): string {
  const hash = createHash('sha256');
  for (const { name, source } of listCatalogueFiles()) hash.update(name).update(source);
  return hash.digest('base64url').slice(0, 8);
}
