import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();
const verb = 'apps/server/src/kit/ids.ts';
const component = 'apps/storefront/app/root.tsx';

/** One planted violation a rule of style: what it is, the rule that catches it, where, and the text. */
const planted: [what: string, rule: string, path: string, text: string][] = [
  ['a sentence written into a component', 'selvedge/no-loose-text', component, 'export const It = () => <p>Add to cart</p>;'],
  ['a label written into an attribute', 'selvedge/no-loose-text', component, 'export const It = () => <img src="a" alt="A blue dress" />;'],
  ['a file that is too long', 'max-lines', verb, Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};`).join('\n')],
  ['the environment read outside config', 'no-restricted-syntax', verb, 'export const port = process.env.PORT;'],
  ['time taken past the clock', 'no-restricted-syntax', verb, 'export const at = new Date();'],
  ['a class that holds functions', 'no-restricted-syntax', verb, 'export class OrderService { place() { return 1; } }'],
  ['a type switched off', '@typescript-eslint/no-explicit-any', verb, 'export const it = (value: any): unknown => value;'],
  ['printing past the log', 'no-console', verb, 'console.log(1);\nexport const it = 1;'],
  ['a deep relative path', 'no-restricted-imports', verb, "import { it } from '../../kit/money.ts';\nexport { it };"],
  [
    'a click on something that is no button',
    'jsx-a11y/no-static-element-interactions',
    component,
    'export const It = () => <div onClick={() => undefined} />;',
  ],
];

test.each(planted)(
  '%s is caught',
  async (_what, rule, filePath, text) => {
    const [result] = await eslint.lintText(text, { filePath });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain(rule);
  },
  60_000,
);

test('a promise left alone is caught, which only the types tell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-lint-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, target: 'ES2023', module: 'ESNext' } }));
    writeFileSync(join(folder, 'work.ts'), 'const work = async () => { await Promise.resolve(); };\nwork();\nexport const it = 1;\n');
    const { stdout, status } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '--type-aware', '-c', '.oxlintrc.json', folder], {
      encoding: 'utf8',
    });
    expect(stdout).toContain('typescript(no-floating-promises)');
    expect(status).not.toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

test('an arrow, a price sign or a translated text is no loose text', async () => {
  const [result] = await eslint.lintText(
    "import { Trans } from '@lingui/react/macro';\nexport const It = () => <p>→ <Trans>Add to cart</Trans> €</p>;",
    { filePath: component },
  );
  expect(result?.messages.filter(({ ruleId }) => ruleId === 'selvedge/no-loose-text')).toEqual([]);
}, 60_000);
