import type { ArticleTexts } from '../types.ts';

export const pt: ArticleTexts = {
  topics: {
    care: 'Cuidados',
    style: 'Estilo',
    making: 'Como se faz',
    orders: 'Encomendas',
    delivery: 'Entrega',
    returns: 'Devoluções',
    sizes: 'Tamanhos',
    payment: 'Pagamento',
  },
  articles: {
    'washing-wool': [
      'Lavar lã sem medo',
      'Uma camisola precisa de menos lavagens do que pensa, e de nenhuma lavandaria.',
      'A lã limpa-se um pouco sozinha sempre que apanha ar fresco. Depois de um dia de uso, basta muitas vezes uma noite numa cadeira junto à janela.\n\n## Quando precisa mesmo de ser lavada\n\nUse água fresca, no máximo a **30 °C**, e um detergente suave para lã. Vire a camisola do avesso e deixe-a de molho dez minutos. Não esfregue: é isso que a feltra.\n\n## A secagem\n\nRetire a água pressionando numa toalha e depois deite a camisola na horizontal. Pendurada molhada, cresce um tamanho.',
    ],
    'linen-in-summer': [
      'Porque é que o linho é o tecido dos dias quentes',
      'Absorve a humidade, seca logo e fica melhor com vincos.',
      'As fibras de linho são ocas e rijas. Mantêm o tecido um pouco afastado da pele, para que o ar passe.\n\n## Os vincos fazem parte\n\nSe o prefere mais liso, passe-o a ferro húmido. Se não, pendure-o molhado e deixe a gravidade trabalhar.\n\n## Com que o vestir\n\nUma camisa de linho por cima de uma T-shirt lisa serve do pequeno-almoço a um jantar tardio.',
    ],
    'measuring-yourself': [
      'Como tirar as suas medidas em cinco minutos',
      'Três medidas bastam para acertar no tamanho à primeira.',
      'Precisa de uma fita métrica e de um espelho.\n\n1. **Peito**: à volta da parte mais larga, com a fita sempre na horizontal.\n2. **Cintura**: à volta da parte mais estreita, um pouco acima do umbigo.\n3. **Anca**: à volta da parte mais larga, com os pés juntos.\n\nCompare-as com a tabela junto aos tamanhos de cada artigo, ou com o nosso [guia de tamanhos](/size-guides). Entre dois tamanhos, o maior é mais confortável.',
    ],
    'small-wardrobe': [
      'Dez peças para um guarda-roupa pequeno',
      'Menos roupa que combina toda entre si torna as manhãs mais fáceis.',
      'Comece pelas cores: duas escuras, duas claras e uma de que goste muito.\n\n- dois pares de calças\n- três tops ou T-shirts\n- uma camisa\n- uma camisola\n- um blusão\n- um sobretudo\n- um vestido ou um fato\n\nAntes de comprar mais alguma coisa, pergunte-se se combina com pelo menos três destas.',
    ],
    'denim-care': [
      'Fazer durar as calças de ganga',
      'Lave-as raramente, a frio e do avesso.',
      'O índigo fica à superfície do fio, por isso cada lavagem leva um pouco. Espere dez dias de uso, a não ser que haja uma nódoa.\n\n## Na máquina\n\nDo avesso, a **30 °C**, com centrifugação lenta e sem amaciador. Seque-as ao ar: o calor torna os fios elásticos quebradiços.\n\n## Repare cedo\n\nUma zona gasta cerze-se facilmente. Um buraco, não.',
    ],
    'layers-for-autumn': [
      'Camadas para os dias que começam frios',
      'Três camadas finas aquecem mais do que uma grossa, e podem tirar-se.',
      'A primeira camada absorve a humidade da pele: algodão para o escritório, lã fina para um longo passeio.\n\nA segunda mantém o calor: um casaco de malha ou um polar.\n\nA terceira trava o vento e a chuva. Escolha-a um tamanho acima, para que as outras caibam por baixo.',
    ],
    'reading-a-label': [
      'O que a etiqueta lhe diz',
      'Fibras, símbolos de cuidados e fabricante: um pedacinho de tecido diz muito.',
      'Por lei, as fibras aparecem por ordem de percentagem. *98 % algodão, 2 % elastano* quer dizer que as calças de ganga cedem um pouco.\n\n## Os símbolos\n\nA tina é para a lavagem, e o número nela é a temperatura máxima. O triângulo é para a lixívia, o quadrado para a secagem, o ferro para passar e o círculo para a limpeza a seco. Riscado quer dizer não.',
    ],
    'from-fibre-to-shirt': [
      'Da fibra à camisa',
      'O que acontece ao algodão antes de estar pendurado no seu armário.',
      'O algodão é colhido, limpo e penteado até todas as fibras ficarem no mesmo sentido. Depois é fiado: quanto mais comprida a fibra, mais liso o fio.\n\nO fio é tecido ou tricotado, tingido e lavado. Só então é cortado, em pilhas de até cem camadas.\n\nUma camisa tem cerca de vinte partes. Cosê-las leva meia hora a uma mão experiente.',
    ],
  },
  questions: {
    'order-track': [
      'Onde está a minha encomenda?',
      'Abra [Seguir uma encomenda](/Track/Order) e introduza o número da encomenda com o número da fatura ou o e-mail.',
    ],
    'order-change': ['Posso alterar a minha encomenda?', 'Até ser embalada: escreva-nos o número da encomenda e o que deve mudar.'],
    'order-cancel': [
      'Como cancelo uma encomenda?',
      'Abra-a na sua conta e carregue em **Cancelar esta encomenda**. Se já estiver embalada, devolva-a quando chegar.',
    ],
    'order-guest': ['Preciso de uma conta?', 'Não. Pode encomendar como convidado e seguir a encomenda pelo número.'],
    'order-confirm': [
      'Não recebi o e-mail de confirmação. E agora?',
      'Veja primeiro na pasta de spam. Se também não estiver lá, talvez haja um erro no endereço de e-mail: escreva-nos.',
    ],
    'order-invoice': ['Onde encontro a minha fatura?', 'Chega por e-mail com a confirmação, e está junto à encomenda na sua conta.'],
    'order-gift': [
      'Posso enviar uma encomenda como presente?',
      'Sim: indique outra morada de entrega. A fatura chega por e-mail e não vai na embalagem.',
    ],
    'order-phone': ['Posso encomendar por telefone?', 'Sim. Registamos a sua encomenda e enviamos-lhe a confirmação por e-mail.'],
    'delivery-time': ['Quanto tempo demora a entrega?', 'Normalmente **3 a 6 dias úteis**. Os dias para o seu país aparecem ao finalizar a compra.'],
    'delivery-cost': ['Quanto custa a entrega?', 'O custo aparece ao finalizar a compra, antes de encomendar. A partir de certo valor é grátis.'],
    'delivery-abroad': ['Entregam noutros países?', 'Escolha o seu país no fim da página. Cada país tem a sua própria loja e os seus preços.'],
    'delivery-miss': [
      'E se não estiver ninguém em casa?',
      'A transportadora tenta de novo ou deixa a encomenda num ponto de recolha, e diz-lhe onde.',
    ],
    'delivery-late': [
      'A minha encomenda está atrasada. O que posso fazer?',
      'Abra o link de seguimento no nosso e-mail. Se nada se mexer há três dias, escreva-nos.',
    ],
    'delivery-part': [
      'Porque chegou só uma parte?',
      'Às vezes enviamos uma encomenda em duas remessas. A outra segue depois e não lhe custa mais nada.',
    ],
    'delivery-pickup': [
      'Posso levantar a minha encomenda?',
      'Onde estiver disponível, encontra **levantamento pessoal** entre as formas de entrega.',
    ],
    'delivery-address': ['Posso alterar a morada de entrega?', 'Enquanto a encomenda não tiver saído. Escreva-nos o mais depressa possível.'],
    'return-how': [
      'Como devolvo algo?',
      'Abra [Devolver um artigo](/guest/return), escolha o que devolve e porquê, imprima a nota e entregue a embalagem.',
    ],
    'return-time': ['Quanto tempo tenho?', 'Tem **100 dias** depois de a encomenda chegar.'],
    'return-state': ['Em que estado tem de estar?', 'Sem uso e com as etiquetas. Pode experimentar em casa à vontade.'],
    'return-cost': ['Quanto custa uma devolução?', 'O custo no seu país aparece no formulário de devolução antes de o enviar.'],
    'return-money': ['Quando recebo o meu dinheiro?', 'No prazo de 14 dias depois de recebermos a devolução, pelo mesmo meio com que pagou.'],
    'return-exchange': ['Posso trocar por outro tamanho?', 'Sim: escolha **outro tamanho** no formulário de devolução. Nós reservamo-lo para si.'],
    'return-damaged': ['Algo chegou danificado', 'Lamentamos. Escolha **danificado** como motivo no formulário de devolução; não lhe custa nada.'],
    'return-hygiene': ['Há algo que não possa ser devolvido?', 'A roupa interior e a roupa de banho só com o selo intacto, por razões de higiene.'],
    'size-find': [
      'Como encontro o meu tamanho?',
      'Com o assistente junto aos tamanhos de cada artigo, ou com o nosso [guia de tamanhos](/size-guides).',
    ],
    'size-between': ['Estou entre dois tamanhos', 'Escolha o maior se gosta largo, o menor se gosta justo.'],
    'size-brands': [
      'Todas as marcas vestem da mesma forma?',
      'Não. Cada artigo tem a sua própria tabela, e as avaliações dizem se veste pequeno ou grande.',
    ],
    'size-kids': ['Como funcionam os tamanhos de criança?', 'Pela altura em centímetros: uma criança com 112 cm veste o 116.'],
    'size-shrink': ['Vai encolher?', 'Lavado como diz a etiqueta, quase nada. O que encolhe o algodão e a lã é a água quente e a máquina de secar.'],
    'size-out': ['O meu tamanho está esgotado', 'Escolha-o e deixe o seu e-mail: escrevemos uma vez, quando voltar.'],
    'size-jeans': ['O que significam os dois números das calças de ganga?', 'O primeiro é a cintura em polegadas, o segundo o comprimento da perna.'],
    'size-units': ['Posso ver as medidas em polegadas?', 'Sim, as tabelas mostram centímetros ou polegadas.'],
    'pay-how': [
      'Como posso pagar?',
      'Os métodos de pagamento do seu país aparecem ao finalizar a compra: com cartão e, muitas vezes, em dinheiro na entrega.',
    ],
    'pay-safe': ['É seguro pagar com cartão?', 'Sim. Paga na página do nosso parceiro de pagamentos; o número do seu cartão nunca chega até nós.'],
    'pay-cash': [
      'Posso pagar quando a encomenda chegar?',
      'Em muitos países, sim. Pode ser acrescentada uma pequena taxa, indicada antes de encomendar.',
    ],
    'pay-failed': ['O meu pagamento falhou', 'Nada foi cobrado. Tente de novo ou escolha outro método de pagamento; o seu carrinho fica guardado.'],
    'pay-coupon': ['Como uso um cupão?', 'Escreva-o no campo do carrinho e carregue em **Aplicar**.'],
    'pay-coupon-no': [
      'Porque é que o meu cupão não funciona?',
      'Pode ter expirado, exigir uma encomenda maior ou já ter sido usado. O carrinho diz-lhe qual é o caso.',
    ],
    'pay-vat': ['Os preços incluem IVA?', 'Sim. O que aparece no fim é o que paga.'],
    'pay-currency': ['Em que moeda pago?', 'Na do país da loja em que está.'],
  },
  pages: {
    'about-us': [
      'Sobre nós',
      'Quem faz esta loja.',
      'Somos uma equipa pequena que vende roupa que nós próprios vestiríamos.\n\n## O que é importante para nós\n\nBons tecidos, preços honestos e respostas de pessoas. Em cada artigo dizemos de que é feito, quem o fez e como cuidar dele.',
    ],
    'delivery-information': [
      'Entrega',
      'Como e quando chega a sua encomenda.',
      'A sua encomenda sai num dia útil e costuma chegar em **3 a 6 dias úteis**.\n\n## Seguimento\n\nRecebe um link por e-mail assim que estiver a caminho, ou veja em [Seguir uma encomenda](/Track/Order).',
    ],
    'returns-information': [
      'Devoluções',
      '100 dias para mudar de ideias.',
      'Experimente em casa. O que não servir pode ser devolvido em **100 dias**, sem uso e com as etiquetas.\n\n1. Abra [Devolver um artigo](/guest/return).\n2. Escolha o que devolve.\n3. Entregue a embalagem.\n\nTem o seu dinheiro no prazo de 14 dias depois de a recebermos.',
    ],
    contact: [
      'Contacto',
      'Como falar connosco.',
      'As respostas à maioria das perguntas estão no [centro de ajuda](/helpcenter).\n\nPara tudo o resto, responda a qualquer um dos nossos e-mails: é lido por uma pessoa, normalmente num dia útil.',
    ],
  },
};
