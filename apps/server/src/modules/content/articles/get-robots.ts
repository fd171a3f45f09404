import type { Robots } from '../contract.ts';

/**
 * Returns what search engines may do with a page in a language. A fallback text is not indexed, because another address has the same
 * content.
 */
export const getRobots = (robots: Robots = 'index', { languageId: written }: { languageId: number }, languageId: number): Robots =>
  robots === 'index' && written !== languageId ? 'noindex' : robots;
