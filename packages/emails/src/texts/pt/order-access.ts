import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessPt: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Abra a sua encomenda ${orderNumber} da ${shop}`,
      heading: 'A sua encomenda',
      lines: [
        'Com o botão abaixo vê a sua encomenda com a morada e a fatura, e pode devolver algo. A ligação é só para si: por favor, não a partilhe.',
      ],
      button: 'Abrir a encomenda',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Confirme a devolução da encomenda ${orderNumber}`,
      heading: 'Confirme a sua devolução',
      lines: [
        `Em ${at} foi pedida a devolução dos artigos abaixo com os números da encomenda ${orderNumber}. Se foi você, confirme: só então a analisamos.`,
        `Pode confirmá-la até ${day}.`,
      ],
      button: 'Confirmar a devolução',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Confirme a resolução do contrato da encomenda ${orderNumber}`,
      heading: 'Recebemos a sua resolução',
      lines: [
        `Em ${at} declarou que resolve o contrato da encomenda ${orderNumber} para os artigos abaixo. Esta mensagem é o nosso aviso de receção; por favor, guarde-a.`,
        `Foram introduzidos apenas os números da encomenda. Confirme até ${day} que foi você: a resolução conta então a partir do momento indicado.`,
      ],
      button: 'Confirmar a resolução',
    }),
    review: ({ shop }) => ({
      subject: `Confirme a sua avaliação na ${shop}`,
      heading: 'Confirme a sua avaliação',
      lines: ['Obrigado pela avaliação do artigo abaixo. Confirme que é sua. Será mostrada depois de a analisarmos.'],
      button: 'Confirmar a avaliação',
    }),
  },
  footer: (shop) =>
    `Recebe esta mensagem porque foram introduzidos os números da sua encomenda na ${shop}. Se não foi você, não precisa de fazer nada: sem a sua confirmação nada acontece.`,
};
