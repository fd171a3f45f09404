import slugify from '@sindresorhus/slugify';

/** Scripts that are not transliterated. A transliterated Bengali address would be unreadable. */
const ownScript = /\p{Script=Bengali}/u;

/**
 * Converts a name to a slug: Latin letters for Latin, Greek and Cyrillic names, Bengali letters for Bengali names.
 * @returns '' for a name without letters and digits
 */
export function buildSlug(name: string): string {
  if (!ownScript.test(name)) return slugify(name);
  // Vowel signs are marks, not letters: both belong to a word. Joiners are removed in addresses.
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
