import { localizedPath } from '@selvedge/i18n';
import { ask } from './ask.ts';
import { gatherFacts, type Facts, type Place } from './facts.ts';
import { faultsOf, leftInEnglish, openedOf, versionFaults, type Opened } from './judge-page.ts';
import { storefrontRoutes, unknownRoutes, visitsOf, type Visit } from './routes.ts';
import { sameWordsIn } from './same-words.ts';

export interface Walk {
  /** Where the demo shop is served. */
  port: number;
  /** Every language on every host; else each route in each language and on each host once. */
  isWhole: boolean;
  /** Parts of paths, hosts, codes of languages: only those. */
  only?: { route?: string | undefined; host?: string | undefined; language?: string | undefined };
  onProgress?: (done: number, of: number) => void;
}

/** What was found, by what is wrong: the same fault on a hundred pages is one line with a hundred addresses. */
export type Findings = ReadonlyMap<string, readonly string[]>;

const atOnce = 4;

/** Opens the shop's pages as a visitor without a browser does. @returns what is not as it should be, and how many pages were opened */
export async function walk({ port, isWhole, only = {}, onProgress = () => undefined }: Walk): Promise<{ findings: Findings; opened: number }> {
  const facts = await gatherFacts(port);
  const visits = visitsOf(facts);
  const findings = new Map<string, string[]>();
  const note = (fault: string, address: string): void => void findings.set(fault, [...(findings.get(fault) ?? []), address]);
  for (const fault of unknownRoutes(await storefrontRoutes(), visits)) note(fault, '');

  const routes = Object.entries(visits)
    .flatMap(([route, all]) => (isWhole ? all : route === 'blog/:slug' ? all.slice(0, 1) : all).map((visit) => ({ route, visit })))
    .filter(({ route }) => only.route === undefined || route.includes(only.route));
  const mayBeSame = new Map(facts.languages.map(({ code }) => [code, sameWordsIn(code, facts.names)]));
  let opened = 0;
  for (const [nth, { visit }] of routes.entries()) {
    const pairs = pairsOf(facts, isWhole ? undefined : nth).filter(
      ([place, language]) =>
        (only.host === undefined || only.host === place.host) && (only.language === undefined || [only.language, 'en'].includes(language.code)),
    );
    const pages = await openAll(facts, visit, pairs);
    opened += pages.length;
    const byAddress = new Map(pages.map((page) => [decodeURI(page.address), page]));
    const english = new Map(pages.filter(({ language }) => language.code === 'en').map((page) => [page.place.host, page]));
    for (const page of pages) {
      const faults = faultsOf(page);
      if (page.answer.status === (visit.status ?? 200)) faults.push(...versionFaults(page, facts, byAddress));
      const inEnglish = english.get(page.place.host) ?? english.values().next().value;
      if (page.language.code !== 'en' && inEnglish)
        faults.push(...leftInEnglish(page, inEnglish, mayBeSame.get(page.language.code) ?? (() => false)));
      for (const fault of faults) note(fault, page.address);
    }
    onProgress(nth + 1, routes.length);
  }
  return { findings, opened };
}

type Pair = [place: Place, language: Facts['languages'][number]];

/**
 * Which language on which host. Of the nth page each language once, on hosts that move on by one from page to page, so that
 * all pairs are met over all pages; and English on the first host, to compare with.
 */
function pairsOf({ places, languages }: Facts, nth: number | undefined): Pair[] {
  return places.flatMap((place, row) =>
    languages
      .filter(({ code }, column) => nth === undefined || (code === 'en' && row === 0) || (column + nth) % places.length === row)
      .map((language): Pair => [place, language]),
  );
}

async function openAll({ port }: Facts, visit: Visit, pairs: readonly Pair[]): Promise<Opened[]> {
  const opened: Opened[] = [];
  const waiting = [...pairs];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
        const [place, language] = pair;
        const path = localizedPath(visit.pathIn(language.code), { language: language.code, defaultLanguage: place.defaultLanguage });
        const answer = await ask({ port, host: place.host, path: encodeURI(path), cookies: visit.cookies?.(place.host) ?? {} });
        opened.push(openedOf({ visit, place, language, address: `http://${place.host}.localhost:${port}${path}`, answer }));
      }
    }),
  );
  return opened;
}

/** What was found, for people: the most frequent first, with a few addresses each. */
export function told(findings: Findings): string {
  return [...findings]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(
      ([fault, addresses]) =>
        `${fault}\n${addresses
          .slice(0, 3)
          .map((address) => `    ${address}\n`)
          .join('')}${addresses.length > 3 ? `    and ${addresses.length - 3} more\n` : ''}`,
    )
    .join('');
}
