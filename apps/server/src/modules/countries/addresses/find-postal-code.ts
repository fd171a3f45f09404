/**
 * Finds the postal code in the lines of an address, from the last line to the first. The code is at the start of a line, also after a country
 * prefix, or at its end.
 * @param postalPattern the regular expression of the country for the whole code
 * @returns undefined for an address without a postal code of the country
 */
export function findPostalCode(lines: readonly string[], postalPattern: string): string | undefined {
  const atStart = new RegExp(`^(?:[A-Z]{1,2}-)?(${postalPattern})(?=[\\s,]|$)`);
  const atEnd = new RegExp(`(?:^|[\\s,-])(${postalPattern})$`);
  for (const line of [...lines].reverse()) {
    const text = line.trim().toUpperCase();
    const found = atStart.exec(text)?.[1] ?? atEnd.exec(text)?.[1];
    if (found) return found;
  }
  return undefined;
}
