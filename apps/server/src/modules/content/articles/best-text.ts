const english = 1;

/** Returns the texts with a body: a title alone falls back to English, because the page would be blank. */
export const withBody = <Text extends { body: string }>(texts: readonly Text[]): Text[] => texts.filter(({ body }) => body !== '');

/** Returns the text in a language, else in English, else in any language. */
export const bestText = <Text extends { languageId: number }>(texts: readonly Text[], languageId: number): Text | undefined =>
  texts.find((text) => text.languageId === languageId) ?? texts.find((text) => text.languageId === english) ?? texts[0];
