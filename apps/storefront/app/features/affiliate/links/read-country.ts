/** Returns the country of a filter form. @param usual for a missing or invalid value */
export function readCountry(query: URLSearchParams, usual: number): number {
  const id = Number(query.get('countryId') ?? usual);
  return Number.isSafeInteger(id) && id > 0 && id < 1_000_000 ? id : usual;
}
