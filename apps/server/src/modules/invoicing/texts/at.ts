import type { PaperTexts } from '../paper-texts.ts';
import { de } from './de.ts';

/** As in Germany, but for the words of Austria's tax office. */
export const at: PaperTexts = {
  ...de,
  vatNumber: 'UID-Nr.',
  deliveryPeriod: 'Zustellung geplant',
  deliveredTo: 'Zugestellt an',
  slip: {
    ...de.slip,
    keep: 'Passt etwas nicht? Sie haben 100 Tage Zeit für die Rücksendung: Öffnen Sie im Shop „Ihre Bestellung verfolgen“ mit Ihrer Bestellnummer.',
  },
};
