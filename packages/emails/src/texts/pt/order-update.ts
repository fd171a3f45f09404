import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdatePt: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `Uma parte da sua encomenda ${orderNumber} está a caminho` : `A sua encomenda ${orderNumber} está a caminho`,
      heading: hasMore ? 'Uma primeira parte está a caminho' : 'A sua encomenda está a caminho',
      lines: [
        isExchange ? 'O artigo que pediu em troca acaba de sair. Não há nada a pagar.' : 'A sua encomenda acaba de sair.',
        ...(hasMore ? ['O resto da sua encomenda segue noutra remessa. Não paga mais nada por isso.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `A sua encomenda ${orderNumber} está pronta a levantar`,
      heading: 'Pronta para si',
      lines: ['Já pode levantar a sua encomenda, nos dias úteis das 10h00 às 15h00. Traga o número da encomenda.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `A sua encomenda ${orderNumber} foi entregue`,
      heading: 'A sua encomenda chegou',
      lines: [
        `Esperamos que tudo lhe sirva. Se não servir, tem ${returnDays} dias para devolver ou trocar por outro tamanho: na página da sua encomenda dizemos como.`,
        ...(hasMore
          ? ['O resto da sua encomenda ainda está por chegar.']
          : ['Se quiser, conte aos outros como veste: pode deixar a sua avaliação na mesma página.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Não foi possível entregar a sua encomenda (${orderNumber})`,
      heading: 'Não encontrámos ninguém',
      lines: [
        'A transportadora não conseguiu entregar a sua encomenda. Tenta mais uma vez, ou guarda-a para si: a página da transportadora diz onde e até quando.',
      ],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `A sua encomenda ${orderNumber} voltou para nós`,
      heading: 'A sua encomenda voltou para trás',
      lines: [
        'A transportadora devolveu-nos a sua encomenda.',
        amount ? `Devolvemos-lhe ${amount}.` : 'Não há nada a pagar.',
        'Se ainda quiser os artigos, basta encomendá-los de novo.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `A sua encomenda ${orderNumber} perdeu-se`,
      heading: 'Lamentamos',
      lines: [
        'A sua encomenda perdeu-se pelo caminho.',
        amount ? `Devolvemos-lhe ${amount}.` : 'Não há nada a pagar.',
        'Se ainda quiser os artigos, basta encomendá-los de novo; se algo estiver esgotado, responda a esta mensagem.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `Uma alteração à sua encomenda ${orderNumber}`,
      heading: 'Uma parte da sua encomenda está cancelada',
      lines: ['Não enviamos os artigos em baixo.', amount ? `Devolvemos-lhe ${amount}.` : 'Não os paga.', 'Tudo o resto chega como encomendou.'],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `Devolvemos-lhe ${amount} (encomenda ${orderNumber})`,
      heading: 'O seu reembolso está a caminho',
      lines: [
        isByHand
          ? `Fizemos-lhe uma transferência de ${amount}. Costuma chegar em dois dias úteis.`
          : `Devolvemos-lhe ${amount} pelo mesmo meio com que pagou. Consoante o seu banco, demora 3 a 10 dias úteis a aparecer.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `Sobre a sua encomenda ${orderNumber}`,
      heading: 'Não podemos aceitar a sua encomenda',
      lines: [
        'Não pudemos confirmar a sua encomenda, por isso não será enviada. Não há nada a pagar.',
        'Se considera que é um engano, responda a esta mensagem.',
      ],
    }),
  },
  pieces: 'Artigos',
  carrier: 'Transportadora',
  trackingNumber: 'Número de seguimento',
  pickup: 'Onde está à sua espera',
  follow: 'Seguir a encomenda',
  look: 'Ver a encomenda',
};
