import type { WheelTexts } from '../wheel-texts.ts';

export const wheelSl: WheelTexts = {
  subject: (shop) => `Vaš kupon s kolesa sreče ${shop}`,
  heading: 'Zadeli ste',
  percent: (rate) => `${rate} popusta na vaše naročilo`,
  amount: (amount) => `${amount} popusta na vaše naročilo`,
  freeDelivery: 'Brezplačna dostava vašega naročila',
  intro: 'Kodo vpišite v košarici. Velja enkrat in samo s tem e-poštnim naslovom.',
  code: 'Vaša koda',
  minimum: (amount) => `Za nakupe od ${amount} naprej`,
  until: (day) => `Zadnji dan veljavnosti: ${day}`,
  button: 'V trgovino',
  note: 'Če kolesa niste zavrteli vi, lahko to sporočilo prezrete. Brez vašega naslova kupona ne more uporabiti nihče drug.',
  footer: (shop) => `To edino sporočilo ste prejeli, ker je bil ta naslov vpisan pri kolesu sreče ${shop}. Niso e-novice.`,
};
