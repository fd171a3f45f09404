import type { TicketTexts } from '../ticket-texts.ts';

export const ticketEs: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Hemos recibido tu mensaje (${number})`,
      heading: 'Tu mensaje ha llegado',
      lines: [
        `Gracias por escribir a ${shop}. Respondemos por correo, por lo general en un día laborable. Si quieres añadir algo, responde a este mensaje; tu número de consulta es ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Un mensaje del centro de ayuda',
      lines: [`Alguien ha escrito desde el formulario de ${shop}. Tu respuesta a este mensaje le llega al cliente.`],
    }),
  },
  topics: {
    order: 'Un pedido',
    delivery: 'Entrega',
    return: 'Una devolución',
    payment: 'Pago',
    product: 'Un artículo o una talla',
    other: 'Otra cosa',
  },
  number: 'Número de consulta',
  topic: 'Tema',
  from: 'De',
  orderNumber: 'Número de pedido',
  message: 'Mensaje',
  footer: (shop) => `Recibes este mensaje porque alguien ha escrito a ${shop} desde el formulario del centro de ayuda con esta dirección.`,
};
