import { languages } from '@selvedge/i18n';
import { getTexts, isTextKey } from '@selvedge/i18n/texts';

/** Returns the text of a key; '' if the demo has none. */
export type FindText = (key: string) => string;

/** Writes texts of the demo in each language. */
export const listInLanguages = <Texts extends object>(write: (find: FindText) => Texts): (Texts & { languageId: number })[] =>
  languages.map(({ id, code }) => {
    const { t } = getTexts('demo', code);
    return { languageId: id, ...write((key) => (isTextKey('demo', key) ? t(key) : '')) };
  });
