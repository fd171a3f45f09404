import { languages } from '@selvedge/i18n';
import { getTexts } from '@selvedge/i18n/texts';
import type { Seller } from '../settings/country-settings.ts';

/**
 * Returns the seller of the demo in a language. It is recognisably invented: the name says so, and no country issues a number that consists of
 * zeros.
 * @param code the shop's language code
 */
export function getDemoSeller(code: string): Seller {
  const { t, tag } = getTexts('demo', code);
  return {
    name: t('merchant.name'),
    address: ['Stara steza 0', '1000 Ljubljana', new Intl.DisplayNames(tag, { type: 'region' }).of('SI') ?? 'SI'],
    vatNumber: 'SI00000000',
    registration: t('merchant.registration'),
    representative: t('merchant.representative'),
    email: 'hello@selvedge.si',
    phone: '+386 1 000 00 00',
  };
}

/** The seller of the demo in all languages. */
export const allDemoSellers: readonly Seller[] = languages.map(({ code }) => getDemoSeller(code));
