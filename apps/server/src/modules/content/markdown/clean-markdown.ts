import MarkdownIt from 'markdown-it';

const { unescapeAll } = new MarkdownIt().utils;

/** Patterns for URL schemes that run scripts or embed content, in any spelling and with characters between the letters. */
const schemes = [
  buildSchemePattern('javascript', ''),
  buildSchemePattern('vbscript', ''),
  buildSchemePattern('livescript', ''),
  buildSchemePattern('data', '(?=[\\s\\\\]*(?:[\\w.+-]+\\/|[;,]))'),
];
/** A script or style element with its content. */
const script = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const tag = /<(?!(?:https?:\/\/|mailto:|tel:)[^\s<>]+>)(?:[a-z]|\/[a-z]|[!?])[^<>]*>/gi;
/** An unclosed tag, up to the end of its paragraph. */
const openTag = /<(?:[a-z]|\/[a-z])(?:(?!\n\s*\n)[^<>])*=(?:(?!\n\s*\n)[^<>])*/gi;
const eventHandler = /\bon[a-z]{3,}\s*=/gi;
/** Pasted texts can have no-break spaces everywhere, and no line could break. Those next to a digit are kept: numbers and their units. */
const otherSpaces = /\t|(?<!\d)\u00a0(?!\d)/g;
/** Zero-width joiners are kept, because Bengali needs them. */
const invisibleCharacters = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Removes HTML, event handlers and script URLs in any spelling from Markdown. The removal is repeated until the text no longer changes, because
 * a removal may join the text around it to a new match.
 */
export function cleanMarkdown(text: string): string {
  let clean = text.replace(/\r\n?/g, '\n');
  for (let before = ''; before !== clean;) {
    before = clean;
    clean = decodeEntities(clean)
      .replace(otherSpaces, ' ')
      .replace(invisibleCharacters, (character) => (character === '\n' ? character : ''))
      .replace(script, '')
      .replace(comment, '')
      .replace(tag, '')
      .replace(openTag, '')
      .replace(eventHandler, '');
    for (const scheme of schemes) clean = clean.replace(scheme, '');
  }
  // A less-than sign is kept for readers, but the space after it prevents a tag.
  return clean.replace(/<(?!(?:https?:\/\/|mailto:|tel:)[^\s<>]+>)(?=[a-z/!?])/gi, '< ').trim();
}

/** Cleans a single-line text, such as a title. */
export const toOneLine = (text: string): string => cleanMarkdown(text).replace(/\s+/g, ' ');

/** Decodes HTML entities. Backslashes are kept, because Markdown needs them. */
const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x[0-9a-f]{1,8}|#\d{1,8}|[a-z][a-z0-9]{1,31});?/gi, (entity) => unescapeAll(entity.endsWith(';') ? entity : `${entity};`));

/** Builds a pattern for a scheme. It allows spaces, backslashes and (repeated) percent encoding between the letters. */
function buildSchemePattern(scheme: string, after: string): RegExp {
  const between = '(?:[\\s\\\\]|%(?:25)*[01][0-9a-f]|%(?:25)*20)*';
  const letters = [...scheme].map((letter) => {
    const code = letter.charCodeAt(0);
    return `(?:${letter}|%(?:25)*${code.toString(16)}|%(?:25)*${(code - 32).toString(16)})`;
  });
  return new RegExp(`${letters.join(between)}${between}(?::|%(?:25)*3a)${after}`, 'gi');
}
