import type { WheelTexts } from '../wheel-texts.ts';

export const wheelRo: WheelTexts = {
  subject: (shop) => `Cuponul dumneavoastră de la roata norocului ${shop}`,
  heading: 'Ați câștigat',
  percent: (rate) => `${rate} reducere la comandă`,
  amount: (amount) => `${amount} reducere la comandă`,
  freeDelivery: 'Livrare gratuită pentru comandă',
  intro: 'Introduceți codul în coș. Este valabil o singură dată și doar cu această adresă de e-mail.',
  code: 'Codul dumneavoastră',
  minimum: (amount) => `Pentru cumpărături de la ${amount}`,
  until: (day) => `Valabil până la ${day}`,
  button: 'La magazin',
  note: 'Dacă nu dumneavoastră ați învârtit roata, puteți ignora acest mesaj. Fără adresa dumneavoastră, nimeni altcineva nu poate folosi cuponul.',
  footer: (shop) => `Primiți acest singur mesaj fiindcă această adresă a fost introdusă la roata norocului ${shop}. Nu este un newsletter.`,
};
