import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterPt: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Confirme a subscrição da newsletter da ${shop}`,
      heading: 'Um clique e a subscrição fica ativa',
      lines: [`Foi pedida, esperamos que por si, a newsletter da ${shop} com este endereço de e-mail. Só a enviamos a quem no-lo pede pessoalmente.`],
      button: 'Sim, quero a newsletter',
      note: 'O link funciona uma única vez, durante sete dias. Se o pedido não é seu, não faça nada: não receberá a newsletter, e eliminamos o endereço.',
    }),
    welcome: ({ shop }) => ({
      subject: `A sua subscrição da newsletter da ${shop}`,
      heading: 'Obrigado, a sua subscrição está ativa',
      lines: ['A partir de agora escrevemos-lhe quando chegar algo novo e quando os preços baixarem.'],
      button: 'Ir para a loja',
      note: 'Pode cancelar quando quiser, com um clique no fim de cada e-mail e sem iniciar sessão.',
    }),
  },
  unsubscribe: 'Cancelar a subscrição da newsletter',
  footer: (shop) => `Recebe esta mensagem porque este endereço foi inscrito na newsletter da ${shop}.`,
};
