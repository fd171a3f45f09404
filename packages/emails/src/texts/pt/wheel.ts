import type { WheelTexts } from '../wheel-texts.ts';

export const wheelPt: WheelTexts = {
  subject: (shop) => `O seu cupão da roda da ${shop}`,
  heading: 'Ganhou',
  percent: (rate) => `${rate} de desconto na sua encomenda`,
  amount: (amount) => `${amount} de desconto na sua encomenda`,
  freeDelivery: 'Portes grátis na sua encomenda',
  intro: 'Escreva o código no seu carrinho. É válido uma única vez e só com este e-mail.',
  code: 'O seu código',
  minimum: (amount) => `Para compras desde ${amount}`,
  until: (day) => `Válido até ${day}`,
  button: 'Ir para a loja',
  note: 'Se não girou a roda, pode ignorar esta mensagem. Sem o seu endereço, mais ninguém pode usar o cupão.',
  footer: (shop) => `Recebe esta única mensagem porque este endereço foi introduzido na roda da ${shop}. Não é uma newsletter.`,
};
