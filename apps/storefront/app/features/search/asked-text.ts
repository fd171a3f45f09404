/** As much as the API looks for, in UTF-16 units. */
export const longestText = 200;

/** What an address asks to search for; anyone can have written it. Empty: nothing. */
export const askedText = (query: URLSearchParams): string => cleanText(query.get('q') ?? '');

/** One line without space around it, cut where it is too long; a letter is never cut in two. */
export function cleanText(text: string): string {
  const line = text
    .slice(0, 4 * longestText)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  if (line.length <= longestText) return line;
  let cut = '';
  for (const letter of line) {
    if (cut.length + letter.length > longestText) break;
    cut += letter;
  }
  return cut.trim();
}
