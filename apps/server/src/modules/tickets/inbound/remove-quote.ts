/** A line of a quotation in plain text. */
const QUOTED = /^\s*>/;
/** The separator of Outlook above a quoted message: `-----Original Message-----`, `-----Ursprüngliche Nachricht-----`. */
const SEPARATOR = /^\s*-{3,}\s?[\p{L}\p{M} .]{3,40}\s?-{3,}\s*$/u;
/** The line of Outlook for the web above the headers of a quoted message. */
const RULE = /^\s*_{20,}\s*$/;
/** A header of a quoted message in any language: `Von: Selvedge <hello@selvedge.de>`. */
const HEADER = /^\s*\*?[\p{L}\p{M}][\p{L}\p{M} .-]{0,30}\*?\s?:\*?\s+\S/u;
const ADDRESS = /[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+/;
/** The number of headers above a quoted message: sender, date, recipient, subject. */
const MIN_HEADERS = 3;
/** The sentence above a quotation (`Am … schrieb …:`) can be wrapped into this many lines. */
const MAX_LEAD_LINES = 4;

/**
 * Removes the quoted message at the end of an email. Quotations between paragraphs of the answer stay. The rules use the form of quotations and not
 * their words, so they work for mail programs in all languages.
 * @returns the whole text if nothing would remain
 */
export function removeQuote(text: string): string {
  const lines = text.split('\n');
  const end = [findForwardedPart(lines), findQuotedEnd(lines)].reduce((first, index) => Math.min(first, index), lines.length);
  const kept = lines.slice(0, end).join('\n').trim();
  return kept === '' ? text.trim() : kept;
}

/** Returns the index of the first line of a quoted message with headers, or the number of lines. */
function findForwardedPart(lines: readonly string[]): number {
  const index = lines.findIndex((line, at) => {
    if (SEPARATOR.test(line)) return startsHeaders(lines, at + 1);
    if (RULE.test(line)) return startsHeaders(lines, at + 1);
    return ADDRESS.test(line) && startsHeaders(lines, at);
  });
  return index === -1 ? lines.length : index;
}

/** Returns whether headers with an email address start at a line; empty lines before them are skipped. */
function startsHeaders(lines: readonly string[], from: number): boolean {
  const start = lines.slice(from).findIndex((line) => line.trim() !== '');
  if (start === -1) return false;
  const headers = lines.slice(from + start, from + start + MIN_HEADERS);
  return headers.length === MIN_HEADERS && headers.every((line) => HEADER.test(line)) && headers.some((line) => ADDRESS.test(line));
}

/** Returns the index of the sentence above the quotation with which the text ends, or the number of lines. */
function findQuotedEnd(lines: readonly string[]): number {
  let start = lines.length;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (QUOTED.test(line)) start = index;
    else if (line.trim() !== '') break;
  }
  return start === lines.length ? start : findLead(lines, start);
}

/** Returns the index of the first line of the sentence before a quotation, which ends with a colon. */
function findLead(lines: readonly string[], quote: number): number {
  let end = quote - 1;
  while (end >= 0 && (lines[end] ?? '').trim() === '') end -= 1;
  if (end < 0 || !/:\s*$/.test(lines[end] ?? '')) return quote;
  let start = end;
  while (start > 0 && end - start < MAX_LEAD_LINES - 1 && (lines[start - 1] ?? '').trim() !== '') start -= 1;
  // The sentence names the time. A paragraph of the answer directly above it is not part of it.
  const dated = lines.slice(start, end + 1).findLastIndex((line) => /\p{Nd}/u.test(line));
  return dated === -1 ? end : start + dated;
}
