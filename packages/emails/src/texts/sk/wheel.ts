import type { WheelTexts } from '../wheel-texts.ts';

export const wheelSk: WheelTexts = {
  subject: (shop) => `Váš kupón z kolesa šťastia obchodu ${shop}`,
  heading: 'Vyhrali ste',
  percent: (rate) => `Zľava ${rate} na objednávku`,
  amount: (amount) => `Zľava ${amount} na objednávku`,
  freeDelivery: 'Doprava zadarmo k objednávke',
  intro: 'Kód zadajte v košíku. Platí raz a len s touto e-mailovou adresou.',
  code: 'Váš kód',
  minimum: (amount) => `Pre nákupy od ${amount}`,
  until: (day) => `Platí do ${day}`,
  button: 'Prejsť do obchodu',
  note: 'Ak ste koleso neroztočili vy, správu ignorujte. Bez vašej adresy kupón nikto iný nepoužije.',
  footer: (shop) => `Túto jedinú správu dostávate, lebo táto adresa bola zadaná pri kolese šťastia obchodu ${shop}. Nie je to newsletter.`,
};
