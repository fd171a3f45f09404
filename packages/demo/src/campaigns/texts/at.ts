import type { CampaignTexts } from '../types.ts';
import { de } from './de.ts';

export const at: CampaignTexts = {
  ...de,
  'wool-weeks': [
    'Wollwochen',
    'Vier Wochen lang warme Sachen, mit dem Code um 15 % günstiger.',
    'Wolle wärmt trocken wie nass und reinigt sich jede Nacht auf dem Sessel ein wenig selbst.\n\n## So geht es\n\n1. Legen Sie in den Warenkorb, was Ihnen gefällt.\n2. Drücken Sie hier auf den Knopf oder geben Sie den Code im Warenkorb ein.\n3. Der Rabatt wird sofort abgezogen. Ein Code pro Bestellung.\n\nWer in diesen Wochen bestellt, nimmt auch an unserer Verlosung teil: **zehn Reparaturen** bei The Mending Table, für alles, was Sie durchgetragen haben.',
    'Ein beiger Mantel, ein rotes Kleid und ein cremefarbener Pullover an einer Stange',
  ],
};
