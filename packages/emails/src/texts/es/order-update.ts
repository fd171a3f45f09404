import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdateEs: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `Una parte de tu pedido ${orderNumber} está en camino` : `Tu pedido ${orderNumber} está en camino`,
      heading: hasMore ? 'Una primera parte está en camino' : 'Tu paquete está en camino',
      lines: [
        isExchange ? 'El artículo que pediste a cambio acaba de salir. No hay nada que pagar.' : 'Tu paquete acaba de salir.',
        ...(hasMore ? ['El resto de tu pedido llega en otro paquete. No pagas nada más por ello.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `Tu pedido ${orderNumber} está listo para recoger`,
      heading: 'Listo para ti',
      lines: ['Ya puedes recoger tu pedido, los días laborables de 10:00 a 15:00. Trae el número de pedido.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Tu pedido ${orderNumber} se ha entregado`,
      heading: 'Tu paquete ha llegado',
      lines: [
        `Esperamos que todo te quede bien. Si no, tienes ${returnDays} días para devolverlo o cambiarlo por otra talla: en la página de tu pedido te decimos cómo.`,
        ...(hasMore
          ? ['El resto de tu pedido aún está por llegar.']
          : ['Si te apetece, cuenta a los demás cómo queda: puedes dejar tu opinión en esa misma página.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `No se ha podido entregar tu paquete (pedido ${orderNumber})`,
      heading: 'No te hemos encontrado',
      lines: [
        'El transportista no ha podido entregar tu paquete. Lo intentará una vez más o lo guardará para ti: en su página indica dónde y hasta cuándo.',
      ],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Tu paquete ha vuelto a nosotros (pedido ${orderNumber})`,
      heading: 'Tu paquete ha vuelto',
      lines: [
        'El transportista nos ha devuelto tu paquete.',
        amount ? `Te devolvemos ${amount}.` : 'No hay nada que pagar.',
        'Si todavía lo quieres, solo tienes que volver a pedirlo.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Tu paquete se ha perdido (pedido ${orderNumber})`,
      heading: 'Lo sentimos',
      lines: [
        'Tu paquete se ha perdido por el camino.',
        amount ? `Te devolvemos ${amount}.` : 'No hay nada que pagar.',
        'Si todavía lo quieres, solo tienes que volver a pedirlo; si algo está agotado, responde a este mensaje.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `Un cambio en tu pedido ${orderNumber}`,
      heading: 'Una parte de tu pedido está cancelada',
      lines: ['No enviamos los artículos de abajo.', amount ? `Te devolvemos ${amount}.` : 'No los pagas.', 'Todo lo demás llega como lo pediste.'],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `Te hemos devuelto ${amount} (pedido ${orderNumber})`,
      heading: 'Tu reembolso va de camino',
      lines: [
        isByHand
          ? `Te hemos hecho una transferencia de ${amount}. Suele llegar en dos días laborables.`
          : `Te hemos devuelto ${amount} por el mismo medio con el que pagaste. Según tu banco, tarda entre 3 y 10 días laborables en aparecer.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `Sobre tu pedido ${orderNumber}`,
      heading: 'No podemos aceptar tu pedido',
      lines: [
        'No hemos podido confirmar tu pedido, así que no se enviará. No hay nada que pagar.',
        'Si crees que es un error, responde a este mensaje.',
      ],
    }),
  },
  pieces: 'Artículos',
  carrier: 'Transportista',
  trackingNumber: 'Número de seguimiento',
  pickup: 'Dónde te espera',
  follow: 'Seguir el paquete',
  look: 'Ver el pedido',
};
