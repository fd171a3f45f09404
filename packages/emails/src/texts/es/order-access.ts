import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessEs: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Abre tu pedido ${orderNumber} de ${shop}`,
      heading: 'Tu pedido',
      lines: [
        'Con el botón de abajo ves tu pedido con su dirección y su factura, y puedes devolver algo. El enlace es solo para ti: por favor, no lo compartas.',
      ],
      button: 'Abrir el pedido',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Confirma la devolución de tu pedido ${orderNumber}`,
      heading: 'Confirma tu devolución',
      lines: [
        `El ${at} se solicitó la devolución de los artículos de abajo con los números del pedido ${orderNumber}. Si has sido tú, confírmalo: entonces la revisaremos.`,
        `Puedes confirmarla hasta el ${day}.`,
      ],
      button: 'Confirmar la devolución',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Confirma tu desistimiento del pedido ${orderNumber}`,
      heading: 'Hemos recibido tu desistimiento',
      lines: [
        `El ${at} declaraste que desistes del contrato del pedido ${orderNumber} para los artículos de abajo. Este mensaje es nuestro acuse de recibo; por favor, guárdalo.`,
        `Solo se introdujeron los números del pedido. Confirma antes del ${day} que fuiste tú: el desistimiento cuenta entonces desde el momento indicado.`,
      ],
      button: 'Confirmar el desistimiento',
    }),
    review: ({ shop }) => ({
      subject: `Confirma tu opinión en ${shop}`,
      heading: 'Confirma tu opinión',
      lines: ['Gracias por tu opinión sobre el artículo de abajo. Confirma que es tuya. Se mostrará cuando la hayamos revisado.'],
      button: 'Confirmar la opinión',
    }),
  },
  footer: (shop) =>
    `Recibes este mensaje porque se introdujeron los números de tu pedido en ${shop}. Si no has sido tú, no tienes que hacer nada: sin tu confirmación no pasa nada.`,
};
