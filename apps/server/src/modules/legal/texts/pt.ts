import type { LegalTexts } from '../shape.ts';

export const pt: LegalTexts = {
  heading: 'Informação legal',
  missing: 'a completar pelo vendedor',
  notice: [
    'Garantia legal: {law.guaranteeYears|2=2 anos|3=3 anos}',
    'Se o que comprou tiver defeito ou não corresponder à descrição, reparamos ou substituímos gratuitamente, ou recebe uma redução do preço ou o seu dinheiro de volta.',
  ],
  pages: {
    imprint: [
      'Aviso legal',
      'Quem gere esta loja e como nos contactar.',
      `## Quem vende aqui

- Vendedor: {seller.name}
- Morada: {seller.address}
- Representante legal: {seller.represented}
- Registo e número: {seller.register}
- Número de IVA: {seller.vat}

## Como nos contactar

- E-mail: [{seller.email}](mailto:{seller.email})
- Telefone: {seller.phone}
- Mensagem: [escreva-nos](/helpcenter/contact)

Responsável pelo conteúdo: {seller.name}, na morada indicada acima.

## Se não chegarmos a acordo

Fale primeiro connosco: quase tudo se resolve com uma mensagem. Se não for o caso, pode dirigir-se, no seu país, a esta entidade:

- {consumer.body}
- {consumer.web}

{#union}
Se vive noutro país da União Europeia, a rede dos [Centros Europeus do Consumidor](https://www.eccnet.eu) ajuda gratuitamente. Não somos obrigados nem estamos dispostos a participar em procedimentos perante uma entidade de resolução alternativa de litígios de consumo, salvo se a lei do seu país nos obrigar.
{/union}`,
    ],
    privacy: [
      'Política de privacidade',
      'Que dados guardamos sobre si, porquê, durante quanto tempo e o que pode pedir.',
      `## Quem é o responsável pelo tratamento

{seller.name}, {seller.address}. Sobre os seus dados, contacte-nos aqui: [{seller.email}](mailto:{seller.email}).

Legislação aplicável: {law.data}.

## Quando navega

O nosso servidor precisa do seu endereço IP para responder ao seu navegador e repelir ataques. Para saber com que frequência são abertos links e páginas, contamos cliques. Ao fazê-lo, não guardamos o seu endereço IP nem o nome do seu navegador, mas apenas um valor calculado a partir deles com uma chave secreta que é destruída todos os dias. Os cliques são eliminados ao fim de 90 dias. O fundamento é o nosso interesse legítimo numa loja segura e que melhora (art. 6.º, n.º 1, al. f), do RGPD).

## Cookies

Sem estes a loja não pode funcionar:

- a sua sessão, durante 30 dias
- o seu carrinho, até ser esquecido após 120 dias sem alterações
- o idioma e o país que escolheu
- a sua escolha sobre cookies, durante 180 dias

Tudo o resto só vem depois de ter dito que sim (art. 6.º, n.º 1, al. a), do RGPD), e antes disso nada de outra empresa é carregado:

- **Estatísticas**: que páginas são abertas e o que é colocado nos carrinhos.
- **Publicidade**: de que anúncio ou parceiro veio; guardado durante 30 dias.

Pode mudar de ideias a qualquer momento nas [Definições de cookies](/consent). O registo da sua escolha é guardado durante três anos, para que a possamos comprovar.

## Quando encomenda

Precisamos do nome, da morada, do e-mail e do telefone para celebrar e cumprir o contrato consigo (art. 6.º, n.º 1, al. b), do RGPD). Comunicamos o necessário, e mais nada, a estas entidades:

- a transportadora que lhe leva a encomenda
- o prestador de pagamentos em cuja página paga: {payment.providers}. O número do seu cartão nunca chega até nós.
- o prestador que envia os nossos e-mails
- o prestador em cujos servidores a loja funciona

As faturas e os documentos correspondentes são guardados durante o tempo exigido pela legislação fiscal e comercial (art. 6.º, n.º 1, al. c), do RGPD).

## A sua conta, devoluções, avaliações e mensagens

- A sua conta e os seus favoritos são guardados até eliminar a conta.
- As mensagens que nos envia são eliminadas dois anos depois de o assunto ser encerrado.
- As avaliações são publicadas com o nome que escolher. Quando elimina a sua conta, o nome e o texto são retirados e as estrelas ficam.
- Um carrinho deixado por concluir pode ser-lhe lembrado uma vez por e-mail, se tiver indicado o seu endereço; em cada um desses e-mails pode dizer que não.

## Newsletter

Só lhe escrevemos depois de ter confirmado o seu endereço através do link que lhe enviámos. Cada newsletter tem um link com que cancela a subscrição num só passo. Um endereço que nunca seja confirmado é eliminado ao fim de 30 dias.

## Girar a roda

Quem gira a roda indica um endereço de e-mail, ao qual o prémio fica associado. Guardamos o endereço e contamos as jogadas por visitante e ligação, para que ninguém jogue mais vezes do que os outros. As jogadas são eliminadas ao fim de 13 meses.

## Afiliados e vendedores

Os parceiros que nos recomendam ficam a saber que uma encomenda chegou através deles e quanto ganham com ela, mas nunca quem a fez. Quem se candidata a afiliado ou a vendedor fornece-nos dados da empresa, de contacto e de pagamento, de que precisamos para o contrato e para a contabilidade.

## Transferências para outros países

{#union}
Quando um prestador trata dados fora do Espaço Económico Europeu, isso só acontece com uma decisão de adequação da Comissão Europeia ou com as suas cláusulas contratuais-tipo (arts. 44.º a 49.º do RGPD).
{/union}
{#outside}
A nossa empresa e os nossos servidores podem estar num país diferente do seu. Também aí os seus dados estão protegidos como aqui se descreve.
{/outside}

## Os seus direitos

- saber o que guardamos sobre si e receber uma cópia
- pedir que os dados sejam retificados, apagados ou que o seu tratamento seja limitado
- levá-los consigo num formato de leitura automática
- opor-se ao que fazemos com base num interesse legítimo
- retirar um consentimento, com efeito para o futuro

Com uma conta, pode descarregar os seus dados e eliminá-los em [Privacidade](/user/privacy). Caso contrário, basta uma mensagem. Não tomamos qualquer decisão sobre si apenas por meios automatizados.

## Reclamações

Pode apresentar reclamação à autoridade de proteção de dados:

- {data.authority}
- {data.address}
- {data.web}

*Versão de {revised}*`,
    ],
    terms: [
      'Termos e condições',
      'O que vale para cada encomenda nesta loja.',
      `## 1. Quem celebra o contrato

Estas condições aplicam-se às encomendas de consumidores na loja {shop.name} com entrega neste país: {country.name}. O seu contrato é com {seller.name}, {seller.address}. Os produtos de outros vendedores também são vendidos por nós, em nosso próprio nome.

## 2. Como se celebra o contrato

O que é apresentado na loja é um convite a encomendar. Coloca produtos no carrinho, indica morada, entrega e pagamento, e pode corrigir tudo antes do último passo. Com o botão «{button}» faz uma encomenda vinculativa. Recebe um e-mail que confirma que esta chegou. O contrato é celebrado quando confirmamos a encomenda por e-mail; no caso de pagamento online, o mais tardar quando tiver pago.

O contrato pode ser celebrado no idioma em que lê a loja. Guardamos o seu texto; encontra-o na sua conta e no e-mail.

## 3. Preços e pagamento

Todos os preços são preços finais na moeda indicada e incluem IVA. Os portes e a eventual taxa de pagamento na entrega são indicados antes de encomendar. Paga pelos meios oferecidos ao finalizar a compra. Uma encomenda que não seja paga a tempo é cancelada, e não fica a dever nada.

{#union}
Se anunciarmos uma redução, o preço riscado é o mais baixo dos 30 dias anteriores.
{/union}

## 4. Entrega

Entregamos apenas neste país: {country.name}. Salvo indicação em contrário ao finalizar a compra, a sua encomenda chega em 3 a 6 dias úteis. Se algo não puder ser entregue, avisamos de imediato e devolvemos o que pagou. O risco passa para si quando receber os produtos, ou quando os receber alguém por si indicado.

Os produtos continuam a ser nossos até estarem pagos.

## 5. Livre resolução e devoluções

{#union}
Pode resolver o contrato no prazo de {withdrawal.days} dias sem indicar o motivo: consulte [Direito de livre resolução](/right-of-withdrawal).
{/union}

Além disso, pode devolver produtos sem uso e com as etiquetas nos {return.days} dias após a entrega e receber o seu dinheiro de volta: consulte [Devolver um artigo](/guest/return). Os produtos selados por razões de higiene só podem ser devolvidos com o selo intacto. Isto não limita os direitos que a lei lhe dá.

## 6. Se algo tiver defeito

{#union}
Aplica-se a garantia legal ({law.guarantee}): consulte [Garantia legal](/legal-guarantee).
{/union}
{#outside}
Tem os direitos que a lei lhe dá ({law.guarantee}): consulte [Garantia legal](/legal-guarantee).
{/outside}

## 7. Cupões e prémios

Um cupão é válido para o período, os países e os valores com ele indicados, um por encomenda. Não é pago em dinheiro. Os cupões ganhos como prémio são válidos para o endereço de e-mail que os ganhou.

## 8. Avaliações

Só quem comprou um produto o pode avaliar. Verificamo-lo através da encomenda, publicamos de igual modo elogios e críticas, e só excluímos o que viola a lei ou não diz respeito a compra nenhuma.

## 9. Responsabilidade

Respondemos sem limite por dolo e negligência grosseira, por danos à vida, ao corpo ou à saúde, e nos casos previstos na lei da responsabilidade decorrente de produtos defeituosos. Nos restantes casos, respondemos pela violação de deveres em que assenta o contrato, até ao montante do dano previsível. Os seus direitos imperativos mantêm-se.

## 10. Lei aplicável e litígios

{#union}
Aplica-se a lei do país em que o vendedor tem a sua sede; mantém a proteção imperativa do país em que vive. Pode demandar-nos no lugar onde vive.
{/union}
{#outside}
Aos consumidores aplica-se a lei do país em que entregamos.
{/outside}

Se uma parte destas condições não for válida, a lei toma o seu lugar e o resto mantém-se. Consulte também o [Aviso legal](/imprint) e a [Política de privacidade](/privacy).

*Versão de {revised}*`,
    ],
    withdrawal: [
      'Direito de livre resolução',
      'Como resolver o contrato da sua encomenda, e o formulário para isso.',
      `{#union}
## O seu direito

Tem o direito de livre resolução do presente contrato no prazo de {withdrawal.days} dias, sem necessidade de indicar qualquer motivo ({law.withdrawal}).

O prazo para exercício do direito de livre resolução expira {withdrawal.days} dias a contar do dia em que adquira, ou um terceiro por si indicado que não seja o transportador adquira, a posse física dos bens; se uma encomenda tiver vários bens, do último deles.

A fim de exercer o seu direito de livre resolução, tem de nos comunicar ({seller.name}, {seller.address}, e-mail {seller.email}, telefone {seller.phone}) a sua decisão por meio de uma declaração inequívoca. A forma mais fácil é o botão [Resolver o contrato](/withdrawal); recebe de imediato, por e-mail, uma confirmação com data e hora. Pode também usar o formulário abaixo, ou escrever uma carta ou um e-mail. Para que o prazo de livre resolução seja respeitado, basta que a sua declaração seja enviada antes do termo do prazo.

## Efeitos da livre resolução

Em caso de resolução, ser-lhe-ão reembolsados todos os pagamentos que recebemos de si, incluindo os custos de entrega (com exceção dos custos suplementares de uma modalidade de envio mais cara do que o nosso envio normal menos oneroso), sem demora injustificada e, o mais tardar, 14 dias a contar da data em que formos informados da sua resolução. Usamos o mesmo meio de pagamento que usou, salvo acordo em contrário consigo; não tem qualquer custo. Podemos reter o reembolso até termos recebido os bens devolvidos, ou até que prove que os enviou, consoante o que ocorrer primeiro.

Devolva ou entregue-nos os bens sem demora injustificada e, o mais tardar, 14 dias a contar do dia em que nos comunicar a resolução. {return.paidBy|customer=Suporta os custos diretos da devolução.|shop=Suportamos os custos da devolução.} Só é responsável pela depreciação dos bens que decorra de uma manipulação que não era necessária para ver como são e se lhe servem.

## Quando não há direito de livre resolução

Não existe para bens confecionados de acordo com os seus desejos, nem para bens selados que, por motivos de saúde ou de higiene, não podem ser devolvidos depois de ter quebrado o selo, por exemplo roupa interior ou roupa de banho.

## Modelo de formulário de livre resolução

*(Só deve preencher e devolver o presente formulário se quiser resolver o contrato.)*

- Para {seller.name}, {seller.address}, {seller.email}:
- Pela presente comunico/comunicamos (\\*) que resolvo/resolvemos (\\*) o meu/nosso (\\*) contrato de compra e venda relativo aos seguintes bens (\\*):
- Encomendados em (\\*) / recebidos em (\\*):
- Nome do(s) consumidor(es):
- Endereço do(s) consumidor(es):
- Assinatura do(s) consumidor(es) (só no caso de o presente formulário ser notificado em papel):
- Data:

(\\*) Riscar o que não interessa.
{/union}
{#outside}
A lei deste país ({country.name}) não dá um direito geral de resolver sem motivo uma compra à distância. Nós damos-lho na mesma:

- Nos {withdrawal.days} dias após a entrega, pode resolver o contrato com o botão [Resolver o contrato](/withdrawal).
- Nos {return.days} dias após a entrega, pode [devolver produtos sem uso](/guest/return) com as etiquetas.

Recebe o seu dinheiro de volta pelo meio com que pagou, ou numa conta que nos indique.
{/outside}

*Versão de {revised}*`,
    ],
    guarantee: [
      'Garantia legal',
      'Os seus direitos quando os produtos têm defeito ou não correspondem à descrição.',
      `{#union}
## {law.guaranteeYears|2=Dois anos|3=Três anos} de garantia legal

Por lei ({law.guarantee}) respondemos por produtos que tenham defeito, que não tenham o aspeto ou o funcionamento descritos, ou a que falte algo que lhes pertence, se o defeito se manifestar no prazo de {law.guaranteeYears|2=dois anos|3=três anos} a contar da entrega. Nos primeiros {law.burdenMonths} meses presume-se que o defeito existia desde o início; não precisa de o provar.

## O que pode pedir

1. Primeiro a reparação ou a substituição, à sua escolha, gratuitamente, num prazo razoável e sem grave inconveniente para si. Podemos recusar o que for impossível ou tiver custos desproporcionados.
2. Se isso não resultar, demorar demasiado ou for recusado, ou se o defeito for grave: uma redução do preço, ou o seu dinheiro de volta contra a entrega do produto. Um defeito mínimo não põe fim ao contrato.

Suportamos os custos de envio, de recolha e de reposição da conformidade.

## Como fazer

Escreva-nos através da [página de contacto](/helpcenter/contact) ou para {seller.email}, com o número da encomenda, algumas palavras e, se possível, uma fotografia. Faça-o, por favor, pouco depois de notar o defeito.

## O que não é

A garantia legal não cobre o desgaste normal, nem danos causados por um uso ou cuidado contrário à etiqueta. Não custa nada, e nenhuma garantia do fabricante, se existir, a limita. O direito de livre resolução existe a par dela.
{/union}
{#outside}
Os produtos têm de corresponder à descrição e ser adequados ao seu fim ({law.guarantee}). Se não for o caso, escreva-nos através da [página de contacto](/helpcenter/contact) ou para {seller.email} com o número da encomenda e, se possível, uma fotografia: reparamos ou substituímos os produtos, ou devolvemos o que pagou. Além disso, pode devolver produtos sem uso em {return.days} dias.

Também recebe reclamações:

- {consumer.body}
- {consumer.web}
{/outside}

*Versão de {revised}*`,
    ],
    accessibility: [
      'Acessibilidade',
      'Como esta loja pode ser usada por todas as pessoas, e o que fazer onde não pode.',
      `## O nosso objetivo

Todas as pessoas devem poder comprar aqui. A loja foi construída segundo as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA, e a norma europeia EN 301 549.

- A lei: {law.accessibility}

## O serviço

Uma loja online: pesquisar e filtrar, ver produtos, encomendar, pagar, seguir uma encomenda, devolver, resolver o contrato e gerir uma conta. Tudo funciona com o teclado, com um leitor de ecrã, ampliado a 400 por cento, na vertical e na horizontal, e sem movimento para quem pediu menos ao seu dispositivo. As imagens têm descrição, os formulários indicam os seus erros, e nenhum prazo se esgota sem aviso.

## Como é testado

A cada alteração, um teste automático examina as páginas da loja em vários idiomas, e fazem-se percursos completos só com o teclado. Esta declaração assenta na nossa própria avaliação.

## Limitações conhecidas

- As imagens e os textos fornecidos por vendedores podem estar menos bem descritos do que os nossos.
- As páginas em que paga pertencem aos prestadores de pagamentos.
- O que ainda ninguém traduziu é mostrado em inglês e assinalado como tal para os leitores de ecrã.

## Diga-nos

Se algo for um obstáculo, escreva-nos através da [página de contacto](/helpcenter/contact) ou para {seller.email}, ou ligue: {seller.phone}. Respondemos em poucos dias úteis e, se precisar, enviamos-lhe o mesmo conteúdo de outra forma.

{#union}
Se a nossa resposta não for satisfatória, pode dirigir-se à autoridade que fiscaliza esta lei:

- {accessibility.body}
- {accessibility.web}
{/union}

*Versão de {revised}*`,
    ],
  },
};
