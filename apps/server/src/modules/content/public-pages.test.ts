import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { publicPathOf } from './public-pages.ts';
import { isPageSlug } from './writing/reserved-words.ts';

const routes = readFileSync(new URL('../../../../storefront/app/routes.ts', import.meta.url), 'utf8');
const firstWords = new Set([...routes.matchAll(/route\('([^/':*]+)/g)].map(([, word = '']) => word.toLowerCase()));

test('no page that a merchant writes can stand where the shop has one of its own, and none of those is kept as his', () => {
  expect(firstWords.size).toBeGreaterThan(20);
  expect([...firstWords].filter(isPageSlug)).toEqual([]);
  expect([...firstWords].filter((word) => publicPathOf(`/${word}`)?.page.path === '*')).toEqual([]);
});

test('a page that is written is kept at its word, in each language', () => {
  expect(publicPathOf('/about-us')).toMatchObject({ page: { path: '*' }, text: '/about-us' });
  expect(publicPathOf('/de/about-us')).toMatchObject({ language: 'de', text: '/de/about-us' });
  for (const other of ['/user', '/de/checkout', '/About-Us', '/about%2Dus', '/robots.txt', '/de/x/y'])
    expect(publicPathOf(other), other).toBeUndefined();
});
