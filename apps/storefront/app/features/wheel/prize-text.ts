import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShownSegment } from '@selvedge/server/contract';
import { formatPercent } from '#lib/locale/format.ts';

type Prize = Pick<ShownSegment, 'kind' | 'value' | 'minimum'>;

/** Formats the amount of a prize, without decimals if it is whole. @param value major units */
export const formatRoundAmount = (value: number, { currency, tag }: { currency: string; tag: string }): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' }).format(value);

/** Returns the text of a prize in the shopper's language. */
export function getPrizeText(i18n: I18n, { kind, value }: Prize, currency: string): string {
  switch (kind) {
    case 'none':
      return i18n._(msg`no prize this time`);
    case 'free-delivery':
      return i18n._(msg`Free delivery`);
    case 'percent': {
      const percent = formatPercent(value, i18n.locale);
      return i18n._(msg`${percent} off your purchase`);
    }
    case 'amount': {
      const amount = formatRoundAmount(value, { currency, tag: i18n.locale });
      return i18n._(msg`${amount} off your purchase`);
    }
  }
}

/** Returns the text of the minimum order value; null if there is none. */
export function getMinimumText(i18n: I18n, { minimum }: Pick<Prize, 'minimum'>, currency: string): string | null {
  if (minimum === null) return null;
  const amount = formatRoundAmount(minimum, { currency, tag: i18n.locale });
  return i18n._(msg`For purchases from ${amount}`);
}
