import { createHash } from 'node:crypto';

/** Returns the path of a merchant's image. The path depends only on the address, so all products with this address share the image. */
export const toImportedPath = (url: string): string => `/media/imported/${createHash('sha256').update(url).digest('hex').slice(0, 32)}.webp`;
