import type { MailTexts } from '../mail-texts.ts';
import { accountPt } from './account.ts';
import { affiliatePt } from './affiliate.ts';
import { newsletterPt } from './newsletter.ts';
import { orderAccessPt } from './order-access.ts';
import { orderUpdatePt } from './order-update.ts';
import { returnPt } from './return.ts';
import { wheelPt } from './wheel.ts';
import { sellerPt } from './seller.ts';
import { ticketPt } from './ticket.ts';

export const pt: MailTexts = {
  account: accountPt,
  affiliate: affiliatePt,
  newsletter: newsletterPt,
  returns: returnPt,
  seller: sellerPt,
  ticket: ticketPt,
  orderAccess: orderAccessPt,
  orderNews: orderUpdatePt,
  wheel: wheelPt,
  order: {
    subject: (shop, orderNumber) => `A sua encomenda ${orderNumber} na ${shop}`,
    heading: { confirmed: 'Obrigado pela sua encomenda', received: 'Recebemos a sua encomenda' },
    greeting: (firstName) => `Olá, ${firstName},`,
    intro: {
      paid: 'O seu pagamento chegou e estamos a preparar a sua encomenda.',
      cashOnDelivery: 'Estamos a preparar a sua encomenda. Paga quando lhe for entregue.',
      desk: 'Recebemos a sua encomenda e ligamos-lhe para a confirmar antes de a prepararmos. Paga quando lhe for entregue.',
      pay: 'Registámos a sua encomenda por telefone. Pague-a com o botão em baixo na próxima meia hora: até lá, está tudo reservado para si.',
    },
    edited: {
      subject: (shop, orderNumber) => `A sua encomenda ${orderNumber} na ${shop} foi alterada`,
      heading: 'A sua encomenda foi alterada',
      intro: 'Alterámos a sua encomenda como pretendia. É assim que está agora, e esta mensagem substitui as anteriores.',
    },
    pay: 'Pagar agora',
    orderNumber: 'Número da encomenda',
    invoiceNumber: 'Número da fatura',
    placedOn: 'Data',
    yourOrder: 'A sua encomenda',
    quantity: (pieces) => `Quantidade: ${pieces}`,
    color: 'Cor',
    size: 'Tamanho',
    goods: 'Artigos',
    discount: (code) => (code ? `Desconto ${code}` : 'Desconto'),
    delivery: 'Envio',
    free: 'grátis',
    cashOnDelivery: 'Pagamento na entrega',
    rounding: 'Arredondamento',
    total: 'Total',
    vat: (rate) => `Inclui IVA a ${rate}`,
    estimate: (from, until) => `Entrega prevista: entre ${from} e ${until}`,
    pickup: (day) => `Pronta a levantar a partir de ${day}, dias úteis 10h00–15h00`,
    shippingAddress: 'Morada de entrega',
    billingAddress: 'Morada de faturação',
    contact: 'Contacto',
    shippingMethod: 'Entrega',
    paymentMethod: 'Pagamento',
    shippingMethods: { courier: 'Transportadora', express: 'Expresso', locker: 'Cacifo', pickup: 'Levantamento' },
    paymentMethods: { card: 'Cartão', cod: 'Pagamento na entrega' },
    track: 'Siga a sua encomenda',
    trackHint: {
      withInvoice: 'A ligação é válida por tempo limitado. Depois precisa do número da encomenda e do número da fatura indicados acima.',
      withEmail: 'A ligação é válida por tempo limitado. Depois precisa do número da encomenda e do seu e-mail.',
    },
    footer: (shop) => `Recebe esta mensagem porque fez uma encomenda na ${shop}.`,
  },
  stockNotice: {
    subject: (product) => `Novamente disponível: ${product}`,
    heading: 'Está de volta',
    intro: (shop) => `Pediu à ${shop} que avisasse quando este artigo voltasse a estar disponível. Já está.`,
    color: 'Cor',
    size: 'Tamanho',
    hurry: 'Não o podemos reservar: fica para quem encomendar primeiro.',
    button: 'Ver o artigo',
    footer: (shop) =>
      `Esta é a única mensagem que a ${shop} lhe envia sobre isto. O seu endereço foi guardado só para este fim e será eliminado em 30 dias.`,
  },
  cartReminder: {
    subject: (shop) => `Ainda no seu carrinho na ${shop}`,
    heading: 'Deixou algo no carrinho',
    greeting: (firstName) => (firstName ? `Olá, ${firstName},` : 'Olá,'),
    intro: 'Pediu-nos que lho lembrássemos. Isto ainda está no seu carrinho, aos preços de hoje:',
    quantity: (pieces) => `Quantidade: ${pieces}`,
    color: 'Cor',
    size: 'Tamanho',
    notHeld: 'Não podemos reservar: o stock e os preços podem mudar até encomendar.',
    button: 'Voltar ao meu carrinho',
    elsewhere: 'O link é válido durante sete dias. Noutro dispositivo leva consigo os artigos, mas nada do que tinha escrito.',
    stop: 'Não receber mais lembretes destes',
    footer: (shop) => `A ${shop} envia-lhe esta mensagem uma única vez, porque assinalou uma caixa para isso ao finalizar a compra.`,
  },
  wishNotice: {
    subject: (shop) => `Novidades dos seus favoritos na ${shop}`,
    heading: 'Novidades dos seus favoritos',
    intro: 'Algo que tinha guardado mudou.',
    cheaper: (price, before) => `Agora ${price}. Era ${before} quando o guardou.`,
    back: (price) => `Novamente disponível, ${price}.`,
    backAndCheaper: (price, before) => `Novamente disponível, agora ${price}. Era ${before} quando o guardou.`,
    button: 'Ir para os favoritos',
    stop: 'Deixar de receber estas mensagens',
    footer: (shop) =>
      `Recebe esta mensagem, no máximo uma vez por dia, porque pediu à ${shop} novidades dos seus favoritos. Pode desativá-las lá a qualquer momento.`,
  },
  orderCancelled: {
    subject: (shop, orderNumber) => `A sua encomenda ${orderNumber} na ${shop} está cancelada`,
    heading: 'A sua encomenda está cancelada',
    intro: (orderNumber) => `A encomenda ${orderNumber} está cancelada e não será enviada.`,
    refund: (total) => `Devolvemos ${total} para o cartão com que pagou. Costuma chegar em poucos dias úteis.`,
    nothingPaid: 'Não pagou nada, e não há nada a pagar.',
    button: 'Ver a encomenda',
  },
  orderUnpaid: {
    subject: (shop, orderNumber) => `A sua encomenda ${orderNumber} na ${shop} não foi paga`,
    heading: 'O seu pagamento não chegou',
    intro: (orderNumber) => `A encomenda ${orderNumber} não foi paga a tempo, por isso cancelámo-la. Nada foi cobrado.`,
    late: 'Se ainda houver um pagamento a caminho, enviamos a encomenda desde que haja tudo em stock; caso contrário, devolvemos o dinheiro.',
    button: 'Comprar novamente',
  },
};
