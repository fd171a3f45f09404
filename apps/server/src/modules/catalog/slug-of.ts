import slugify from '@sindresorhus/slugify';

/** Written in their own letters: a Bengali address in Latin ones would be read by nobody. */
const ownScript = /\p{Script=Bengali}/u;

/**
 * A name as a part of an address: Latin letters for Latin, Greek and Cyrillic names, a Bengali one's own words.
 * @returns '' for a name without letters and digits
 */
export function slugOf(name: string): string {
  if (!ownScript.test(name)) return slugify(name);
  // Vowel signs are marks, not letters: both belong to a word. Joiners don't survive in addresses.
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
