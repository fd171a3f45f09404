import type { DocumentTexts } from '../document-texts.ts';
import { de } from './de.ts';

/** As in Germany, except for terms of the Austrian tax office. */
export const at: DocumentTexts = {
  ...de,
  vatNumber: 'UID-Nr.',
  deliveryPeriod: 'Zustellung geplant',
  deliveredTo: 'Zugestellt an',
  slip: {
    ...de.slip,
    returnHint: (returnDays) =>
      `Passt etwas nicht? Sie haben ${returnDays} Tage Zeit für die Rücksendung: Öffnen Sie im Shop „Ihre Bestellung verfolgen“ mit Ihrer Bestellnummer.`,
  },
};
