import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { errorText, fieldText } from '#lib/api/error-texts.ts';
import type { CartNotice } from './cart-notice.ts';

/** Returns the text of a notice in the shopper's language. Loaded only by pages that show a notice. */
export function noticeText(i18n: I18n, { code, available = 0, merged }: CartNotice): string {
  switch (code) {
    case 'cart-lost':
      return i18n._(msg`We couldn’t open your earlier cart, so we’ve started a new one.`);
    case 'cart-of-other-country':
      return i18n._(msg`Your earlier cart belongs to our shop in another country, so we’ve started a new one.`);
    case 'cart-changed':
      return errorText(i18n, 'CartHasProblems');
    case 'cart-merged':
      return [
        i18n._(msg`The items you chose before signing in are now in your cart.`),
        merged?.fewer ? i18n._(fewer(merged.fewer)) : null,
        merged?.lost
          ? i18n._(msg`${plural(merged.lost, { one: '# item is no longer available.', other: '# items are no longer available.' })}`)
          : null,
      ]
        .filter(Boolean)
        .join(' ');
    case 'cart-transferred':
      return [
        i18n._(msg`We’ve brought your cart over from our other shop, with the prices of this one.`),
        merged?.fewer ? i18n._(fewer(merged.fewer)) : null,
        merged?.lost ? i18n._(msg`${plural(merged.lost, { one: '# item isn’t available here.', other: '# items aren’t available here.' })}`) : null,
      ]
        .filter(Boolean)
        .join(' ');
    case 'cart-transfer-void':
      return i18n._(
        msg`We couldn’t bring your cart over from our other shop: the link has already been used or is too old. Your items are still in your cart there.`,
      );
    case 'cart-back':
      return i18n._(msg`Here’s what you left in your cart, at today’s prices.`);
    case 'already-ordered':
      return i18n._(msg`You’ve already ordered these items in another tab or window. Nothing was ordered twice.`);
    case 'reminders-stopped':
      return i18n._(msg`We won’t send you any more cart reminders.`);
    case 'choose-size':
      return i18n._(msg`Please choose a size first.`);
    case 'SoldOut':
      return available > 0
        ? i18n._(msg`${plural(available, { one: 'Only # left in stock.', other: 'Only # left in stock.' })}`)
        : i18n._(msg`This item has just sold out.`);
    case 'CartIsFull':
      return i18n._(msg`Your cart is full. Please place this order first or remove something.`);
    case 'wrong-quantity':
    case 'wrong-integer':
    case 'wrong-min':
    case 'wrong-max':
      return fieldText(i18n, { code: code.slice('wrong-'.length), params: { max: available } });
    case 'InvalidInput':
      return i18n._(msg`You can’t order that quantity.`);
    default:
      return errorText(i18n, code);
  }
}

const fewer = (items: number) =>
  msg`${plural(items, {
    one: 'We’ve reduced the quantity of # item because we don’t have enough in stock.',
    other: 'We’ve reduced the quantity of # items because we don’t have enough in stock.',
  })}`;
