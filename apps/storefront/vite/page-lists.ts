// oxlint-disable-next-line no-restricted-imports -- Node cannot load TypeScript from a package when Vite reads its configuration
import { getRouteId, isPersonal, listPages, listPatterns } from '../../../packages/pages/src/index.ts';
import type { Plugin } from 'vite';

const id = 'virtual:page-lists';

/** Provides `virtual:page-lists`: only the part of the table of pages that the scripts of the browser need. */
export function createPageLists(): Plugin {
  return {
    name: 'selvedge:page-lists',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) => (asked === `\0${id}` ? writePageLists() : null),
  };
}

function writePageLists(): string {
  const listRouteIds = (prefetch: 'page' | 'scripts') =>
    listPages()
      .filter((page) => page.prefetch === prefetch)
      .map(getRouteId);
  return [
    `export const knownQueries = ${JSON.stringify(listKnownQueries())};`,
    `export const personalPages = /^\\/(${listPersonalWords().join('|')})(\\/|$)/i;`,
    `export const prefetchedRoutes = ${JSON.stringify(listRouteIds('page'))};`,
    `export const preloadedRoutes = ${JSON.stringify(listRouteIds('scripts'))};`,
  ].join('\n');
}

/** Returns the patterns of the pages with the same parameters, and these parameters. A part of a page is never navigated to. */
function listKnownQueries(): [patterns: string[], names: readonly string[]][] {
  const found = new Map<string, [patterns: string[], names: readonly string[]]>();
  for (const page of listPages()) {
    const names = [...(page.query ?? []), ...(page.personalQuery ?? [])];
    if (names.length === 0 || page.cache === 'part') continue;
    const [patterns] = found.get(names.join()) ?? [[]];
    found.set(names.join(), [[...patterns, ...listPatterns(page).map((pattern) => pattern.toLowerCase())], names]);
  }
  return [...found.values()];
}

/** Returns the first words of personal pages in lower case. */
const listPersonalWords = (): string[] => [
  ...new Set(
    listPages()
      .filter(isPersonal)
      .map(({ path }) => path.split('/')[0]?.toLowerCase() ?? ''),
  ),
];
