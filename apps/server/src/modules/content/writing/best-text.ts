const english = 1;

/** The text in a language, else in English, else in any. */
export const bestText = <Text extends { languageId: number }>(texts: readonly Text[], languageId: number): Text | undefined =>
  texts.find((text) => text.languageId === languageId) ?? texts.find((text) => text.languageId === english) ?? texts[0];
