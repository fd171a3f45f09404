import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { errorText, fieldText } from '#lib/api/error-texts.ts';
import type { CartNotice } from './cart-notice.ts';

const fixedTexts: Readonly<Partial<Record<CartNotice['code'], MessageDescriptor>>> = {
  'cart-lost': msg`Your earlier cart can no longer be opened, so this is a new one.`,
  'cart-of-other-country': msg`Your earlier cart belongs to our shop in another country, so this is a new one.`,
  'cart-transfer-void': msg`Your cart could not come with you from our other shop: this link was used before, or is too old. What you had is still in your cart there.`,
  'cart-back': msg`Here is what you had left in your cart, at the prices of today.`,
  'already-ordered': msg`What was in your cart has been ordered in another tab or window. Nothing was ordered twice.`,
  'reminders-stopped': msg`We will send no more reminders of carts to your mailbox.`,
  'choose-size': msg`Please choose a size first.`,
  CartIsFull: msg`Your cart is full. Please order what is in it first, or take something out.`,
  InvalidInput: msg`This quantity cannot be ordered.`,
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
        ? i18n._(msg`Only ${plural(available, { one: '# piece', other: '# pieces' })} can still be had.`)
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

const getMergedText = (i18n: I18n, merged: CartNotice['merged']): string =>
  joinSentences([
    i18n._(msg`What you had put into your cart before signing in has joined your own cart.`),
    getFewerText(i18n, merged),
    merged?.lost ? i18n._(msg`${plural(merged.lost, { one: '# item is', other: '# items are' })} no longer available.`) : null,
  ]);

const getTransferredText = (i18n: I18n, merged: CartNotice['merged']): string =>
  joinSentences([
    i18n._(msg`Your cart has come with you from our other shop, at the prices of this one.`),
    getFewerText(i18n, merged),
    merged?.lost ? i18n._(msg`${plural(merged.lost, { one: '# item cannot', other: '# items cannot' })} be had here.`) : null,
  ]);

const getFewerText = (i18n: I18n, merged: CartNotice['merged']): string | null =>
  merged?.fewer ? i18n._(msg`Of ${plural(merged.fewer, { one: '# item', other: '# items' })} fewer pieces could be had.`) : null;

const joinSentences = (sentences: readonly (string | null)[]): string => sentences.filter(Boolean).join(' ');
