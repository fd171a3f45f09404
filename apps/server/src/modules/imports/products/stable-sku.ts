import { createHash } from 'node:crypto';

/** Length of the readable part; the fingerprint makes it unique. */
const READABLE_LENGTH = 24;

/** Returns a SKU for a variant without a SKU. The same handle and options always result in the same SKU. */
export function buildStableSku(handle: string, options: readonly string[]): string {
  const readable = [handle, ...options]
    .join('-')
    .normalize('NFD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Z0-9]+/g, '-')
    .slice(0, READABLE_LENGTH)
    .replace(/^-+|-+$/g, '');
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([handle, ...options]))
    .digest('hex')
    .slice(0, 8)
    .toUpperCase();
  return [readable, fingerprint].filter(Boolean).join('-');
}
