import type { WheelTexts } from '../wheel-texts.ts';

export const wheelHu: WheelTexts = {
  subject: (shop) => `${shop}: kuponja a szerencsekerékről`,
  heading: 'Ön nyert',
  percent: (rate) => `${rate} kedvezmény a rendeléséből`,
  amount: (amount) => `${amount} kedvezmény a rendeléséből`,
  freeDelivery: 'Ingyenes szállítás a rendeléséhez',
  intro: 'Írja be a kódot a kosarában. Egyszer használható, és csak ezzel az e-mail-címmel.',
  code: 'Az Ön kódja',
  minimum: (amount) => `Legalább ${amount} értékű vásárláshoz`,
  until: (day) => `Eddig érvényes: ${day}`,
  button: 'A webshopba',
  note: 'Ha nem Ön pörgette meg a kereket, nincs teendője ezzel az üzenettel. Az Ön címe nélkül senki más nem használhatja fel a kupont.',
  footer: (shop) => `Ezt az egyetlen üzenetet azért kapta, mert ezt a címet megadták a szerencsekeréknél (${shop}). Ez nem hírlevél.`,
};
