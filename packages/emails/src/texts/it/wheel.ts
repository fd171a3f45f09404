import type { WheelTexts } from '../wheel-texts.ts';

export const wheelIt: WheelTexts = {
  subject: (shop) => `Il tuo buono sconto dalla ruota di ${shop}`,
  heading: 'Hai vinto',
  percent: (rate) => `${rate} di sconto sul tuo ordine`,
  amount: (amount) => `${amount} di sconto sul tuo ordine`,
  freeDelivery: 'Spedizione gratuita per il tuo ordine',
  intro: 'Inserisci il codice nel carrello. Vale una sola volta e solo con questo indirizzo e-mail.',
  code: 'Il tuo codice',
  minimum: (amount) => `Per acquisti da ${amount}`,
  until: (day) => `Valido fino al ${day}`,
  button: 'Vai al negozio',
  note: 'Se non hai girato tu la ruota, puoi ignorare questo messaggio. Senza il tuo indirizzo nessun altro può usare il buono sconto.',
  footer: (shop) => `Ricevi questo unico messaggio perché questo indirizzo è stato inserito nella ruota di ${shop}. Non è una newsletter.`,
};
