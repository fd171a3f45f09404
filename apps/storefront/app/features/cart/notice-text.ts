import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { errorText } from '#lib/error-texts.ts';
import type { CartNotice } from './cart-notice.ts';

/** What the cart has to tell, in the shopper's language. A page that tells nothing does without it. */
export function noticeText(i18n: I18n, { code, available = 0, merged }: CartNotice): string {
  switch (code) {
    case 'cart-lost':
      return t(i18n)`Your earlier cart can no longer be opened, so this is a new one.`;
    case 'cart-of-other-country':
      return t(i18n)`Your earlier cart belongs to our shop in another country, so this is a new one.`;
    case 'cart-changed':
      return errorText(i18n, 'CartHasProblems');
    case 'cart-merged':
      return [
        t(i18n)`What you had put into your cart before signing in has joined your own cart.`,
        merged?.fewer ? t(i18n)`Of ${plural(merged.fewer, { one: '# item', other: '# items' })} fewer pieces could be had.` : null,
        merged?.lost ? t(i18n)`${plural(merged.lost, { one: '# item is', other: '# items are' })} no longer available.` : null,
      ]
        .filter(Boolean)
        .join(' ');
    case 'choose-size':
      return t(i18n)`Please choose a size first.`;
    case 'SoldOut':
      return available > 0
        ? t(i18n)`Only ${plural(available, { one: '# piece', other: '# pieces' })} can still be had.`
        : t(i18n)`This item has just sold out.`;
    case 'CartIsFull':
      return t(i18n)`Your cart is full. Please order what is in it first, or take something out.`;
    case 'InvalidInput':
      return t(i18n)`This quantity cannot be ordered.`;
    default:
      return errorText(i18n, code);
  }
}
