import { expect, test } from 'vitest';
import { isFixed, listPages, listPatterns } from './list-pages.ts';
import { visitFacts } from './page.ts';
import { spellPath } from './spell-path.ts';

test('no two pages have the same path, in any letter case', () => {
  const paths = listPages().map(({ path }) => path.replaceAll(/:\w+/g, ':').toLowerCase());
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('a page with a route file is named like it, unless it is a second address of the file', () => {
  const others = listPages().filter(({ name, file }) => file !== undefined && !file.endsWith(`/${name}.tsx`));
  for (const { name, file } of others) expect(listPages().filter((page) => page.file === file).length, name).toBeGreaterThan(1);
});

test('a page without a route file has a single word, which the route of content pages matches', () => {
  for (const { path, file } of listPages()) if (file === undefined) expect(path).toMatch(/^[a-z-]+$/);
});

test('the walk can open each page, or the table says why not', () => {
  for (const page of listPages()) {
    const { name, visits, unvisited } = page;
    expect(Boolean(unvisited) || visits !== undefined || isFixed(page), name).toBe(true);
    expect(unvisited === undefined || visits === undefined, name).toBe(true);
    const paths = visits?.flatMap((visit) => (typeof visit === 'string' ? [visit] : [visit.path, visit.canonicalPath ?? ''])) ?? [];
    const facts = paths.flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, fact]) => fact));
    expect([name, facts.filter((fact) => !visitFacts.some((known) => known === fact))]).toEqual([name, []]);
  }
});

test('only parts and pages of the default layout are cached, because the others differ by visitor', () => {
  for (const { name, cache, layout } of listPages()) if (cache) expect([name, layout]).toEqual([name, cache === 'part' ? undefined : 'default']);
});

test.each([
  ['/', '/'],
  ['/TRACK/order', '/Track/Order'],
  ['/guest/RETURN', '/guest/return'],
  ['/Withdrawal', '/withdrawal'],
  ['/search', '/Search'],
  ['/Search/Suggestions', '/search/suggestions'],
  ['/%77ithdrawal', '/withdrawal'],
  ['/withDrawal/', '/withdrawal/'],
  ['/Return/SI-1/NOTE', '/return/SI-1/note'],
  ['/Category/Women/Shirts', '/category/Women/Shirts'],
  ['/Blog/Page/2', '/blog/page/2'],
  ['/product/Σ%CF%80', '/product/Σ%CF%80'],
  ['/IMPRINT', '/imprint'],
  ['/auth/login', '/auth/login'],
  ['/AUTH/login', '/auth/Login'],
  ['/About-Us', '/About-Us'],
  ['/No/Such/Page', '/No/Such/Page'],
  ['/%ZZ', '/%ZZ'],
  ['/product/', '/product/'],
  ['//guest/return', '//guest/return'],
])('the canonical spelling of %s is %s', (path, spelling) => {
  expect(spellPath(path)).toBe(spelling);
});

test('the canonical spelling of each page is its path, from any letter case', () => {
  for (const pattern of listPages().flatMap(listPatterns)) {
    const path = `/${pattern.replaceAll('*', 'Xy')}`;
    expect(spellPath(path)).toBe(path);
    expect(spellPath(path.replaceAll(/[a-z]+/gi, (word) => (word === 'Xy' ? word : word.toUpperCase())))).toBe(path);
  }
});
