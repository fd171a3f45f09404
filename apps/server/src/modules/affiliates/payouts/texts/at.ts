import type { PayoutTexts } from '../payout-texts.ts';
import { de } from './de.ts';

/** The German texts with the terms of Austrian tax law. */
export const at: PayoutTexts = {
  ...de,
  vatNumber: 'UID-Nr.',
  notes: {
    ...de.notes,
    'reverse-charge': 'Übergang der Steuerschuld auf den Leistungsempfänger (Reverse Charge; Richtlinie 2006/112/EG, Art. 44 und 196).',
    'small-trader': 'Keine Umsatzsteuer: Der Leistungserbringer hat keine UID-Nummer angegeben (Kleinunternehmer).',
  },
};
