import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Example = [what: string, rule: string, path: string, text: string];

const ids = 'apps/server/src/kit/ids.ts';
const component = 'apps/storefront/app/root.tsx';
const form = 'apps/backoffice/src/form.tsx';

/** One violation per rule: description, rule, path and text. */
const violations: Example[] = [
  ['a sentence written into a component', 'selvedge(no-loose-text)', component, 'export const It = () => <p>Add to cart</p>;'],
  ['a label written into an attribute', 'selvedge(no-loose-text)', component, 'export const It = () => <img src="a" alt="A blue dress" />;'],
  ['a sentence in braces', 'selvedge(no-loose-text)', component, "export const It = () => <p>{'Add to cart'}</p>;"],
  ['a file that is too long', 'eslint(max-lines)', ids, manyLines(301)],
  ['a function that is too long', 'eslint(max-lines-per-function)', ids, longFunction(60)],
  ['a function in a script that is too long', 'eslint(max-lines-per-function)', 'scripts/run.mjs', longFunction(60)],
  [
    'a component that is too long',
    'eslint(max-lines-per-function)',
    component,
    `export const It = () => (\n  <>${'\n    <hr />'.repeat(58)}\n  </>\n);`,
  ],
  ['a function with too many branches', 'eslint(complexity)', ids, branches(15)],
  ['a component with too many branches', 'eslint(complexity)', form, hook(`return <p>${'{props.on ? 1 : 2}'.repeat(15)}</p>;`)],
  ['a function name that ends in a preposition', 'selvedge(no-preposition-name)', ids, 'export const priceOf = () => 1;'],
  [
    'a method name that ends in a preposition',
    'selvedge(no-preposition-name)',
    ids,
    'export class Prices extends Map<string, number> { priceOf() { return 1; } }',
  ],
  ['a function of an object with such a name', 'selvedge(no-preposition-name)', ids, 'export const keys = { skuOf: () => 1 };'],
  ['a function type with such a name', 'selvedge(no-preposition-name)', ids, 'export interface Keys { skuOf: (row: string) => string }'],
  ['a function named by a forbidden word', 'selvedge(no-forbidden-name)', ids, 'export const hangUpCoat = () => 1;'],
  ['a parameter named by a forbidden word', 'selvedge(no-forbidden-name)', ids, 'export const it = (whoever: string) => whoever;'],
  ['a destructured variable named by one', 'selvedge(no-forbidden-name)', ids, 'export const it = ({ id: theirs }: { id: number }) => theirs;'],
  ['a type named by a forbidden word', 'selvedge(no-forbidden-name)', ids, 'export interface PriceKeeper { price: number }'],
  ['a field named by a forbidden word', 'selvedge(no-forbidden-name)', ids, 'export interface It { brought: number }'],
  ['the environment read outside config', 'selvedge(no-process-env)', ids, 'export const port = process.env.PORT;'],
  ['a new Date outside the clock', 'selvedge(no-system-clock)', ids, 'export const at = new Date();'],
  ['Date.now() outside the clock', 'selvedge(no-system-clock)', ids, 'export const at = Date.now();'],
  ['an API path in a front end', 'selvedge(no-api-path)', form, "export const load = () => fetch('/api/admin/brands');"],
  ['an API path with a parameter', 'selvedge(no-api-path)', component, 'export const load = (id: number) => fetch(`/api/carts/${id}`);'],
  ['a class that extends nothing', 'selvedge(no-plain-class)', ids, 'export class OrderService { place() { return 1; } }'],
  ['the type any', 'typescript(no-explicit-any)', ids, 'export const it = (value: any): unknown => value;'],
  ['a non-null assertion', 'typescript(no-non-null-assertion)', ids, 'export const it = (value?: string): string => value!;'],
  ['a type imported as a value', 'typescript(consistent-type-imports)', ids, "import { Price } from './price.ts';\nexport type It = Price;"],
  ['a call of the console', 'eslint(no-console)', ids, 'console.log(1);\nexport const it = 1;'],
  ['a deep relative path', 'eslint(no-restricted-imports)', ids, "import { it } from '../../../kit/money.ts';\nexport { it };"],
  ['an unused variable', 'eslint(no-unused-vars)', ids, 'const it = 1;\nexport {};'],
  ['an unused variable in a script', 'eslint(no-unused-vars)', 'scripts/run.mjs', 'const it = 1;\nexport {};'],
  ['an unknown global in a script', 'eslint(no-undef)', 'scripts/run.mjs', 'export const it = missing;'],
  ['a variable that never changes', 'eslint(prefer-const)', ids, 'let it = 1;\nexport const other = () => it;'],
  ['a caught error that is lost', 'eslint(preserve-caught-error)', ids, "try { JSON.parse(''); } catch (error) { throw new Error('bad'); }"],
  ['a floating promise', 'typescript(no-floating-promises)', ids, 'const work = async () => { await Promise.resolve(); };\nwork();\nexport {};'],
  ['a comment that switches type checks off', 'typescript(ban-ts-comment)', ids, '// @ts-ignore\nexport const it = 1;'],
  ['a click on a plain element', 'jsx-a11y(no-static-element-interactions)', component, 'export const It = () => <div onClick={() => {}} />;'],
  ['a click without a key', 'jsx-a11y(click-events-have-key-events)', component, 'export const It = () => <div onClick={() => {}} />;'],
  ['an image without a text', 'jsx-a11y(alt-text)', form, 'export const It = () => <img src="a" />;'],
  ['a focusable paragraph', 'jsx-a11y(no-noninteractive-tabindex)', component, 'export const It = () => <p tabIndex={0} />;'],
  ['an unknown role', 'jsx-a11y(aria-role)', form, 'export const It = () => <p role="box" />;'],
  ['a hook under a condition', 'react-hooks(rules-of-hooks)', form, hook('if (props.on) useState(1); return null;')],
  ['a missing dependency', 'react-hooks(exhaustive-deps)', component, hook('useEffect(() => { props.go(); }, []); return null;')],
  ['a ref read while rendering', 'react(refs)', component, hook('const it = useRef(null); return <p>{it.current}</p>;')],
  ['a random value while rendering', 'react(purity)', form, hook('const it = Math.random(); return <p>{it}</p>;')],
  ['a changed property', 'react(immutability)', component, hook('props.on = true; return <p>{props.on}</p>;')],
  ['a state set while rendering', 'react(set-state-in-render)', form, hook('const [n, set] = useState(1); set(2); return <p>{n}</p>;')],
  ['a state set in an effect', 'react(set-state-in-effect)', form, hook('const [n, set] = useState(1); useEffect(() => { set(2); }, []); return n;')],
];

/** Code that must not be reported, with the rule that allows it. */
const allowed: Example[] = [
  ['an arrow, a currency sign and a translated text', 'selvedge(no-loose-text)', component, 'export const It = () => <p>→ <Trans>Add</Trans> €</p>;'],
  ['English text in the back office', 'selvedge(no-loose-text)', form, 'export const It = () => <p>Add to cart</p>;'],
  ['a long test file', 'eslint(max-lines)', 'apps/server/src/kit/ids.test.ts', manyLines(301)],
  ['a function of 60 lines, blank lines and comments aside', 'eslint(max-lines-per-function)', ids, longFunction(58, '\n\n// why\n')],
  ['a long function in a test file', 'eslint(max-lines-per-function)', 'apps/server/src/kit/ids.test.ts', longFunction(60)],
  ['a function with 14 branches', 'eslint(complexity)', ids, branches(14)],
  ['an API path that is checked', 'selvedge(no-api-path)', component, "export const path = '/api/carts' satisfies string;"],
  ['an error class', 'selvedge(no-plain-class)', ids, 'export class Refusal extends Error {}'],
  ['a Date made from a value', 'selvedge(no-system-clock)', ids, 'export const at = new Date(0);'],
  ['a function that signs in', 'selvedge(no-preposition-name)', ids, 'export const signIn = () => 1;'],
  ['a function that sorts by a key', 'selvedge(no-preposition-name)', ids, 'export const sortBy = () => 1;'],
  ['a value with such a name', 'selvedge(no-preposition-name)', ids, 'export const it = { validAt: 1 };'],
  ['a forbidden word within another word', 'selvedge(no-forbidden-name)', ids, 'export const desktopWidth = 1;'],
  ['a forbidden word as a key of data', 'selvedge(no-forbidden-name)', ids, "export const columns = { Shelf: 'category' };"],
  ['the environment in config', 'selvedge(no-process-env)', 'apps/server/src/platform/config.ts', 'export const port = process.env.PORT;'],
  ['the time in the clock', 'selvedge(no-system-clock)', 'apps/server/src/kit/clock.ts', 'export const at = () => new Date();'],
  ['the environment and the console in a command', 'selvedge(no-process-env)', 'apps/server/src/commands/seed.ts', 'console.log(process.env.PORT);'],
  ['the console in a command', 'eslint(no-console)', 'apps/server/src/commands/seed.ts', 'console.log(1);'],
  ['an unused argument with an underscore', 'eslint(no-unused-vars)', ids, 'export const it = (_at: number) => 1;'],
];

const folder = mkdtempSync(join(tmpdir(), 'selvedge-lint-'));
let reported = new Map<string, string[]>();
beforeAll(() => {
  reported = lint([...violations, ...allowed]);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test.each(violations)('%s is reported', (title, rule) => {
  expect(reported.get(title) ?? []).toContain(rule);
});

test.each(allowed)('%s is not reported', (title, rule) => {
  expect(reported.get(title) ?? []).not.toContain(rule);
});

/** Writes each text to its own folder, so that the paths match the configuration, and returns the reported rules by description. */
function lint(examples: Example[]): Map<string, string[]> {
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { jsPlugins: string[] };
  config.jsPlugins = config.jsPlugins.map((path) => resolve(path));
  examples.forEach(([, , path, text], at) => {
    const root = join(folder, String(at));
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify(config));
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, target: 'ES2023', jsx: 'preserve' } }));
  });
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '--type-aware', '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const codes = (at: number) => diagnostics.filter(({ filename }) => filename.startsWith(`${at}/`)).map(({ code }) => code);
  return new Map(examples.map(([title], at) => [title, codes(at)]));
}

function manyLines(count: number): string {
  return Array.from({ length: count }, (_, line) => `export const line${line} = ${line};`).join('\n');
}

/** Returns a function with the given number of lines in its body. */
function longFunction(lines: number, separator = '\n'): string {
  return `export function it(list) {\n${Array.from({ length: lines }, (_, line) => `  list.push(${line});`).join(separator)}\n}`;
}

/** Returns a function with a complexity of one more than its branches. */
function branches(count: number): string {
  return `export function it(n) {\n${Array.from({ length: count }, (_, at) => `  if (n === ${at}) return ${at};`).join('\n')}\n  return -1;\n}`;
}

function hook(body: string): string {
  return `import { useEffect, useRef, useState } from 'react';\nexport function It(props: { on: boolean; go: () => void }) { ${body} }`;
}
