import type { SellerStories } from '../types.ts';

export const pt: SellerStories = {
  'filatura-conti':
    'Em 1961, o meu avô comprou duas máquinas de tricotar e pô-las na cozinha. Hoje somos catorze, num pavilhão acima de Biella, e as duas máquinas ainda trabalham.\n\nTricotamos **merino e lambswool** com fio fiado no nosso próprio vale. Cada camisola é tricotada de uma só vez, remalhada à mão e lavada em água macia antes de alguém a vestir. É por isso que não pica nem alarga.\n\nSe um dia se abrir uma costura, envie-no-la. O que fizemos, também consertamos.',
  'nordlicht-leinen':
    'Cultivamos **linho** à beira do mar do Norte, onde chove o suficiente. Da semente ao tecido precisamos de um ano, e não há como apressá-lo.\n\nA fibra repousa no campo até o orvalho a soltar, é fiada na Saxónia e tecida por nós em Husum. Os nossos cortes são simples e amplos, porque o linho precisa de ar.\n\nCom o que sobra do corte fazemos guardanapos. Nada vai para o lixo.',
  'meghna-cotton':
    'Na margem do Meghna, oitenta famílias tecem em casa. Cada uma tem o seu tear, as suas horas e a sua marca, que encontra no interior da bainha.\n\nPagamos cada metro antes de ser tecido, para que ninguém tenha de se endividar por causa do fio. O **algodão** é tingido sem cloro, e a água sai da nossa tinturaria mais limpa do que entrou.\n\nUm tecido feito em tear manual nunca é totalmente uniforme. Para nós, é o que tem de melhor.',
  'thalassa-knits':
    'Três irmãs, uma ilha, seis máquinas. Tricotamos peças leves para noites quentes e gostaríamos de as enviar para mais longe do que vai o próximo ferry.',
};
