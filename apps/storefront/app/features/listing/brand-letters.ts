/** Brands that begin with the same letter. */
export interface Letter<Named> {
  /** `#` for what begins with no letter. */
  letter: string;
  /** Of its place on the page. */
  id: string;
  brands: Named[];
}

/** From A to Z as the language sorts; an accent does not make another letter. */
export function brandLetters<Named extends { name: string }>(brands: readonly Named[], tag: string): Letter<Named>[] {
  const order = new Intl.Collator(tag, { numeric: true });
  const byLetter = new Map<string, Named[]>();
  for (const brand of brands.toSorted((a, b) => order.compare(a.name, b.name))) {
    const letter = letterOf(brand.name);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), brand]);
  }
  const letters = [...byLetter].map(([letter, some]) => ({ letter, id: `letter-${letter === '#' ? '0' : letter.toLowerCase()}`, brands: some }));
  return letters.sort((a, b) => Number(a.letter === '#') - Number(b.letter === '#') || order.compare(a.letter, b.letter));
}

function letterOf(name: string): string {
  const [first = ''] = name.trim().normalize('NFD');
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}
