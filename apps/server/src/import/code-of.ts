import { createHash } from 'node:crypto';
import { slugOf } from '#modules/catalog';

/** A name as a code; one without letters and digits gets a fingerprint. */
export const codeOf = (name: string): string => slugOf(name) || `v-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
