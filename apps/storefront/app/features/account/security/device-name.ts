import type { OpenSession } from '@selvedge/server/contract';

/** Returns a name such as `Firefox · Windows`. Unknown parts are left out; an unrecognised browser is called `Other`. */
export const deviceName = ({ browser, os }: Pick<OpenSession, 'browser' | 'os'>): string =>
  [browser, os].filter((word) => word !== '' && word !== 'Other').join(' · ');
