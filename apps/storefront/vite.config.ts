import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { createLinguiMacro } from './vite/lingui-macro.ts';
import { createPageLists } from './vite/page-lists.ts';
import { createQuietRouter } from './vite/quiet-router.ts';
import { createTextFiles } from './vite/text-files.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [createLinguiMacro(), createPageLists(), createTextFiles(), createQuietRouter(), reactRouter()],
  build: {
    target: 'es2022',
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { ...scriptNames, codeSplitting: { groups: sharedParts } } },
  },
  // Found at the start, because a package that is found later reloads the page.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/{routes,layouts}/**/*.tsx'],
    include: ['@lingui/core', '@lingui/react', 'react', 'react-dom', 'react-router', 'react-router/dom'],
  },
}));

/**
 * Seven characters of hash instead of eight: the manifest of routes names each script, and a hash cannot be compressed. Style sheets and fonts
 * keep eight, because the server's build names them too.
 */
const scriptNames = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' };

/**
 * Modules that every page needs are bundled in one file, because twenty small files take longer to load on a phone. New modules
 * are not in it until they are added here.
 */
const sharedParts = [
  {
    name: 'shop',
    test: new RegExp(
      [
        '/app/ui/(\\w+/)?(amount|badge|breadcrumbs|button|classes|counted-icon|drawer|flyout|icon|notice|picture|price|snackbar|swatch)\\.',
        '/app/lib/(?!data/|forms/|measuring/|product/|tracking/|passkeys|use-latest|\\w+/(account-notice|affiliate-|error-texts|linked-order|refusal-text|register-path|return-to|secret-page-headers|wishlist-requests))',
        '/app/layouts/default-frame',
        '/app/features/layout/(?!screens/not-found-screen)',
        '/app/features/consent/consent-slot',
        '/app/features/wishlist/button/',
        '/app/features/cart/drawer/(cart-button|cart-context)',
        '/app/features/listing/card/product-(grid|card)',
        '/packages/i18n/src/',
      ].join('|'),
    ),
  },
];
