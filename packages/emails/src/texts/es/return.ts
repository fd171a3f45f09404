import type { ReturnTexts } from '../return-texts.ts';

export const returnEs: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Hemos recibido tu devolución ${returnNumber}`,
      heading: 'Hemos recibido tu solicitud de devolución',
      lines: [
        `Quieres devolver algo del pedido ${orderNumber}. Lo revisamos y te escribimos en dos días laborables.`,
        'No envíes nada antes: primero recibirás la nota para el paquete.',
      ],
      button: 'Ver tu devolución',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Ya puedes enviar tu devolución ${returnNumber}`,
      heading: 'Ya puedes enviarla',
      lines: [
        'Tu devolución está aprobada. Abre su página, imprime la nota y ponla en el paquete. ¿No tienes impresora? Escribe el número de devolución en un papel y pon ese.',
        'Guarda el resguardo que te den al entregar el paquete.',
      ],
      button: 'Abrir la nota para el paquete',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `Sobre tu devolución ${returnNumber}`,
      heading: 'No podemos aceptar la devolución',
      lines: ['Hemos revisado tu devolución y no podemos aceptar los artículos de abajo. Si no estás de acuerdo, responde a este mensaje.'],
      button: 'Ver tu devolución',
    }),
    received: ({ returnNumber }) => ({
      subject: `Tu devolución ${returnNumber} ha llegado`,
      heading: 'Tu paquete ha llegado',
      lines: [
        'Los artículos de abajo han vuelto a nosotros. Ahora los comprobamos; el reembolso, o la otra talla, te llegará en pocos días laborables.',
      ],
      button: 'Ver tu devolución',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `Has desistido de tu pedido ${orderNumber} en ${shop}`,
      heading: 'Hemos recibido tu desistimiento',
      lines: [
        `El ${at} declaraste que desistes del contrato del pedido ${orderNumber}, para los artículos de abajo. Este mensaje es nuestro acuse de recibo; consérvalo.`,
        'Lo que te haya llegado, devuélvelo en un plazo de 14 días. Te reembolsamos todo lo que pagaste por ello; si desistes de todo el pedido, también el envío estándar.',
      ],
      button: 'Ver tu desistimiento',
    }),
  },
  returnNumber: 'Número de devolución',
  pieces: 'Artículos',
  notSent: 'Lo que aún no se había preparado no se enviará.',
  sendTo: 'Envíalo a',
  reason: 'Motivo',
  footer: (shop) => `Recibes este mensaje por una devolución de tu pedido en ${shop}.`,
};
