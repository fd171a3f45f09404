import type { WheelTexts } from '../wheel-texts.ts';

export const wheelEs: WheelTexts = {
  subject: (shop) => `Tu cupón de la ruleta de ${shop}`,
  heading: 'Has ganado',
  percent: (rate) => `${rate} de descuento en tu pedido`,
  amount: (amount) => `${amount} de descuento en tu pedido`,
  freeDelivery: 'Envío gratis en tu pedido',
  intro: 'Escribe el código en tu cesta. Sirve una sola vez y solo con este correo electrónico.',
  code: 'Tu código',
  minimum: (amount) => `Para compras desde ${amount}`,
  until: (day) => `Válido hasta el ${day}`,
  button: 'Ir a la tienda',
  note: 'Si no has girado tú la ruleta, puedes ignorar este mensaje. Sin tu dirección nadie más puede usar el cupón.',
  footer: (shop) => `Recibes este único mensaje porque se escribió esta dirección en la ruleta de ${shop}. No es una newsletter.`,
};
