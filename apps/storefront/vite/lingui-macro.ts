import { relative, resolve, sep } from 'node:path';
import { transformAsync } from '@babel/core';
import { macroConfig } from '@selvedge/i18n/macro-config';
import { partOf } from '@selvedge/i18n/parts';
import type { Plugin } from 'vite';

const hasMacro = /from ['"]@lingui\/(core|react)\/macro['"]/;
const app = resolve(import.meta.dirname, '../app');
const textsOf = 'virtual:texts/';

/**
 * Turns Lingui's macros into messages. The bundler itself has no Babel; files without a macro never meet it. In a
 * browser, a file whose texts do not come with every page waits for them: nobody has to think of it.
 */
export function linguiMacro(): Plugin {
  return {
    name: 'selvedge:lingui-macro',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(textsOf) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${textsOf}`) ? bringing(id.slice(textsOf.length + 1)) : null),
    async transform(code, id, options) {
      const [file = ''] = id.split('?');
      if (!/\.tsx?$/.test(file) || file.includes('node_modules') || !hasMacro.test(code)) return null;
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: macroConfig }]],
      });
      if (!result?.code) return null;
      const part = partOf(relative(app, file).split(sep).join('/'));
      const texts = options?.ssr || part === 'shop' ? '' : `import '${textsOf}${part}';`;
      return { code: texts + result.code, map: result.map };
    },
  };
}

/** What a file imports that says texts of a further part. It imports nothing of the shop: a circle could not be waited for. */
const bringing = (part: string): string =>
  [
    `import { catalogues } from '@selvedge/i18n/compiled/${part}';`,
    'const bring = catalogues[document.documentElement.dataset.language] ?? catalogues.en;',
    // Where they go is looked up when they are there: meanwhile the page may have been opened.
    'const { messages } = await bring();',
    '(window.furtherTexts ??= []).push(messages);',
  ].join('\n');
