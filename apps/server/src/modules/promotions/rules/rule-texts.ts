import type { LanguageCode } from '@selvedge/i18n';
import { money, toMajor } from '#kit/money';
import type { RuleSetting } from './discount-rule.ts';

const rewards: Readonly<Record<LanguageCode, (off: string) => string>> = {
  en: (off) => `${off} discount`,
  bn: (off) => `${off} ছাড়`,
  de: (off) => `${off} Rabatt`,
  bg: (off) => `${off} отстъпка`,
  cz: (off) => `sleva ${off}`,
  el: (off) => `${off} έκπτωση`,
  es: (off) => `${off} de descuento`,
  hr: (off) => `${off} popusta`,
  hu: (off) => `${off} kedvezmény`,
  it: (off) => `${off} di sconto`,
  lt: (off) => `${off} nuolaida`,
  pl: (off) => `rabat ${off}`,
  pt: (off) => `${off} de desconto`,
  ro: (off) => `${off} reducere`,
  sk: (off) => `zľava ${off}`,
  sl: (off) => `${off} popusta`,
  at: (off) => `${off} Rabatt`,
};

/** Names a discount on the whole order. @param off a formatted rate or amount */
export const nameReward = (off: string, { language }: RuleSetting): string => rewards[language](off);

/** @param basisPoints 1000 is 10 % */
export const formatRate = (basisPoints: number, { tag }: RuleSetting): string =>
  new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

/** Formats an amount as pages of the shop do: two decimals and the currency sign. @param amount minor units */
export const formatPrice = (amount: number, { tag, currency }: RuleSetting): string =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  }).format(toMajor(money(amount, currency)));

export const formatPieces = (pieces: number, { tag }: RuleSetting): string => new Intl.NumberFormat(tag).format(pieces);
