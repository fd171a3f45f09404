/** Everything that is known of countries: see platform/tag-drops.ts. */
export const countriesTag = 'countries';
