import type { WheelTexts } from '../wheel-texts.ts';

export const wheelCz: WheelTexts = {
  subject: (shop) => `Váš kupón z kola štěstí obchodu ${shop}`,
  heading: 'Vyhráli jste',
  percent: (rate) => `Sleva ${rate} na objednávku`,
  amount: (amount) => `Sleva ${amount} na objednávku`,
  freeDelivery: 'Doprava zdarma k objednávce',
  intro: 'Kód zadejte v košíku. Platí jednou a jen s touto e-mailovou adresou.',
  code: 'Váš kód',
  minimum: (amount) => `Pro nákupy od ${amount}`,
  until: (day) => `Platí do ${day}`,
  button: 'Přejít do obchodu',
  note: 'Pokud jste kolo neroztočili vy, zprávu ignorujte. Bez vaší adresy kupón nikdo jiný nepoužije.',
  footer: (shop) => `Tuto jedinou zprávu dostáváte, protože tato adresa byla zadána u kola štěstí obchodu ${shop}. Není to newsletter.`,
};
