import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Compares two secrets in constant time. Compares the texts, not what they decode to: base64url and hex have several texts for the same bytes,
 * and a token must have only one. An empty text matches nothing.
 */
export const isSameSecret = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected)) && expected !== '';
