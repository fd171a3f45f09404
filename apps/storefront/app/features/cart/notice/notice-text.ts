import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { errorText, fieldText } from '#lib/api/error-texts.ts';
import type { CartNotice } from './cart-notice.ts';

/** Returns the text of a notice in the shopper's language. Loaded only by pages that show a notice. */
export function noticeText(i18n: I18n, { code, available = 0, merged }: CartNotice): string {
  switch (code) {
    case 'cart-lost':
      return i18n._(msg`Your earlier cart can no longer be opened, so this is a new one.`);
    case 'cart-of-other-country':
      return i18n._(msg`Your earlier cart belongs to our shop in another country, so this is a new one.`);
    case 'cart-changed':
      return errorText(i18n, 'CartHasProblems');
    case 'cart-merged':
      return [
        i18n._(msg`What you had put into your cart before signing in has joined your own cart.`),
        merged?.fewer ? i18n._(msg`Of ${plural(merged.fewer, { one: '# item', other: '# items' })} fewer pieces could be had.`) : null,
        merged?.lost ? i18n._(msg`${plural(merged.lost, { one: '# item is', other: '# items are' })} no longer available.`) : null,
      ]
        .filter(Boolean)
        .join(' ');
    case 'cart-transferred':
      return [
        i18n._(msg`Your cart has come with you from our other shop, at the prices of this one.`),
        merged?.fewer ? i18n._(msg`Of ${plural(merged.fewer, { one: '# item', other: '# items' })} fewer pieces could be had.`) : null,
        merged?.lost ? i18n._(msg`${plural(merged.lost, { one: '# item cannot', other: '# items cannot' })} be had here.`) : null,
      ]
        .filter(Boolean)
        .join(' ');
    case 'cart-transfer-void':
      return i18n._(
        msg`Your cart could not come with you from our other shop: this link was used before, or is too old. What you had is still in your cart there.`,
      );
    case 'cart-back':
      return i18n._(msg`Here is what you had left in your cart, at the prices of today.`);
    case 'already-ordered':
      return i18n._(msg`What was in your cart has been ordered in another tab or window. Nothing was ordered twice.`);
    case 'reminders-stopped':
      return i18n._(msg`We will send no more reminders of carts to your mailbox.`);
    case 'choose-size':
      return i18n._(msg`Please choose a size first.`);
    case 'SoldOut':
      return available > 0
        ? i18n._(msg`Only ${plural(available, { one: '# piece', other: '# pieces' })} can still be had.`)
        : i18n._(msg`This item has just sold out.`);
    case 'CartIsFull':
      return i18n._(msg`Your cart is full. Please order what is in it first, or take something out.`);
    case 'wrong-quantity':
    case 'wrong-integer':
    case 'wrong-min':
    case 'wrong-max':
      return fieldText(i18n, { code: code.slice('wrong-'.length), params: { max: available } });
    case 'InvalidInput':
      return i18n._(msg`This quantity cannot be ordered.`);
    default:
      return errorText(i18n, code);
  }
}
