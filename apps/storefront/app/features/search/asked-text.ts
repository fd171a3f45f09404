/** Maximum length of a search in UTF-16 units, as in the API. */
export const maxTextLength = 200;

/** Returns the search text of an address, whose content is not trusted; empty if there is none. */
export const readSearchText = (query: URLSearchParams): string => cleanText(query.get('q') ?? '');

/** Returns one trimmed line. A long text is cut, but never within a character. */
export function cleanText(text: string): string {
  const line = text
    .slice(0, 4 * maxTextLength)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  if (line.length <= maxTextLength) return line;
  let cut = '';
  for (const letter of line) {
    if (cut.length + letter.length > maxTextLength) break;
    cut += letter;
  }
  return cut.trim();
}
