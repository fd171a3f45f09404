import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliatePt: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `A sua candidatura ao programa de afiliados da ${shop}`,
      heading: 'Recebemos a sua candidatura',
      lines: [
        `Obrigado por querer vender com a ${shop}. Analisamos a sua candidatura e escrevemos-lhe assim que houver decisão.`,
        'Até lá não precisa de fazer nada.',
      ],
      button: 'Ver a candidatura',
    }),
    approved: ({ shop, code }) => ({
      subject: `Damos-lhe as boas-vindas ao programa de afiliados da ${shop}`,
      heading: 'Já faz parte do programa',
      lines: [
        `A sua candidatura foi aceite. O seu código é ${code}; a partir de agora, cada compra feita através de um dos seus links, ou com o seu código, rende-lhe uma comissão.`,
        'Primeiro, crie um link: escolha qualquer página ou artigo, e o portal mostra o que ganha com ele. Depois partilhe-o onde estão os seus leitores, e diga-lhes que ganha com isso.',
        'Por fim, indique no seu perfil para onde devemos enviar o seu dinheiro. No portal vê cada clique, cada encomenda e cada comissão.',
      ],
      button: 'Criar o primeiro link',
    }),
    rejected: ({ shop }) => ({
      subject: `A sua candidatura ao programa de afiliados da ${shop}`,
      heading: 'Não podemos aceitar a sua candidatura',
      lines: ['Analisámos a sua candidatura e, de momento, não podemos admiti-la no programa.'],
      button: 'Ver a candidatura',
    }),
    suspended: ({ shop }) => ({
      subject: `A sua conta no programa de afiliados da ${shop} está suspensa`,
      heading: 'A sua conta está suspensa',
      lines: [
        'As encomendas feitas a partir de agora não lhe rendem comissão. O que ganhou antes continua na sua conta, e pode vê-lo no portal.',
        'Se considera que é um engano, responda a esta mensagem.',
      ],
      button: 'Abrir o portal',
    }),
    resumed: ({ shop, code }) => ({
      subject: `A sua conta no programa de afiliados da ${shop} está novamente ativa`,
      heading: 'Volta a ganhar',
      lines: [
        `A sua conta está novamente ativa: a partir de agora, as encomendas que chegam pelos seus links, ou com o seu código ${code}, rendem-lhe uma comissão.`,
      ],
      button: 'Abrir o portal',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `Sobre a sua comissão da encomenda ${orderNumber}`,
      heading: 'Uma comissão foi recusada',
      lines: [
        `Analisámos a comissão de ${amount} da encomenda ${orderNumber} e não a podemos aprovar. É descontada do que estava pendente; nada mais muda.`,
        'Se não concordar, responda a esta mensagem.',
      ],
      button: 'Ver as comissões',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} a caminho de si`,
      heading: 'O seu dinheiro está a caminho',
      lines: [
        `Pagámos-lhe ${amount}. Consoante o seu banco, chega em poucos dias úteis, com a referência ${payoutNumber}.`,
        'O extrato, com cada uma das comissões, está no portal.',
      ],
      button: 'Ver os pagamentos',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `O seu pagamento ${payoutNumber} não chegou`,
      heading: 'Um pagamento não foi concluído',
      lines: [
        `Não foi possível fazer o pagamento de ${amount}. O valor voltou ao seu saldo e fará parte do próximo pagamento.`,
        'Verifique no seu perfil para onde enviamos o seu dinheiro.',
      ],
      button: 'Verificar os dados da conta',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'A conta dos seus pagamentos foi alterada',
      heading: 'A sua conta de pagamentos foi alterada',
      lines: [
        `A conta para a qual pagamos as suas comissões acabou de ser alterada no seu perfil. Por segurança, nada é pago até ${day}.`,
        'Se foi você, não precisa de fazer nada. Se não foi, mude já a sua palavra-passe, corrija a conta no seu perfil e responda a esta mensagem.',
      ],
      button: 'Verificar os dados da conta',
    }),
    leaving: ({ shop }) => ({
      subject: `Antes de eliminarmos a sua conta na ${shop}`,
      heading: 'Primeiro fechamos contas consigo',
      lines: [
        'Pediu-nos para eliminar a sua conta. No programa de afiliados ainda há algo em aberto, por isso acontece primeiro o seguinte: as encomendas feitas a partir de agora não lhe rendem nada; as comissões pendentes são decididas como habitualmente; depois pagamos o que restar, por pouco que seja.',
        'Verifique se o seu perfil indica para onde enviar o seu dinheiro. Se algo tiver de voltar para nós, ou se quiser prescindir do que resta, responda a esta mensagem.',
        'Até lá usamos os seus dados só para isto, e eliminamos a sua conta assim que tudo estiver saldado. Se afinal quiser ficar, pode dizê-lo em Privacidade, na sua conta.',
      ],
      button: 'Verificar os dados da conta',
    }),
  },
  reason: 'Motivo',
  footer: (shop) => `Recebe esta mensagem porque participa no programa de afiliados da ${shop}, ou porque se candidatou.`,
};
