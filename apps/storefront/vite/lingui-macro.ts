import { relative, resolve, sep } from 'node:path';
import { transformAsync } from '@babel/core';
import { macroConfig } from '@selvedge/i18n/macro-config';
import { partOf } from '@selvedge/i18n/parts';
import type { Plugin } from 'vite';

const hasMacro = /from ['"]@lingui\/(core|react)\/macro['"]/;
const app = resolve(import.meta.dirname, '../app');

/**
 * Turns Lingui's macros into messages. The bundler itself has no Babel; files without a macro never meet it. In a
 * browser, a file whose texts do not come with every page waits for them: nobody has to think of it.
 */
export function linguiMacro(): Plugin {
  return {
    name: 'selvedge:lingui-macro',
    enforce: 'pre',
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
      const texts = options?.ssr || part === 'shop' ? '' : `import 'virtual:further-texts/${part}';`;
      return { code: texts + result.code, map: result.map };
    },
  };
}
