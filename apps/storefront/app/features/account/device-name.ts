import type { OpenSession } from '@selvedge/server/contract';

/** `Firefox · Windows`, as far as it is known; empty where nothing is: a browser that is none of the known ones is called `Other`. */
export const deviceName = ({ browser, os }: Pick<OpenSession, 'browser' | 'os'>): string =>
  [browser, os].filter((word) => word !== '' && word !== 'Other').join(' · ');
