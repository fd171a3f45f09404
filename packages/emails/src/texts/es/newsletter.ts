import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterEs: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Confirma tu suscripción a la newsletter de ${shop}`,
      heading: 'Un clic y estás en la lista',
      lines: [
        `Alguien, esperamos que tú, ha pedido la newsletter de ${shop} con esta dirección de correo. Solo la enviamos a quienes nos lo piden personalmente.`,
      ],
      button: 'Sí, quiero la newsletter',
      note: 'El enlace sirve una sola vez, durante siete días. Si no has sido tú, no hagas nada: no recibirás la newsletter y eliminaremos la dirección.',
    }),
    welcome: ({ shop }) => ({
      subject: `Ya estás en la lista de ${shop}`,
      heading: 'Gracias, ya estás en la lista',
      lines: ['A partir de ahora te escribimos cuando llegue algo nuevo y cuando bajen los precios.'],
      button: 'Ir a la tienda',
      note: 'Puedes darte de baja cuando quieras, con un clic al final de cada correo y sin iniciar sesión.',
    }),
  },
  unsubscribe: 'Darme de baja de la newsletter',
  footer: (shop) => `Recibes este mensaje porque esta dirección se inscribió en la newsletter de ${shop}.`,
};
