import type { AttributeValue, Facets } from '@selvedge/server/contract';

/**
 * Of the whole shop's colours and sizes those that were found or chosen: a search knows no scope, and nobody wants
 * children's sizes beside ties.
 * @param chosen codes in small letters
 */
export function valuesFound(
  values: readonly AttributeValue[],
  facets: Pick<Facets, 'color' | 'size'>,
  chosen: Readonly<Record<'color' | 'size', readonly string[]>>,
): AttributeValue[] {
  const kept = (filter: 'color' | 'size') =>
    new Set([...chosen[filter], ...Object.entries(facets[filter]).flatMap(([code, count]) => (count > 0 ? [code.toLowerCase()] : []))]);
  const [color, size] = [kept('color'), kept('size')];
  return values.filter(({ attribute, code }) => {
    if (attribute === 'color') return color.has(code.toLowerCase());
    return attribute === 'size' ? size.has(code.toLowerCase()) : true;
  });
}
