import type { WheelTexts } from '../wheel-texts.ts';

export const wheelHr: WheelTexts = {
  subject: (shop) => `Vaš kupon s kola sreće – ${shop}`,
  heading: 'Osvojili ste nagradu',
  percent: (rate) => `${rate} popusta na Vašu narudžbu`,
  amount: (amount) => `${amount} popusta na Vašu narudžbu`,
  freeDelivery: 'Besplatna dostava Vaše narudžbe',
  intro: 'Kod upišite u košarici. Vrijedi jednom i samo uz ovu e-adresu.',
  code: 'Vaš kod',
  minimum: (amount) => `Za kupnje od ${amount} nadalje`,
  until: (day) => `Vrijedi do ${day}`,
  button: 'U trgovinu',
  note: 'Ako kolo niste zavrtjeli Vi, ovu poruku možete zanemariti. Bez Vaše adrese kupon ne može iskoristiti nitko drugi.',
  footer: (shop) => `Ovu jednu poruku primate jer je ova adresa upisana na kolu sreće trgovine ${shop}. Ovo nije newsletter.`,
};
