import { languages } from '@selvedge/i18n';
import { getTexts } from '@selvedge/i18n/texts';
import type { CountryLaw } from '../settings/country-settings.ts';

type LawWord = Exclude<keyof CountryLaw, 'guaranteeYears' | 'burdenMonths' | 'liability' | 'dispute'>;

const web = 'https://authority.example';

/**
 * Returns the demo texts for laws and authorities that are not entered, in a language. Each text says that it is invented. The page omits a
 * line with the text ''.
 * @param code the shop's language code
 */
export function getDemoLawTexts(code: string): Readonly<Record<LawWord, string>> {
  const { t } = getTexts('demo', code);
  const [act, authority] = [t('merchant.law'), t('merchant.authority')];
  return {
    guarantee: act,
    withdrawal: act,
    data: act,
    dataAuthority: authority,
    dataAddress: '',
    dataWeb: web,
    consumerBody: authority,
    consumerWeb: web,
    accessibility: act,
    accessibilityBody: authority,
    accessibilityWeb: '',
    imprint: t('merchant.imprint'),
  };
}

/** The demo texts for laws and authorities in all languages. */
export const allDemoLawTexts: ReadonlySet<string> = new Set(
  languages.flatMap(({ code }) => Object.values(getDemoLawTexts(code))).filter((text) => text !== ''),
);
