import { relative, resolve, sep } from 'node:path';
import { transformAsync } from '@babel/core';
import { macroConfig } from '@selvedge/i18n/macro-config';
import { getPart } from '@selvedge/i18n/parts';
import type { Plugin } from 'vite';

const hasMacro = /from ['"]@lingui\/(core|react)\/macro['"]/;
const app = resolve(import.meta.dirname, '../app');

/**
 * Transforms Lingui's macros. Only files with a macro go through Babel. In a browser build, a file whose texts are not loaded
 * with every page imports them automatically.
 */
export function createLinguiMacro(): Plugin {
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
      const part = getPart(relative(app, file).split(sep).join('/'));
      const texts = options?.ssr || part === 'shop' ? '' : `import 'virtual:further-texts/${part}';`;
      return { code: texts + result.code, map: result.map };
    },
  };
}
