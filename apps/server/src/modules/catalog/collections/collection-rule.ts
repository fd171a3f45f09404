/** A condition for the products of a collection with rules. Lists mean "any of these". */
export type CollectionRule =
  /** Also products of their subcategories. */
  | { field: 'category'; ids: number[] }
  | { field: 'brand'; ids: number[] }
  /** Upper and lower case are the same tag. */
  | { field: 'tag'; tags: string[] }
  /** Attribute values, also colours and sizes of variants on sale. */
  | { field: 'attribute'; ids: number[] }
  /** The lowest current price in a country, in minor units. A price in another currency than at the time of saving does not match. */
  | { field: 'price'; countryId: number; currency: string; from: number | null; to: number | null }
  /** Reduced in a country; null: in any country. */
  | { field: 'sale'; countryId: number | null }
  /** First published within this number of days. */
  | { field: 'published'; days: number }
  | { field: 'stock' }
  /** The name in any language contains the text. */
  | { field: 'title'; text: string };

/** Which products a collection contains by rules. */
export interface RuleSet {
  match: 'all' | 'any';
  rules: CollectionRule[];
}
