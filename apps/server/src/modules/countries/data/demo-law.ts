import type { CountryLaw } from '../settings/country-settings.ts';

type LawWord = Exclude<keyof CountryLaw, 'guaranteeYears' | 'burdenMonths' | 'liability' | 'dispute'>;

const [act, authority, web] = ['Demo Act (invented)', 'Demo Authority (invented)', 'https://authority.example'];

/** The demo texts for laws and authorities that are not entered. Each text says that it is invented. The page omits a line with the text ''. */
export const demoLawWords: Readonly<Record<LawWord, string>> = {
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
  imprint: 'Further statements that the law requires (demo, invented)',
};
