/** Database ids of the records that products refer to, by the demo's codes. */
export interface ReferenceIds {
  languages: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, { brandId: number; makerId: number }>;
  categories: ReadonlyMap<string, number>;
  collections: ReadonlyMap<string, number>;
  colours: ReadonlyMap<string, { id: number; hex: string }>;
  sizes: ReadonlyMap<string, number>;
  /** Attribute values by `material:cotton`. */
  values: ReadonlyMap<string, number>;
  sizeCharts: ReadonlyMap<string, number>;
}

/** @throws Error when the demo catalogue names a code that was not seeded */
export function getReferenceId<Value>(ids: ReadonlyMap<string, Value>, code: string): Value {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`the demo catalogue names "${code}", which is not there`);
  return id;
}
