import type { SellerTexts } from '../seller-texts.ts';

export const sellerEs: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `Tu solicitud para vender en ${shop}`,
      heading: 'Hemos recibido tu solicitud',
      lines: [
        `Gracias por querer vender en ${shop}. Leemos cada solicitud personalmente y te escribimos en cuanto se decida, por lo general en cinco días laborables.`,
        'Hasta entonces no tienes que hacer nada. Si algo cambia, responde a este mensaje.',
      ],
      button: 'Quién vende con nosotros',
    }),
    again: ({ shop, company }) => ({
      subject: `Tu solicitud para vender en ${shop}`,
      heading: 'Ya has enviado una solicitud',
      lines: [
        `Alguien, probablemente tú, acaba de rellenar otra vez el formulario para vendedores con esta dirección. Con ella ya consta ${company}, así que no se ha añadido nada de lo que se ha enviado ahora.`,
        'Si quieres cambiar algo, o si no has sido tú, responde a este mensaje.',
      ],
      button: 'Quién vende con nosotros',
    }),
    approved: ({ shop, company }) => ({
      subject: `Te damos la bienvenida: ${company} vende en ${shop}`,
      heading: 'Ya estás dentro',
      lines: [
        `Nos alegra contar con ${company}. Te llegará un segundo mensaje: su enlace confirma tu correo y abre tu espacio en el panel de gestión, donde añades tus artículos, ves tus pedidos y escribes tu historia.`,
        'Desde ahora tu historia está en la página de nuestros vendedores. Revisamos cada artículo una vez antes de que salga a la venta.',
      ],
      button: 'Ver tu historia',
    }),
    rejected: ({ shop, company }) => ({
      subject: `Tu solicitud para vender en ${shop}`,
      heading: 'No podemos aceptar tu solicitud',
      lines: [
        `Hemos revisado la solicitud de ${company} y, tal como están las cosas, no podemos aceptarla.`,
        'Si esto cambia, estaremos encantados de recibir una nueva solicitud.',
      ],
      button: 'Quién vende con nosotros',
    }),
    suspended: ({ shop, company }) => ({
      subject: `${company} está suspendida en ${shop}`,
      heading: 'Tu espacio está suspendido',
      lines: [
        'Por ahora no puedes iniciar sesión en el panel de gestión y tu historia no se muestra. Los pedidos ya hechos se entregan y se liquidan según lo acordado.',
        'Si crees que es un error, responde a este mensaje.',
      ],
      button: 'Quién vende con nosotros',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${company} vuelve a vender en ${shop}`,
      heading: 'Vuelves a estar dentro',
      lines: ['Tu espacio vuelve a estar abierto: puedes iniciar sesión en el panel de gestión como antes, y tu historia se muestra.'],
      button: 'Ver tu historia',
    }),
  },
  reason: 'Motivo',
  footer: (shop) => `Recibes este mensaje porque se indicó esta dirección en una solicitud para vender en ${shop}.`,
};
