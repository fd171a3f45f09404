import type { AttributeValue, Facets } from '@selvedge/server/contract';

/**
 * Limits the shop's colours and sizes to those that were found or chosen: a search has no category that would exclude, for
 * example, children's sizes.
 * @param chosen codes in lower case
 */
export function findMatchingValues(
  values: readonly AttributeValue[],
  facets: Pick<Facets, 'color' | 'size'>,
  chosen: Readonly<Record<'color' | 'size', readonly string[]>>,
): AttributeValue[] {
  const listChosen = (filter: 'color' | 'size') =>
    new Set([...chosen[filter], ...Object.entries(facets[filter]).flatMap(([code, count]) => (count > 0 ? [code.toLowerCase()] : []))]);
  const [color, size] = [listChosen('color'), listChosen('size')];
  return values.filter(({ attribute, code }) => {
    if (attribute === 'color') return color.has(code.toLowerCase());
    return attribute === 'size' ? size.has(code.toLowerCase()) : true;
  });
}
