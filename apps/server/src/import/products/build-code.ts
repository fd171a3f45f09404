import { createHash } from 'node:crypto';
import { buildSlug } from '#modules/catalog';

/** Converts a name to a code. A name without letters and digits gets a fingerprint. */
export const buildCode = (name: string): string => buildSlug(name) || `v-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
