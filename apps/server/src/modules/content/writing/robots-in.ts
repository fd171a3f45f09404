import type { Robots } from '../contract.ts';

/**
 * What search engines may do with a page in a language. Where the text of another language stands in, the page is there for
 * people alone: it says what another address says already.
 */
export const robotsIn = (robots: Robots = 'index', { languageId: written }: { languageId: number }, languageId: number): Robots =>
  robots === 'index' && written !== languageId ? 'noindex' : robots;
