import type { ReturnTexts } from '../return-texts.ts';

export const returnPt: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Recebemos a sua devolução ${returnNumber}`,
      heading: 'Recebemos o seu pedido de devolução',
      lines: [
        `Pretende devolver algo da encomenda ${orderNumber}. Analisamos o pedido e escrevemos-lhe em dois dias úteis.`,
        'Por favor, não envie nada antes: primeiro recebe a nota para a embalagem.',
      ],
      button: 'Ver a devolução',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Já pode enviar a sua devolução ${returnNumber}`,
      heading: 'Já pode enviar',
      lines: [
        'A sua devolução está aprovada. Abra a página dela, imprima a nota e coloque-a na embalagem. Não tem impressora? Escreva o número da devolução num papel e coloque-o lá dentro.',
        'Guarde o talão que recebe quando entregar a embalagem.',
      ],
      button: 'Abrir a nota para a embalagem',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `Sobre a sua devolução ${returnNumber}`,
      heading: 'Não podemos aceitar a devolução',
      lines: ['Analisámos a sua devolução e não podemos aceitar os artigos em baixo. Se não concordar, responda a esta mensagem.'],
      button: 'Ver a devolução',
    }),
    received: ({ returnNumber }) => ({
      subject: `A sua devolução ${returnNumber} chegou`,
      heading: 'A sua devolução chegou',
      lines: ['Os artigos em baixo estão de novo connosco. Vamos agora verificá-los; o reembolso, ou o outro tamanho, segue em poucos dias úteis.'],
      button: 'Ver a devolução',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `Resolveu o contrato da sua encomenda ${orderNumber} na ${shop}`,
      heading: 'Recebemos a sua comunicação de resolução',
      lines: [
        `Em ${at} declarou que resolve o contrato da encomenda ${orderNumber}, quanto aos artigos em baixo. Esta mensagem é o nosso aviso de receção; guarde-a.`,
        'Devolva em 14 dias o que já lhe tiver chegado. Recebe de volta tudo o que pagou por esses artigos; se resolver o contrato de toda a encomenda, também os portes da entrega normal.',
      ],
      button: 'Ver a resolução',
    }),
  },
  returnNumber: 'Número da devolução',
  pieces: 'Artigos',
  notSent: 'O que ainda não tinha sido embalado não será enviado.',
  sendTo: 'Envie para',
  reason: 'Motivo',
  footer: (shop) => `Recebe esta mensagem por causa de uma devolução da sua encomenda na ${shop}.`,
};
