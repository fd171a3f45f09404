import type { CampaignTexts } from '../types.ts';

export const pt: CampaignTexts = {
  'wool-weeks': [
    'Semanas da lã',
    'Quatro semanas de peças quentes, com 15 % de desconto para quem usar o código.',
    'A lã aquece seca e molhada, e limpa-se um pouco sozinha em cada noite numa cadeira.\n\n## Como funciona\n\n1. Ponha no carrinho aquilo de que gosta.\n2. Carregue no botão aqui, ou escreva o código no carrinho.\n3. O desconto é aplicado de imediato. Um código por encomenda.\n\nQuem encomendar nestas semanas participa também no nosso sorteio: **dez arranjos** na The Mending Table, para o que gastou de tanto usar.',
    'Um sobretudo bege, um vestido vermelho e uma camisola creme pendurados num varão',
  ],
  'winter-sale': [
    'Saldos de inverno',
    'Quando muda a estação, o que sobra encontra uma nova casa.',
    'Tudo o que resta do inverno, a preços para libertar as prateleiras.\n\nO que encomendar aqui também pode ser devolvido em 100 dias, como tudo o resto.',
    'Camisolas dobradas em duas pilhas ao lado de um tecido azul-escuro',
  ],
  'linen-days': [
    'Dias do linho',
    'Duas semanas de roupa leve.',
    'Camisas, vestidos e calças de linho para a época mais quente do ano.',
    'Umas calças de ganga, um boné, uma camisola e uma camisa às riscas sobre uma mesa',
  ],
};
