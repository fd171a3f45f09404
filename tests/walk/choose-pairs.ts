/** A host and a language in which a page is opened. */
export type Pair<Place, Language> = [place: Place, language: Language];

/** The short walk opens each page in one language out of this number. */
const STEP = 8;

/**
 * Chooses hosts and languages for a page: all of them, or for the short walk English on the first host, which the other texts are compared
 * with, and two or three languages, each on another host. They shift with each page, so that all pages together have every language and host.
 * @param nth the number of the page; undefined for all pairs
 */
export function choosePairs<Place, Language extends { code: string }>(
  { places, languages }: { places: readonly Place[]; languages: readonly Language[] },
  nth: number | undefined,
): Pair<Place, Language>[] {
  return places.flatMap((place, row) =>
    languages
      .filter(({ code }, column) => {
        if (nth === undefined || (code === 'en' && row === 0)) return true;
        const host = 2 * column + nth + 3 * Math.floor(nth / STEP);
        return (column + nth) % STEP === 0 && host % places.length === row;
      })
      .map((language): Pair<Place, Language> => [place, language]),
  );
}
