import MarkdownIt from 'markdown-it';

const { unescapeAll } = new MarkdownIt().utils;

/** What runs, or shows what was never the shop's: however it is spelled, with anything between its letters. */
const schemes = [
  spelled('javascript', ''),
  spelled('vbscript', ''),
  spelled('livescript', ''),
  spelled('data', '(?=[\\s\\\\]*(?:[\\w.+-]+\\/|[;,]))'),
];
/** With what stands in it. */
const script = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const tag = /<(?!(?:https?:\/\/|mailto:|tel:)[^\s<>]+>)(?:[a-z]|\/[a-z]|[!?])[^<>]*>/gi;
/** One that was never closed, up to the end of its paragraph. */
const openTag = /<(?:[a-z]|\/[a-z])(?:(?!\n\s*\n)[^<>])*=(?:(?!\n\s*\n)[^<>])*/gi;
const handler = /\bon[a-z]{3,}\s*=/gi;
/** Zero-width joiners are letters in Bengali, and stay. */
const unseen = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Markdown as it may be kept: no HTML, no event handlers, no address that runs something, in whatever spelling. Done until
 * nothing changes, since what is taken out may join what stood around it.
 */
export function cleanMarkdown(text: string): string {
  let clean = text.replace(/\r\n?/g, '\n');
  for (let before = ''; before !== clean;) {
    before = clean;
    clean = unentitled(clean)
      .replace(/[\t\u00a0]/g, ' ')
      .replace(unseen, (character) => (character === '\n' ? character : ''))
      .replace(script, '')
      .replace(comment, '')
      .replace(tag, '')
      .replace(openTag, '')
      .replace(handler, '');
    for (const scheme of schemes) clean = clean.replace(scheme, '');
  }
  // What is less than something stays readable, and is no tag.
  return clean.replace(/<(?!(?:https?:\/\/|mailto:|tel:)[^\s<>]+>)(?=[a-z/!?])/gi, '< ').trim();
}

/** The same for a title or the like: no line ends in it. */
export const oneLine = (text: string): string => cleanMarkdown(text).replace(/\s+/g, ' ');

/** Backslashes stay, since Markdown needs them. */
const unentitled = (text: string): string =>
  text.replace(/&(?:#x[0-9a-f]{1,8}|#\d{1,8}|[a-z][a-z0-9]{1,31});?/gi, (entity) => unescapeAll(entity.endsWith(';') ? entity : `${entity};`));

/** A scheme with spaces, backslashes and percent signs, once or many times, wherever they help to hide it. */
function spelled(scheme: string, after: string): RegExp {
  const between = '(?:[\\s\\\\]|%(?:25)*[01][0-9a-f]|%(?:25)*20)*';
  const letters = [...scheme].map((letter) => {
    const code = letter.charCodeAt(0);
    return `(?:${letter}|%(?:25)*${code.toString(16)}|%(?:25)*${(code - 32).toString(16)})`;
  });
  return new RegExp(`${letters.join(between)}${between}(?::|%(?:25)*3a)${after}`, 'gi');
}
