import { createHash } from 'node:crypto';

/** Returns the path of a merchant's image: the same for the same address, whichever product uses it. */
export const toImportedPath = (url: string): string => `/media/imported/${createHash('sha256').update(url).digest('hex').slice(0, 32)}.webp`;
