import type { CampaignTexts } from '../types.ts';

export const at: CampaignTexts = {
  'wool-weeks': [
    'Wollwochen',
    'Vier Wochen lang warme Sachen, mit dem Code um 15 % günstiger.',
    'Wolle wärmt trocken wie nass und reinigt sich jede Nacht auf dem Sessel ein wenig selbst.\n\n## So geht es\n\n1. Legen Sie in den Warenkorb, was Ihnen gefällt.\n2. Drücken Sie hier auf den Knopf oder geben Sie den Code im Warenkorb ein.\n3. Der Rabatt wird sofort abgezogen. Ein Code pro Bestellung.\n\nWer in diesen Wochen bestellt, nimmt auch an unserer Verlosung teil: **zehn Reparaturen** bei The Mending Table, für alles, was Sie durchgetragen haben.',
    'Ein beiger Mantel, ein rotes Kleid und ein cremefarbener Pullover an einer Stange',
  ],
  'winter-sale': [
    'Winterschlussverkauf',
    'Wenn die Jahreszeit wechselt, findet der Rest ein neues Zuhause.',
    'Alles, was vom Winter übrig ist, zu Preisen, für die wir den Platz im Regal brauchen.\n\nAuch was Sie hier bestellen, können Sie 100 Tage lang zurückgeben.',
    'Gefaltete Pullover in zwei Stapeln neben einer Bahn dunkelblauen Stoffs',
  ],
  'linen-days': [
    'Leinentage',
    'Zwei Wochen für leichte Sachen.',
    'Hemden, Kleider und Hosen aus Leinen für die heiße Zeit des Jahres.',
    'Jeans, eine Kappe, ein Pullover und ein gestreiftes Hemd auf einem Tisch',
  ],
};
