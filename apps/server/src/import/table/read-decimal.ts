/**
 * Parses an amount: `1234.5`, `49,90`, `1.234,50`, `1,234.50`, `1 234,50`, with or without a currency sign.
 * @returns plain decimal text; 'unclear' if `1.234` may mean one or a thousand; undefined if it is not an amount
 */
export function readDecimal(text: string): string | undefined {
  const bare = text.replace(/[\p{Zs}'’]/gu, '').replace(/^(?:\p{Sc}|[A-Z]{3})|(?:\p{Sc}|[A-Z]{3})$/gu, '');
  if (!/^\d[\d.,]*$/.test(bare)) return undefined;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last === -1) return bare;
  const [mark = '', other = ''] = bare[last] === '.' ? ['.', ','] : [',', '.'];
  const [whole, decimals] = [bare.slice(0, last), bare.slice(last + 1)];
  if (decimals === '' || whole.includes(mark)) return undefined;
  if (whole.includes(other)) return /^\d{1,3}(?:[.,]\d{3})+$/.test(whole) ? `${whole.replaceAll(other, '')}.${decimals}` : undefined;
  return decimals.length === 3 && !whole.startsWith('0') ? 'unclear' : `${whole}.${decimals}`;
}
