import type { MailTexts } from '../mail-texts.ts';
import { accountEs } from './account.ts';
import { affiliateEs } from './affiliate.ts';
import { newsletterEs } from './newsletter.ts';
import { orderAccessEs } from './order-access.ts';
import { orderUpdateEs } from './order-update.ts';
import { returnEs } from './return.ts';
import { wheelEs } from './wheel.ts';
import { sellerEs } from './seller.ts';
import { ticketEs } from './ticket.ts';

export const es: MailTexts = {
  account: accountEs,
  affiliate: affiliateEs,
  newsletter: newsletterEs,
  returns: returnEs,
  seller: sellerEs,
  ticket: ticketEs,
  orderAccess: orderAccessEs,
  orderNews: orderUpdateEs,
  wheel: wheelEs,
  order: {
    subject: (shop, orderNumber) => `Tu pedido ${orderNumber} en ${shop}`,
    heading: { confirmed: 'Gracias por tu pedido', received: 'Hemos recibido tu pedido' },
    greeting: (firstName) => `Hola, ${firstName}:`,
    intro: {
      paid: 'Hemos recibido tu pago y estamos preparando tu paquete.',
      cashOnDelivery: 'Estamos preparando tu paquete. Pagas cuando te lo entreguen.',
      desk: 'Hemos recibido tu pedido y te llamaremos para confirmarlo antes de prepararlo. Pagas cuando te lo entreguen.',
      pay: 'Hemos anotado tu pedido por teléfono. Págalo con el botón de abajo en la próxima media hora: hasta entonces te lo guardamos todo.',
    },
    edited: {
      subject: (shop, orderNumber) => `Tu pedido ${orderNumber} en ${shop} se ha modificado`,
      heading: 'Tu pedido se ha modificado',
      intro: 'Hemos modificado tu pedido como querías. Así queda ahora, y este mensaje sustituye a los anteriores.',
    },
    pay: 'Pagar ahora',
    orderNumber: 'Número de pedido',
    invoiceNumber: 'Número de factura',
    placedOn: 'Fecha',
    yourOrder: 'Tu pedido',
    quantity: (pieces) => `Cantidad: ${pieces}`,
    color: 'Color',
    size: 'Talla',
    goods: 'Artículos',
    discount: (code) => (code ? `Descuento ${code}` : 'Descuento'),
    delivery: 'Envío',
    free: 'gratis',
    cashOnDelivery: 'Contra reembolso',
    rounding: 'Redondeo',
    total: 'Total',
    vat: (rate) => `IVA del ${rate} incluido`,
    estimate: (from, until) => `Entrega prevista: entre el ${from} y el ${until}`,
    pickup: (day) => `Listo para recoger a partir del ${day}, días laborables 10:00–15:00`,
    shippingAddress: 'Dirección de entrega',
    billingAddress: 'Dirección de facturación',
    contact: 'Contacto',
    shippingMethod: 'Entrega',
    paymentMethod: 'Pago',
    shippingMethods: { courier: 'Mensajería', express: 'Exprés', locker: 'Taquilla', pickup: 'Recogida' },
    paymentMethods: { card: 'Tarjeta', cod: 'Contra reembolso' },
    track: 'Sigue tu pedido',
    trackHint: {
      withInvoice: 'El enlace es válido por tiempo limitado. Después necesitas el número de pedido y el número de factura de arriba.',
      withEmail: 'El enlace es válido por tiempo limitado. Después necesitas el número de pedido y tu correo electrónico.',
    },
    footer: (shop) => `Recibes este mensaje porque has hecho un pedido en ${shop}.`,
  },
  stockNotice: {
    subject: (product) => `Disponible de nuevo: ${product}`,
    heading: 'Ha vuelto',
    intro: (shop) => `Pediste a ${shop} que te avisara cuando este artículo volviera a estar disponible. Ya lo está.`,
    color: 'Color',
    size: 'Talla',
    hurry: 'No podemos guardártelo: es para quien lo pida primero.',
    button: 'Ver el artículo',
    footer: (shop) =>
      `Este es el único mensaje que te envía ${shop} sobre esto. Tu dirección se guardó solo para ello y se eliminará en un plazo de 30 días.`,
  },
  cartReminder: {
    subject: (shop) => `Sigue en tu cesta en ${shop}`,
    heading: 'Has dejado algo en la cesta',
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
    intro: 'Nos pediste que te lo recordáramos. Esto sigue en tu cesta, a los precios de hoy:',
    quantity: (pieces) => `Cantidad: ${pieces}`,
    color: 'Color',
    size: 'Talla',
    notHeld: 'No podemos guardártelo: las existencias y los precios pueden cambiar hasta que hagas el pedido.',
    button: 'Volver a mi cesta',
    elsewhere: 'El enlace sirve durante siete días. En otro dispositivo lleva consigo los artículos, pero nada de lo que habías escrito.',
    stop: 'No recibir más recordatorios',
    footer: (shop) => `${shop} te envía este mensaje una sola vez, porque marcaste una casilla para ello al tramitar el pedido.`,
  },
  wishNotice: {
    subject: (shop) => `Novedades de tus favoritos en ${shop}`,
    heading: 'Novedades de tus favoritos',
    intro: 'Algo que habías guardado ha cambiado.',
    cheaper: (price, before) => `Ahora ${price}. Era ${before} cuando lo guardaste.`,
    back: (price) => `Disponible de nuevo, ${price}.`,
    backAndCheaper: (price, before) => `Disponible de nuevo, ahora ${price}. Era ${before} cuando lo guardaste.`,
    button: 'Ir a mis favoritos',
    stop: 'No recibir más estos mensajes',
    footer: (shop) =>
      `Recibes este mensaje, como mucho una vez al día, porque pediste a ${shop} novedades de tus favoritos. Puedes desactivarlo allí en cualquier momento.`,
  },
  orderCancelled: {
    subject: (shop, orderNumber) => `Tu pedido ${orderNumber} en ${shop} está cancelado`,
    heading: 'Tu pedido está cancelado',
    intro: (orderNumber) => `El pedido ${orderNumber} está cancelado y no se enviará.`,
    refund: (total) => `Te devolvemos ${total} en la tarjeta con la que pagaste. Suele llegar en pocos días laborables.`,
    nothingPaid: 'No has pagado nada y no debes nada.',
    button: 'Ver el pedido',
  },
  orderUnpaid: {
    subject: (shop, orderNumber) => `Tu pedido ${orderNumber} en ${shop} no se ha pagado`,
    heading: 'Tu pago no ha llegado',
    intro: (orderNumber) => `El pedido ${orderNumber} no se pagó a tiempo, así que lo hemos cancelado. No se ha cobrado nada.`,
    late: 'Si un pago sigue en camino, enviamos el pedido siempre que haya existencias de todo; si no, te devolvemos el dinero.',
    button: 'Volver a comprar',
  },
};
