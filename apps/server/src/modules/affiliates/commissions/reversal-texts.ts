import { reversalReasons, type ReversalReason } from './target-entry.ts';

/** Why something of a commission went back, in the portal's words: for tables and papers, which nobody translates later. */
const words: Readonly<Record<string, Readonly<Record<ReversalReason, string>>>> = {
  en: {
    ...{ returned: 'It was sent back', refunded: 'Its customer was given money back', cancelled: 'It was cancelled' },
    ...{ 'not-delivered': 'The parcel did not reach its customer', edited: 'The order was changed' },
  },
  de: {
    ...{ returned: 'Der Artikel wurde zurückgeschickt', refunded: 'Der Kunde hat Geld zurückbekommen', cancelled: 'Der Artikel wurde storniert' },
    ...{ 'not-delivered': 'Das Paket ist nicht beim Kunden angekommen', edited: 'Die Bestellung wurde geändert' },
  },
  el: {
    ...{ returned: 'Το προϊόν επιστράφηκε', refunded: 'Ο πελάτης πήρε χρήματα πίσω', cancelled: 'Το προϊόν ακυρώθηκε' },
    ...{ 'not-delivered': 'Το δέμα δεν έφτασε στον πελάτη', edited: 'Η παραγγελία άλλαξε' },
  },
  bn: {
    ...{ returned: 'পণ্যটি ফেরত পাঠানো হয়েছে', refunded: 'ক্রেতাকে টাকা ফেরত দেওয়া হয়েছে', cancelled: 'পণ্যটির অর্ডার বাতিল হয়েছে' },
    ...{ 'not-delivered': 'পার্সেলটি ক্রেতার কাছে পৌঁছায়নি', edited: 'অর্ডারটি বদলানো হয়েছে' },
  },
};

const isReason = (reason: string): reason is ReversalReason => reversalReasons.some((known) => known === reason);

/** @param code the shop's language code; what staff wrote themselves stands as they wrote it */
export const reversalText = (code: string, reason: string): string =>
  isReason(reason) ? ((words[code === 'at' ? 'de' : code] ?? words.en)?.[reason] ?? reason) : reason;
