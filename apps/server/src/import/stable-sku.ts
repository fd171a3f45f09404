import { createHash } from 'node:crypto';

/** Long enough to tell products apart by eye; the fingerprint tells them apart for certain. */
const READABLE = 24;

/** An SKU for a variant whose file has none: the same handle and options always make the same one. */
export function stableSku(handle: string, options: readonly string[]): string {
  const readable = [handle, ...options]
    .join('-')
    .normalize('NFD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Z0-9]+/g, '-')
    .slice(0, READABLE)
    .replace(/^-+|-+$/g, '');
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([handle, ...options]))
    .digest('hex')
    .slice(0, 8)
    .toUpperCase();
  return [readable, fingerprint].filter(Boolean).join('-');
}
