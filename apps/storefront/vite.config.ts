import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { linguiMacro } from './vite/lingui-macro.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [linguiMacro(), reactRouter()],
  build: {
    target: 'es2022',
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: sharedParts } } },
  },
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'react', 'react-dom', 'react-router', 'react-router/dom'] },
}));

/** What every page needs comes in one file: twenty small ones cost a phone more than they save. */
const sharedParts = [
  {
    name: 'shop',
    test: /\/app\/(ui\/(?!choice-cards|stepper|checkbox|vat-rows|quantity)|lib|layouts\/default-frame|features\/(layout\/|cart\/(cart-button|cart-context|notice-text)|listing\/product-(grid|card)))|\/packages\/i18n\/src\//,
  },
];
