import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noLooseText } from './scripts/lint/no-loose-text.js';

/** Data is as long as it is: texts, tables of facts. */
const dataFiles = ['**/texts/**', '**/data/**', '**/*.test.ts', '**/*.test.tsx', 'tests/**'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/build/',
      '**/dist/',
      '**/.react-router/',
      '.cache/',
      'data/',
      'packages/i18n/compiled/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that ask for types are oxlint's (.oxlintrc.json): the same ones, in a tenth of the time.
    extends: [...tseslint.configs.strict],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../../*'], message: "From room to room by the package's imports: #kit/…, #modules/…, #ui/…." }] },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "MemberExpression[object.name='process'][property.name='env']", message: 'The environment is read in platform/config.ts only.' },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: "Time comes from kit/clock's now(), so that tests can set it.",
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: "Time comes from kit/clock's now(), so that tests can set it.",
        },
        { selector: 'ClassDeclaration[superClass=null]', message: 'Plain functions; classes are for errors.' },
      ],
    },
  },
  { files: dataFiles, rules: { 'max-lines': 'off' } },
  {
    // Scripts and entries speak to a terminal; tests set their own stage.
    files: [
      'scripts/**',
      'bench/**',
      '**/*-cli.ts',
      '**/main.ts',
      'tests/**',
      '**/*.test.ts',
      '**/testing/**',
      'playwright.config.ts',
      'vitest.config.ts',
    ],
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
  { files: ['apps/server/src/platform/config.ts', 'apps/server/src/kit/clock.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['apps/storefront/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, selvedge: { rules: { 'no-loose-text': noLooseText } } },
    extends: [jsxA11y.flatConfigs.strict],
    rules: { ...reactHooks.configs.recommended.rules, 'selvedge/no-loose-text': 'error' },
  },
  {
    // The back office speaks English.
    files: ['apps/backoffice/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.strict],
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        performance: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
);
