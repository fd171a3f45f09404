import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { errorText, fieldText } from '#lib/api/error-texts.ts';
import type { CartNotice } from './cart-notice.ts';

const fixedTexts: Readonly<Partial<Record<CartNotice['code'], MessageDescriptor>>> = {
  'cart-lost': msg`We couldn’t open your earlier cart, so we’ve started a new one.`,
  'cart-of-other-country': msg`Your earlier cart belongs to our shop in another country, so we’ve started a new one.`,
  'cart-transfer-void': msg`We couldn’t bring your cart over from our other shop: the link has already been used or is too old. Your items are still in your cart there.`,
  'cart-back': msg`Here’s what you left in your cart, at today’s prices.`,
  'already-ordered': msg`You’ve already ordered these items in another tab or window. Nothing was ordered twice.`,
  'order-items-missing': msg`Some items of your order are no longer available. The others are in your cart.`,
  'reminders-stopped': msg`We won’t send you any more cart reminders.`,
  'choose-size': msg`Please choose a size first.`,
  CartIsFull: msg`Your cart is full. Please place this order first or remove something.`,
  InvalidInput: msg`You can’t order that quantity.`,
};

/** Returns the text of a notice in the shopper's language. Loaded only by pages that show a notice. */
export function getNoticeText(i18n: I18n, { code, available = 0, merged }: CartNotice): string {
  const fixed = fixedTexts[code];
  if (fixed) return i18n._(fixed);
  switch (code) {
    case 'cart-changed':
      return errorText(i18n, 'CartHasProblems');
    case 'cart-merged':
      return getMergedText(i18n, merged);
    case 'cart-transferred':
      return getTransferredText(i18n, merged);
    case 'SoldOut':
      return available > 0
        ? i18n._(msg`${plural(available, { one: 'Only # left in stock.', other: 'Only # left in stock.' })}`)
        : i18n._(msg`This item has just sold out.`);
    case 'wrong-quantity':
    case 'wrong-integer':
    case 'wrong-min':
    case 'wrong-max':
      return fieldText(i18n, { code: code.slice('wrong-'.length), params: { max: available } });
    default:
      return errorText(i18n, code);
  }
}

const fewer = (items: number) =>
  msg`${plural(items, {
    one: 'We’ve reduced the quantity of # item because we don’t have enough in stock.',
    other: 'We’ve reduced the quantity of # items because we don’t have enough in stock.',
  })}`;
const getMergedText = (i18n: I18n, merged: CartNotice['merged']): string =>
  joinSentences([
    i18n._(msg`The items you chose before signing in are now in your cart.`),
    getFewerText(i18n, merged),
    merged?.lost ? i18n._(msg`${plural(merged.lost, { one: '# item is no longer available.', other: '# items are no longer available.' })}`) : null,
  ]);

const getTransferredText = (i18n: I18n, merged: CartNotice['merged']): string =>
  joinSentences([
    i18n._(msg`We’ve brought your cart over from our other shop, with the prices of this one.`),
    getFewerText(i18n, merged),
    merged?.lost ? i18n._(msg`${plural(merged.lost, { one: '# item isn’t available here.', other: '# items aren’t available here.' })}`) : null,
  ]);

const getFewerText = (i18n: I18n, merged: CartNotice['merged']): string | null => (merged?.fewer ? i18n._(fewer(merged.fewer)) : null);

const joinSentences = (sentences: readonly (string | null)[]): string => sentences.filter(Boolean).join(' ');
