import type { SellerTexts } from '../seller-texts.ts';

export const sellerPt: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `A sua candidatura para vender na ${shop}`,
      heading: 'Recebemos a sua candidatura',
      lines: [
        `Obrigado por querer vender na ${shop}. Lemos todas as candidaturas pessoalmente e escrevemos-lhe assim que houver decisão, em regra no prazo de cinco dias úteis.`,
        'Até lá não precisa de fazer nada. Se algo mudar, responda a esta mensagem.',
      ],
      button: 'Quem vende connosco',
    }),
    again: ({ shop, company }) => ({
      subject: `A sua candidatura para vender na ${shop}`,
      heading: 'Já se candidatou',
      lines: [
        `O formulário para vendedores acabou de ser preenchido de novo com este endereço, provavelmente por si. Já temos ${company} registada com ele, por isso nada do que foi enviado agora foi acrescentado.`,
        'Se quiser alterar algo, ou se não reconhece este envio, responda a esta mensagem.',
      ],
      button: 'Quem vende connosco',
    }),
    approved: ({ shop, company }) => ({
      subject: `Damos-lhe as boas-vindas: ${company} vende na ${shop}`,
      heading: 'Já está connosco',
      lines: [
        `É com gosto que recebemos ${company}. Está a caminho uma segunda mensagem: o link confirma o seu e-mail e abre o seu espaço na área de gestão, onde acrescenta os seus artigos, vê as suas encomendas e escreve a sua história.`,
        'A partir de agora, a sua história está na página dos nossos vendedores. Cada artigo é visto uma vez antes de ser posto à venda.',
      ],
      button: 'Ver a sua história',
    }),
    rejected: ({ shop, company }) => ({
      subject: `A sua candidatura para vender na ${shop}`,
      heading: 'Não podemos aceitar a sua candidatura',
      lines: [
        `Analisámos a candidatura de ${company} e, de momento, não a podemos aceitar.`,
        'Se isso mudar, teremos todo o gosto em receber uma nova candidatura.',
      ],
      button: 'Quem vende connosco',
    }),
    suspended: ({ shop, company }) => ({
      subject: `${company} está suspensa na ${shop}`,
      heading: 'O seu espaço está suspenso',
      lines: [
        'Por enquanto não pode iniciar sessão na área de gestão e a sua história não é mostrada. As encomendas já feitas são entregues e liquidadas como combinado.',
        'Se considera que é um engano, responda a esta mensagem.',
      ],
      button: 'Quem vende connosco',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${company} volta a vender na ${shop}`,
      heading: 'Está de volta',
      lines: ['O seu espaço está novamente aberto: pode iniciar sessão na área de gestão como antes, e a sua história é mostrada.'],
      button: 'Ver a sua história',
    }),
  },
  reason: 'Motivo',
  footer: (shop) => `Recebe esta mensagem porque este endereço foi indicado numa candidatura para vender na ${shop}.`,
};
