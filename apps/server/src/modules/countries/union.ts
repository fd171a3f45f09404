/** The member states of the European Union. */
const union = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

/**
 * Returns whether a country is in the Union. Goods from other countries need a responsible person in the Union.
 * @param countryCode ISO 3166-1, two capitals
 */
export const isInUnion = (countryCode: string): boolean => union.has(countryCode);
