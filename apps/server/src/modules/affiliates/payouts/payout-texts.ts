import type { VatCase } from './vat-on-payout.ts';

/** The words of statements and self-billed invoices in one language. */
export interface PayoutTexts {
  statement: string;
  /** As the law words it (Directive 2006/112/EC, Art. 226 (10a)). */
  invoice: string;
  number: string;
  issuedOn: string;
  period: string;
  account: string;
  /** Who pays, and whose service it is. */
  merchant: string;
  affiliate: string;
  vatNumber: string;
  taxNumber: string;
  columns: readonly [string, string, string, string];
  opening: string;
  /** What the lines come to. */
  turnover: string;
  closing: string;
  paidOut: string;
  net: string;
  vat(rate: string): string;
  total: string;
  /** @param period its days */
  service(period: string): string;
  kinds: Readonly<Record<'commission' | 'reversal' | 'approval' | 'payout' | 'payout-failed' | 'adjustment', string>>;
  notes: Readonly<Record<VatCase, string>>;
  demonstration: string;
}

const en: PayoutTexts = {
  ...{ statement: 'Commission statement', invoice: 'Self-billed invoice', number: 'Number', issuedOn: 'Date', period: 'Period', account: 'Paid to' },
  ...{ merchant: 'Recipient of the service', affiliate: 'Supplier of the service', vatNumber: 'VAT no.', taxNumber: 'Tax no.' },
  columns: ['For', 'Base', 'Rate', 'Amount'],
  ...{
    opening: 'Opening balance',
    turnover: 'Commissions and corrections',
    closing: 'Closing balance',
    paidOut: 'Paid out',
    net: 'Net',
    total: 'Total',
  },
  vat: (rate) => `VAT ${rate}`,
  service: (period) => `Commission for referred sales, ${period}`,
  kinds: {
    ...{ commission: 'Commission', reversal: 'Reversal', approval: 'Commission', payout: 'Payout' },
    ...{ 'payout-failed': 'Payout that did not arrive', adjustment: 'Adjustment' },
  },
  notes: {
    domestic: 'VAT is paid out with the commission and is for the supplier to declare.',
    'reverse-charge': 'Reverse charge: the recipient of the service is liable for the VAT (Directive 2006/112/EC, Art. 44 and 196).',
    outside: 'Not subject to VAT of the European Union: one of the parties is established outside of it.',
    'small-trader': 'No VAT is charged: the supplier has stated no VAT number (exemption of small enterprises).',
    private: 'No VAT is charged: the supplier is a private person.',
  },
  demonstration: 'Demonstration: nobody has been entered as seller.',
};

const de: PayoutTexts = {
  ...{ statement: 'Provisionsabrechnung', invoice: 'Gutschrift', number: 'Nummer', issuedOn: 'Datum', period: 'Zeitraum', account: 'Ausgezahlt auf' },
  ...{ merchant: 'Leistungsempfänger', affiliate: 'Leistungserbringer', vatNumber: 'USt-IdNr.', taxNumber: 'Steuernummer' },
  columns: ['Für', 'Grundlage', 'Satz', 'Betrag'],
  ...{
    opening: 'Anfangssaldo',
    turnover: 'Provisionen und Korrekturen',
    closing: 'Endsaldo',
    paidOut: 'Ausgezahlt',
    net: 'Netto',
    total: 'Gesamtbetrag',
  },
  vat: (rate) => `Umsatzsteuer ${rate}`,
  service: (period) => `Provision für vermittelte Verkäufe, ${period}`,
  kinds: {
    ...{ commission: 'Provision', reversal: 'Storno', approval: 'Provision', payout: 'Auszahlung' },
    ...{ 'payout-failed': 'Nicht angekommene Auszahlung', adjustment: 'Korrektur' },
  },
  notes: {
    domestic: 'Die Umsatzsteuer wird mit der Provision ausgezahlt und ist vom Leistungserbringer abzuführen.',
    'reverse-charge': 'Steuerschuldnerschaft des Leistungsempfängers (Richtlinie 2006/112/EG, Art. 44 und 196).',
    outside: 'Nicht steuerbar in der Europäischen Union: eine der Parteien ist außerhalb ansässig.',
    'small-trader': 'Keine Umsatzsteuer: Der Leistungserbringer hat keine USt-IdNr. angegeben (Kleinunternehmer).',
    private: 'Keine Umsatzsteuer: Der Leistungserbringer ist Privatperson.',
  },
  demonstration: 'Vorführung: Es ist kein Verkäufer eingetragen.',
};

const el: PayoutTexts = {
  ...{ statement: 'Εκκαθάριση προμηθειών', invoice: 'Αυτοτιμολόγηση', number: 'Αριθμός', issuedOn: 'Ημερομηνία', period: 'Περίοδος' },
  ...{ account: 'Πληρωμή σε', merchant: 'Λήπτης της υπηρεσίας', affiliate: 'Πάροχος της υπηρεσίας', vatNumber: 'ΑΦΜ/ΦΠΑ', taxNumber: 'ΑΦΜ' },
  columns: ['Για', 'Βάση', 'Ποσοστό', 'Ποσό'],
  ...{
    opening: 'Αρχικό υπόλοιπο',
    turnover: 'Προμήθειες και διορθώσεις',
    closing: 'Τελικό υπόλοιπο',
    paidOut: 'Πληρώθηκε',
    net: 'Καθαρό',
    total: 'Σύνολο',
  },
  vat: (rate) => `ΦΠΑ ${rate}`,
  service: (period) => `Προμήθεια για πωλήσεις από σύσταση, ${period}`,
  kinds: {
    ...{ commission: 'Προμήθεια', reversal: 'Αντιλογισμός', approval: 'Προμήθεια', payout: 'Πληρωμή' },
    ...{ 'payout-failed': 'Πληρωμή που δεν έφτασε', adjustment: 'Διόρθωση' },
  },
  notes: {
    domestic: 'Ο ΦΠΑ πληρώνεται μαζί με την προμήθεια και αποδίδεται από τον πάροχο.',
    'reverse-charge': 'Αντίστροφη επιβάρυνση: υπόχρεος για τον ΦΠΑ είναι ο λήπτης της υπηρεσίας (Οδηγία 2006/112/ΕΚ, άρθρα 44 και 196).',
    outside: 'Δεν υπόκειται σε ΦΠΑ της Ευρωπαϊκής Ένωσης: ένα από τα μέρη είναι εγκατεστημένο εκτός αυτής.',
    'small-trader': 'Δεν χρεώνεται ΦΠΑ: ο πάροχος δεν έχει δηλώσει αριθμό ΦΠΑ (μικρή επιχείρηση).',
    private: 'Δεν χρεώνεται ΦΠΑ: ο πάροχος είναι ιδιώτης.',
  },
  demonstration: 'Επίδειξη: δεν έχει καταχωριστεί πωλητής.',
};

const bn: PayoutTexts = {
  ...{
    statement: 'কমিশনের হিসাব',
    invoice: 'স্ব-প্রস্তুত চালান (self-billing)',
    number: 'নম্বর',
    issuedOn: 'তারিখ',
    period: 'সময়কাল',
    account: 'যেখানে পাঠানো হয়েছে',
  },
  ...{ merchant: 'সেবাগ্রহীতা', affiliate: 'সেবাদাতা', vatNumber: 'ভ্যাট নম্বর', taxNumber: 'কর নম্বর' },
  columns: ['বিবরণ', 'ভিত্তি', 'হার', 'পরিমাণ'],
  ...{ opening: 'প্রারম্ভিক স্থিতি', turnover: 'কমিশন ও সংশোধন', closing: 'সমাপনী স্থিতি', paidOut: 'পরিশোধিত', net: 'নিট', total: 'মোট' },
  vat: (rate) => `ভ্যাট ${rate}`,
  service: (period) => `সুপারিশ করা বিক্রয়ের কমিশন, ${period}`,
  kinds: {
    ...{ commission: 'কমিশন', reversal: 'ফেরত', approval: 'কমিশন', payout: 'পরিশোধ' },
    ...{ 'payout-failed': 'যে পরিশোধ পৌঁছায়নি', adjustment: 'সংশোধন' },
  },
  notes: {
    domestic: 'ভ্যাট কমিশনের সঙ্গে পরিশোধ করা হয়; তা জমা দেওয়া সেবাদাতার দায়িত্ব।',
    'reverse-charge': 'রিভার্স চার্জ: ভ্যাট দেওয়ার দায় সেবাগ্রহীতার (Directive 2006/112/EC, Art. 44, 196)।',
    outside: 'ইউরোপীয় ইউনিয়নের ভ্যাটের আওতার বাইরে: এক পক্ষ ইউনিয়নের বাইরে প্রতিষ্ঠিত।',
    'small-trader': 'ভ্যাট নেই: সেবাদাতা কোনো ভ্যাট নম্বর দেননি (ক্ষুদ্র ব্যবসা)।',
    private: 'ভ্যাট নেই: সেবাদাতা একজন ব্যক্তি।',
  },
  demonstration: 'প্রদর্শনী: কোনো বিক্রেতা নথিভুক্ত নেই।',
};

const languages: Readonly<Record<string, PayoutTexts>> = { en, de, at: de, el, bn };

/** @param code the shop's language code; one that has no texts yet gets English */
export const payoutTextsIn = (code: string): PayoutTexts => languages[code] ?? en;
