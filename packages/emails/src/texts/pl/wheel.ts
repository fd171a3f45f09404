import type { WheelTexts } from '../wheel-texts.ts';

export const wheelPl: WheelTexts = {
  subject: (shop) => `Twój kupon z koła fortuny ${shop}`,
  heading: 'Masz wygraną',
  percent: (rate) => `${rate} rabatu na zamówienie`,
  amount: (amount) => `${amount} rabatu na zamówienie`,
  freeDelivery: 'Darmowa dostawa zamówienia',
  intro: 'Wpisz kod w koszyku. Działa raz i tylko z tym adresem e-mail.',
  code: 'Twój kod',
  minimum: (amount) => `Przy zakupach od ${amount}`,
  until: (day) => `Ważny do ${day}`,
  button: 'Do sklepu',
  note: 'Jeśli kołem zakręcił ktoś inny, zignoruj tę wiadomość. Bez Twojego adresu nikt inny nie użyje kuponu.',
  footer: (shop) => `Otrzymujesz tę jedną wiadomość, ponieważ ten adres został podany przy kole fortuny ${shop}. To nie jest newsletter.`,
};
