/** The brands that start with the same letter. */
export interface Letter<Named> {
  /** `#` for names that do not start with a letter. */
  letter: string;
  /** The id of the letter's section on the page. */
  id: string;
  brands: Named[];
}

/** Groups the brands by first letter, sorted as in the language; a letter with an accent counts as its base letter. */
export function groupBrandsByLetter<Named extends { name: string }>(brands: readonly Named[], tag: string): Letter<Named>[] {
  const order = new Intl.Collator(tag, { numeric: true });
  const byLetter = new Map<string, Named[]>();
  for (const brand of brands.toSorted((a, b) => order.compare(a.name, b.name))) {
    const letter = getLetter(brand.name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), brand]);
  }
  const letters = [...byLetter].map(([letter, some]) => ({ letter, id: `letter-${letter === '#' ? '0' : letter.toLowerCase()}`, brands: some }));
  return letters.sort((a, b) => Number(a.letter === '#') - Number(b.letter === '#') || order.compare(a.letter, b.letter));
}

function getLetter(name: string): string {
  const [first = ''] = name.trim().normalize('NFD');
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}
