/** Time in ms after which a code that left the picture counts as a new piece. Pieces with the same code are scanned one after the other. */
export const GONE_AFTER_MS = 1000;

/** Number of pictures in which a code must be read. A single picture of a moving piece may be misread. */
const MIN_SIGHTINGS = 2;

/**
 * Reports each code of a camera once while it stays in the picture.
 * @returns a function that takes the codes of one picture with its time in ms, and returns the new ones
 */
export function watchSightings(): (codes: readonly string[], at: number) => string[] {
  const seen = new Map<string, { count: number; at: number }>();
  return (codes, at) => {
    for (const [code, sighting] of seen) if (at - sighting.at > GONE_AFTER_MS) seen.delete(code);
    return [...new Set(codes)].filter((code) => {
      const count = (seen.get(code)?.count ?? 0) + 1;
      seen.set(code, { count, at });
      return count === MIN_SIGHTINGS;
    });
  };
}

/** Returns whether a code is the address of a web page: hang tags have such codes next to the barcode of the product. */
export const isWebAddress = (code: string): boolean => /^https?:/i.test(code.trim());
