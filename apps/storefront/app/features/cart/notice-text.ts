import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { errorText } from '#lib/error-texts.ts';
import type { CartNotice } from './cart-notice.ts';

/** What the cart has to tell, in the shopper's language. */
export function useNoticeText(): (notice: CartNotice) => string {
  const { t, i18n } = useLingui();
  return useCallback(
    ({ code, available = 0, merged }: CartNotice): string => {
      switch (code) {
        case 'cart-lost':
          return t`Your earlier cart can no longer be opened, so this is a new one.`;
        case 'cart-of-other-country':
          return t`Your earlier cart belongs to our shop in another country, so this is a new one.`;
        case 'cart-changed':
          return errorText(i18n, 'CartHasProblems');
        case 'cart-merged':
          return [
            t`What you had put into your cart before signing in has joined your own cart.`,
            merged?.fewer ? t`Of ${plural(merged.fewer, { one: '# item', other: '# items' })} fewer pieces could be had.` : null,
            merged?.lost ? t`${plural(merged.lost, { one: '# item is', other: '# items are' })} no longer available.` : null,
          ]
            .filter(Boolean)
            .join(' ');
        case 'choose-size':
          return t`Please choose a size first.`;
        case 'SoldOut':
          return available > 0
            ? t`Only ${plural(available, { one: '# piece', other: '# pieces' })} can still be had.`
            : t`This item has just sold out.`;
        case 'CartIsFull':
          return t`Your cart is full. Please order what is in it first, or take something out.`;
        case 'InvalidInput':
          return t`This quantity cannot be ordered.`;
        default:
          return errorText(i18n, code);
      }
    },
    [t, i18n],
  );
}
