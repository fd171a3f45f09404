import { transformAsync } from '@babel/core';
import { macroConfig } from '@selvedge/i18n/macro-config';
import type { Plugin } from 'vite';

const hasMacro = /from ['"]@lingui\/(core|react)\/macro['"]/;

/** Turns Lingui's macros into messages. The bundler itself has no Babel; files without a macro never meet it. */
export function linguiMacro(): Plugin {
  return {
    name: 'selvedge:lingui-macro',
    enforce: 'pre',
    async transform(code, id) {
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
      return result?.code ? { code: result.code, map: result.map } : null;
    },
  };
}
