import type { PriceRule, ProductChoices } from '@selvedge/server/admin/catalog';

export type Kind = PriceRule['kind'];

/** A price change while it is typed. */
export interface Draft {
  kind: Kind;
  value: string;
  unit: 'percent' | 'amount';
  /** Empty: all countries. */
  countryIds: number[];
  isRounded: boolean;
  saleFrom: string;
  saleUntil: string;
}

export const newDraft: Draft = { kind: 'lower', value: '', unit: 'percent', countryIds: [], isRounded: true, saleFrom: '', saleUntil: '' };

export const kindLabels: Readonly<Record<Kind, string>> = {
  lower: 'Lower regular prices',
  raise: 'Raise regular prices',
  sale: 'Start a sale',
  'end-sale': 'End sales',
};

type Countries = ProductChoices['countries'];

/** Returns the currency of an amount: that of the selected countries if they have the same one, otherwise euros. */
export function getAmountCurrency({ countryIds }: Pick<Draft, 'countryIds'>, countries: Countries): string {
  const selected = countryIds.length === 0 ? countries : countries.filter(({ id }) => countryIds.includes(id));
  const currencies = new Set(selected.map(({ currency }) => currency));
  const [only = 'EUR'] = currencies;
  return currencies.size === 1 ? only : 'EUR';
}

export const isComplete = ({ kind, value }: Draft): boolean => kind === 'end-sale' || Number(value) > 0;

/** Returns the price change as the server expects it. */
export function toPriceRule(draft: Draft, countries: Countries): PriceRule {
  const { kind, unit, countryIds, isRounded } = draft;
  const value = Number(draft.value);
  const difference = unit === 'percent' ? { unit, value } : { unit, value, currency: getAmountCurrency(draft, countries) };
  const readTime = (time: string) => (kind === 'sale' && time !== '' ? time : null);
  return {
    kind,
    by: kind === 'end-sale' ? null : difference,
    isRounded,
    countryIds: countryIds.length === 0 ? null : countryIds,
    saleFrom: readTime(draft.saleFrom),
    saleUntil: readTime(draft.saleUntil),
  };
}
