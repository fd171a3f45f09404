import type { PayoutTexts } from '../payout-texts.ts';

export const de: PayoutTexts = {
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
