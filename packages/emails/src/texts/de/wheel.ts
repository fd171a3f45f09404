import type { WheelTexts } from '../wheel-texts.ts';

export const wheelDe: WheelTexts = {
  subject: (shop) => `Ihr Gutschein vom ${shop}-Glücksrad`,
  heading: 'Sie haben gewonnen',
  percent: (rate) => `${rate} Rabatt auf Ihre Bestellung`,
  amount: (amount) => `${amount} Rabatt auf Ihre Bestellung`,
  freeDelivery: 'Kostenloser Versand für Ihre Bestellung',
  intro: 'Geben Sie den Code in Ihrem Warenkorb ein. Er gilt einmal und nur mit dieser E-Mail-Adresse.',
  code: 'Ihr Code',
  minimum: (amount) => `Für Einkäufe ab ${amount}`,
  until: (day) => `Gültig bis ${day}`,
  button: 'Zum Shop',
  note: 'Haben Sie nicht selbst am Rad gedreht? Dann können Sie diese Nachricht ignorieren. Ohne Ihre Adresse kann niemand den Gutschein einlösen.',
  footer: (shop) => `Sie erhalten diese eine Nachricht, weil diese Adresse am Glücksrad von ${shop} eingegeben wurde. Sie ist kein Newsletter.`,
};
