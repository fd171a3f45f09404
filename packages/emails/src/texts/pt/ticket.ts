import type { TicketTexts } from '../ticket-texts.ts';

export const ticketPt: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Recebemos a sua mensagem (${number})`,
      heading: 'A sua mensagem chegou',
      lines: [
        `Obrigado por escrever à ${shop}. Respondemos por e-mail, em regra no prazo de um dia útil. Se quiser acrescentar algo, responda a esta mensagem; o número do seu ticket é ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Uma mensagem do centro de ajuda',
      lines: [`Alguém escreveu pelo formulário da ${shop}. A sua resposta a esta mensagem segue para o cliente.`],
    }),
  },
  topics: {
    order: 'Uma encomenda',
    delivery: 'Entrega',
    return: 'Uma devolução',
    payment: 'Pagamento',
    product: 'Um artigo ou um tamanho',
    other: 'Outro assunto',
  },
  number: 'Número do ticket',
  topic: 'Assunto',
  from: 'De',
  orderNumber: 'Número da encomenda',
  message: 'Mensagem',
  footer: (shop) => `Recebe esta mensagem porque alguém escreveu à ${shop} pelo formulário do centro de ajuda com este endereço.`,
};
