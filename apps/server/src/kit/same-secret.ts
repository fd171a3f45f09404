import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Compares two secrets in constant time. Compares the texts, not the decoded bytes: base64url and hex have several texts for the same bytes, and a
 * token must have only one. An empty text never matches.
 */
export const isSameSecret = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected)) && expected !== '';
