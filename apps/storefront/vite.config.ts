import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { linguiMacro } from './vite/lingui-macro.ts';
import { quietRouter } from './vite/quiet-router.ts';
import { textFiles } from './vite/text-files.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [linguiMacro(), textFiles(), quietRouter(), reactRouter()],
  build: {
    target: 'es2022',
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: sharedParts } } },
  },
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'react', 'react-dom', 'react-router', 'react-router/dom'] },
}));

/**
 * What every page needs comes in one file: twenty small ones cost a phone more than they save. What is new stays out
 * of it until it is named here.
 */
const sharedParts = [
  {
    name: 'shop',
    test: new RegExp(
      [
        '/app/ui/(amount|badge|breadcrumbs|button|classes|counted-icon|drawer|flyout|icon|notice|picture|price|snackbar|swatch)\\.',
        '/app/lib/(?!account-|address-|affiliate-|coupon-texts|data/|error-texts|measuring|pages-around|passkeys|password-rules|quantity-issue|refusal-text|region-options|return-to|take-form|tracking|typed-text|use-kept|use-latest|validation|wish-changes)',
        '/app/layouts/default-frame',
        '/app/features/layout/',
        '/app/features/consent/consent-slot',
        '/app/features/hearts/',
        '/app/features/cart/(cart-button|cart-context)',
        '/app/features/listing/product-(grid|card)',
        '/packages/i18n/src/',
      ].join('|'),
    ),
  },
];
