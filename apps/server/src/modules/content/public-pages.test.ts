import { listPages } from '@selvedge/pages';
import { expect, test } from 'vitest';
import { findPublicPath } from './public-pages.ts';
import { isPageSlug } from './articles/reserved-words.ts';

const firstWords = new Set(listPages().flatMap(({ path }) => /^[\w-]+/.exec(path.toLowerCase())?.[0] ?? []));

test("a merchant's page cannot replace a page of the shop, and pages of the shop are not cached as a merchant's", () => {
  expect(firstWords.size).toBeGreaterThan(20);
  expect([...firstWords].filter(isPageSlug)).toEqual([]);
  expect([...firstWords].filter((word) => findPublicPath(`/${word}`)?.page.path === '*')).toEqual([]);
});

test("a merchant's page is cached at its address, in each language", () => {
  expect(findPublicPath('/about-us')).toMatchObject({ page: { path: '*' }, text: '/about-us' });
  expect(findPublicPath('/de/about-us')).toMatchObject({ language: 'de', text: '/de/about-us' });
  for (const other of ['/user', '/de/checkout', '/About-Us', '/about%2Dus', '/robots.txt', '/de/x/y'])
    expect(findPublicPath(other), other).toBeUndefined();
});
