import { findLanguage, type LanguageCode } from '@selvedge/i18n';
import { reversalReasons, type ReversalReason } from './target-entry.ts';

type Words = Readonly<Record<ReversalReason, string>>;

const de: Words = {
  ...{ returned: 'Der Artikel wurde zurückgeschickt', refunded: 'Der Kunde hat Geld zurückbekommen', cancelled: 'Der Artikel wurde storniert' },
  ...{ 'not-delivered': 'Das Paket ist nicht beim Kunden angekommen', edited: 'Die Bestellung wurde geändert' },
};

/** Reversal reasons as the portal words them, for tables and documents that are not translated later. */
const words: Readonly<Record<LanguageCode, Words>> = {
  en: {
    ...{ returned: 'It was sent back', refunded: 'Its customer was given money back', cancelled: 'It was cancelled' },
    ...{ 'not-delivered': 'The parcel did not reach its customer', edited: 'The order was changed' },
  },
  de,
  at: de,
  el: {
    ...{ returned: 'Το προϊόν επιστράφηκε', refunded: 'Ο πελάτης πήρε χρήματα πίσω', cancelled: 'Το προϊόν ακυρώθηκε' },
    ...{ 'not-delivered': 'Το δέμα δεν έφτασε στον πελάτη', edited: 'Η παραγγελία άλλαξε' },
  },
  bn: {
    ...{ returned: 'পণ্যটি ফেরত পাঠানো হয়েছে', refunded: 'ক্রেতাকে টাকা ফেরত দেওয়া হয়েছে', cancelled: 'পণ্যটির অর্ডার বাতিল হয়েছে' },
    ...{ 'not-delivered': 'পার্সেলটি ক্রেতার কাছে পৌঁছায়নি', edited: 'অর্ডারটি বদলানো হয়েছে' },
  },
  bg: {
    ...{ returned: 'Артикулът беше върнат', refunded: 'На клиента бяха възстановени пари', cancelled: 'Артикулът беше отказан' },
    ...{ 'not-delivered': 'Пратката не стигна до клиента', edited: 'Поръчката беше променена' },
  },
  cz: {
    ...{ returned: 'Zboží bylo vráceno', refunded: 'Zákazník dostal peníze zpět', cancelled: 'Zboží bylo stornováno' },
    ...{ 'not-delivered': 'Balík zákazníkovi nedorazil', edited: 'Objednávka byla změněna' },
  },
  es: {
    ...{ returned: 'El artículo se devolvió', refunded: 'Se reembolsó dinero al cliente', cancelled: 'El artículo se canceló' },
    ...{ 'not-delivered': 'El paquete no llegó al cliente', edited: 'El pedido se modificó' },
  },
  hr: {
    ...{ returned: 'Artikl je vraćen', refunded: 'Kupcu je vraćen novac', cancelled: 'Artikl je otkazan' },
    ...{ 'not-delivered': 'Paket nije stigao do kupca', edited: 'Narudžba je promijenjena' },
  },
  hu: {
    ...{ returned: 'A terméket visszaküldték', refunded: 'A vevő pénzt kapott vissza', cancelled: 'A terméket lemondták' },
    ...{ 'not-delivered': 'A csomag nem jutott el a vevőhöz', edited: 'A rendelés módosult' },
  },
  it: {
    ...{ returned: 'L’articolo è stato reso', refunded: 'Il cliente è stato rimborsato', cancelled: 'L’articolo è stato annullato' },
    ...{ 'not-delivered': 'Il pacco non è arrivato al cliente', edited: 'L’ordine è stato modificato' },
  },
  lt: {
    ...{ returned: 'Prekė grąžinta', refunded: 'Pirkėjui grąžinti pinigai', cancelled: 'Prekė atšaukta' },
    ...{ 'not-delivered': 'Siunta nepasiekė pirkėjo', edited: 'Užsakymas pakeistas' },
  },
  pl: {
    ...{ returned: 'Towar został zwrócony', refunded: 'Klient otrzymał zwrot pieniędzy', cancelled: 'Towar został anulowany' },
    ...{ 'not-delivered': 'Paczka nie dotarła do klienta', edited: 'Zamówienie zostało zmienione' },
  },
  pt: {
    ...{ returned: 'O artigo foi devolvido', refunded: 'O cliente foi reembolsado', cancelled: 'O artigo foi cancelado' },
    ...{ 'not-delivered': 'A encomenda não chegou ao cliente', edited: 'A encomenda foi alterada' },
  },
  ro: {
    ...{ returned: 'Produsul a fost returnat', refunded: 'Clientului i s-au rambursat bani', cancelled: 'Produsul a fost anulat' },
    ...{ 'not-delivered': 'Coletul nu a ajuns la client', edited: 'Comanda a fost modificată' },
  },
  sk: {
    ...{ returned: 'Tovar bol vrátený', refunded: 'Zákazník dostal peniaze späť', cancelled: 'Tovar bol stornovaný' },
    ...{ 'not-delivered': 'Balík zákazníkovi neprišiel', edited: 'Objednávka bola zmenená' },
  },
  sl: {
    ...{ returned: 'Artikel je bil vrnjen', refunded: 'Kupcu je bil vrnjen denar', cancelled: 'Artikel je bil preklican' },
    ...{ 'not-delivered': 'Paket ni prispel do kupca', edited: 'Naročilo je bilo spremenjeno' },
  },
};

const isReason = (reason: string): reason is ReversalReason => reversalReasons.some((known) => known === reason);

/** Translates a reversal reason; a text that staff wrote is returned unchanged. @param code the shop's language code */
export const getReversalText = (code: string, reason: string): string =>
  isReason(reason) ? words[findLanguage(code)?.code ?? 'en'][reason] : reason;
