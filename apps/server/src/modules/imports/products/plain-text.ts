/** Elements whose text is never displayed. */
const hiddenElements = /<(script|style|template|noscript|iframe|object|svg|head|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[\s\S]*?(?:-->|$)/g;
/** Block elements, which start a new line. */
const blocks = /<\/?(?:p|div|section|article|h[1-6]|ul|ol|table|tr|blockquote|pre|hr|dl|dt|dd|figure|figcaption)\b[^>]*>/gi;
const breaks = /<br\b[^>]*>/gi;
const items = /<li\b[^>]*>/gi;
const anyTag = /<\/?[a-z][^>]*(?:>|$)|<![^>]*(?:>|$)|<\?[^>]*(?:>|$)/gi;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  sbquo: '‚',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ccedil: 'ç',
  ntilde: 'ñ',
  ecirc: 'ê',
  acirc: 'â',
  frac12: '½',
  frac14: '¼',
  sup2: '²',
  shy: '',
  zwj: '\u200d',
  zwnj: '\u200c',
};

/** Converts a merchant's HTML to plain paragraphs, one per line, with bullets for list items. The result is text and safe when displayed as text. */
export function toPlainText(html: string): string {
  return decodeEntities(
    html
      .replace(comments, '')
      .replace(hiddenElements, '')
      .replace(/[\r\n\t]+/g, ' ')
      .replace(items, '\n• ')
      .replace(blocks, '\n')
      .replace(breaks, '\n')
      .replace(anyTag, ''),
  )
    .split('\n')
    .map((line) => line.replace(/[\p{Zs}\p{Cc}]+/gu, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const point = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
    const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
    return isCharacter ? String.fromCodePoint(point) : '';
  });
}
