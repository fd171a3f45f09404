import { createHash } from 'node:crypto';
import slugify from '@sindresorhus/slugify';

/** A name as a code or a part of an address; a name in a script that has no Latin letters gets a fingerprint. */
export const slugOf = (name: string): string => slugify(name) || `v-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
