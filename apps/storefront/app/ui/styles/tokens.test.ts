import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(app, file), 'utf8');
const tokens = new Map([...read('ui/styles/tokens.css').matchAll(/^ {4}(--[\w-]+): (.+);$/gm)].map(([, name, value]) => [name, value]));
const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: read(file) }));

test('colours, heights and layers match the specification', () => {
  expect(tokens.get('--ink')).toBe('#040707');
  expect(tokens.get('--accent')).toBe('#49beff');
  expect(tokens.get('--bar')).toBe('46px');
  expect(tokens.get('--layer-dialog')).toBe('1049');
});

test('fields are outlined and comfortable, tabs are 35 px high', () => {
  const field = read('ui/forms/field.module.css');
  expect(field).toMatch(/border: 1px solid var\(--line-\w+\)/);
  expect(field).toContain('var(--control)');
  expect(tokens.get('--control')).toBe('48px');
  expect(tokens.get('--tab')).toBe('35px');
  expect(read('features/affiliate/analytics/period-form.module.css')).toMatch(/\.length \{[^}]*min-height: var\(--tab\)/);
});

test('layouts change only at the specification’s widths', () => {
  const widths = sheets.flatMap(({ css }) => [...css.matchAll(/@media[^{]*?width [<>]=? (\d+)px/g)].map(([, width]) => Number(width)));
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter((width) => ![600, 960, 1280, 1920, 2560].includes(width))).toEqual([]);
});

test('there is only the light theme', () => {
  expect(sheets.filter(({ css }) => /prefers-color-scheme|color-scheme:[^;]*dark/.test(css))).toEqual([]);
});
