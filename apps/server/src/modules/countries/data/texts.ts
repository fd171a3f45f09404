import type { LanguageCode } from '@selvedge/i18n';

/**
 * The texts of the order button by Directive 2011/83/EU, Art. 8(2); in German by § 312j BGB and § 8 FAGG, in Italian by
 * Art. 51 Codice del consumo, in Spanish by Art. 98 TRLGDCU.
 */
export const unionOrderButton: Readonly<Record<LanguageCode, string>> = {
  en: 'Order with obligation to pay',
  bn: 'মূল্য পরিশোধের বাধ্যবাধকতাসহ অর্ডার',
  de: 'Zahlungspflichtig bestellen',
  bg: 'Поръчка със задължение за плащане',
  cz: 'Objednávka zavazující k platbě',
  el: 'Παραγγελία με υποχρέωση πληρωμής',
  es: 'Pedido con obligación de pago',
  hr: 'Narudžba s obvezom plaćanja',
  hu: 'Fizetési kötelezettséggel járó megrendelés',
  it: 'Ordine con obbligo di pagare',
  lt: 'Užsakymas su pareiga sumokėti',
  pl: 'Zamówienie z obowiązkiem zapłaty',
  pt: 'Encomenda com obrigação de pagar',
  ro: 'Comandă cu obligație de plată',
  sk: 'Objednávka s povinnosťou platby',
  sl: 'Naročilo z obveznostjo plačila',
  at: 'Zahlungspflichtig bestellen',
};

export const otherOrderButton: Readonly<Record<LanguageCode, string>> = {
  en: 'Place order',
  bn: 'অর্ডার করুন',
  de: 'Jetzt bestellen',
  bg: 'Поръчай',
  cz: 'Objednat',
  el: 'Υποβολή παραγγελίας',
  es: 'Realizar pedido',
  hr: 'Naruči',
  hu: 'Megrendelés',
  it: "Effettua l'ordine",
  lt: 'Pateikti užsakymą',
  pl: 'Złóż zamówienie',
  pt: 'Fazer encomenda',
  ro: 'Plasează comanda',
  sk: 'Objednať',
  sl: 'Oddaj naročilo',
  at: 'Jetzt bestellen',
};

/** Shown next to each price: VAT is included, delivery is not. */
export const vatNote: Readonly<Record<LanguageCode, string>> = {
  en: 'VAT included, plus delivery',
  bn: 'ভ্যাট অন্তর্ভুক্ত, ডেলিভারি চার্জ আলাদা',
  de: 'inkl. MwSt., zzgl. Versand',
  bg: 'с ДДС, без доставка',
  cz: 'včetně DPH, bez dopravy',
  el: 'με ΦΠΑ, πλέον μεταφορικών',
  es: 'IVA incluido, envío aparte',
  hr: 's PDV-om, bez dostave',
  hu: 'áfával, szállítás nélkül',
  it: 'IVA inclusa, spedizione esclusa',
  lt: 'su PVM, be pristatymo',
  pl: 'z VAT, bez dostawy',
  pt: 'IVA incluído, portes à parte',
  ro: 'TVA inclus, fără livrare',
  sk: 's DPH, bez dopravy',
  sl: 'z DDV, brez dostave',
  at: 'inkl. USt., zzgl. Versand',
};
