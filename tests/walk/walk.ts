import { localizedPath } from '@selvedge/i18n';
import { ask } from './ask.ts';
import { choosePairs, type Pair } from './choose-pairs.ts';
import { gatherFacts, type Facts, type Place } from './facts.ts';
import { listFaults, listUntranslatedTexts, toOpenedPage, listVersionFaults, type OpenedPage } from './page-faults.ts';
import { createSameWordsCheck } from './same-words.ts';
import { listVisits, type Visit } from './visits.ts';

export interface Walk {
  /** The port of the demo shop. */
  port: number;
  /** True: every language on every host. False: each route in English and in two other languages, on alternating hosts. */
  isWhole: boolean;
  /** Limits the run to matching paths, hosts and language codes. */
  only?: { route?: string | undefined; host?: string | undefined; language?: string | undefined };
  onProgress?: (done: number, total: number) => void;
}

/** Addresses by problem, so that the same problem on a hundred pages is reported once. */
export type PageProblems = ReadonlyMap<string, readonly string[]>;

type Language = Facts['languages'][number];

const atOnce = 4;

/** Opens the shop's pages over HTTP. @returns the problems and the number of pages that were opened */
export async function walk({ port, isWhole, only = {}, onProgress = () => undefined }: Walk): Promise<{ problems: PageProblems; opened: number }> {
  const facts = await gatherFacts(port);
  const problems = new Map<string, string[]>();
  const note = (fault: string, address: string): void => void problems.set(fault, [...(problems.get(fault) ?? []), address]);
  const planned = listVisits(facts)
    .filter(({ page }) => only.route === undefined || page.path.includes(only.route))
    .flatMap(({ page, visits }) => (page.name === 'article' && !isWhole ? visits.slice(0, 1) : visits));
  const mayBeSame = new Map(facts.languages.map(({ code }) => [code, createSameWordsCheck(code, facts.names)]));
  let opened = 0;
  for (const [nth, visit] of planned.entries()) {
    const pairs = choosePairs(facts, isWhole ? undefined : nth).filter(
      ([place, language]) =>
        (only.host === undefined || only.host === place.host) && (only.language === undefined || [only.language, 'en'].includes(language.code)),
    );
    const pages = await openAll(facts, visit, pairs);
    opened += pages.length;
    const byAddress = new Map(pages.map((page) => [decodeURI(page.address), page]));
    const english = new Map(pages.filter(({ language }) => language.code === 'en').map((page) => [page.place.host, page]));
    for (const page of pages) {
      const faults = listFaults(page);
      if (page.response.status === (visit.status ?? 200)) faults.push(...listVersionFaults(page, facts, byAddress));
      const inEnglish = english.get(page.place.host) ?? english.values().next().value;
      if (page.language.code !== 'en' && inEnglish)
        faults.push(...listUntranslatedTexts(page, inEnglish, mayBeSame.get(page.language.code) ?? (() => false)));
      for (const fault of faults) note(fault, page.address);
    }
    onProgress(nth + 1, planned.length);
  }
  return { problems, opened };
}

async function openAll({ port }: Facts, visit: Visit, pairs: readonly Pair<Place, Language>[]): Promise<OpenedPage[]> {
  const opened: OpenedPage[] = [];
  const waiting = [...pairs];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
        const [place, language] = pair;
        const path = localizedPath(visit.getPathByLanguage(language.code), { language: language.code, defaultLanguage: place.defaultLanguage });
        const response = await ask({ port, host: place.host, path: encodeURI(path), cookies: visit.cookies?.(place.host) ?? {} });
        opened.push(toOpenedPage({ visit, place, language, address: `http://${place.host}.localhost:${port}${path}`, response }));
      }
    }),
  );
  return opened;
}

/** Formats the problems: the most frequent first, with a few addresses each. */
export function formatProblems(problems: PageProblems): string {
  return [...problems]
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
