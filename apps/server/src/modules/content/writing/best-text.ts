const english = 1;

/** Texts that say something: one with a title alone gives way to English, or the page would be blank. */
export const withBody = <Text extends { body: string }>(texts: readonly Text[]): Text[] => texts.filter(({ body }) => body !== '');

/** The text in a language, else in English, else in any. */
export const bestText = <Text extends { languageId: number }>(texts: readonly Text[], languageId: number): Text | undefined =>
  texts.find((text) => text.languageId === languageId) ?? texts.find((text) => text.languageId === english) ?? texts[0];
