import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliateEs: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `Tu solicitud para el programa de afiliados de ${shop}`,
      heading: 'Hemos recibido tu solicitud',
      lines: [
        `Gracias por querer vender con ${shop}. Revisamos tu solicitud y te escribimos en cuanto se decida.`,
        'Hasta entonces no tienes que hacer nada.',
      ],
      button: 'Ver tu solicitud',
    }),
    approved: ({ shop, code }) => ({
      subject: `Te damos la bienvenida al programa de afiliados de ${shop}`,
      heading: 'Ya estás dentro',
      lines: [
        `Tu solicitud está aceptada. Tu código es ${code}; a partir de ahora, cada compra a través de uno de tus enlaces, o con tu código, te da una comisión.`,
        'Primero, crea un enlace: elige cualquier página o artículo, y el portal te muestra lo que ganas con él. Después compártelo donde están tus lectores, y diles que ganas con ello.',
        'Por último, indica en tu perfil adónde debemos enviar tu dinero. En el portal ves cada clic, cada pedido y cada comisión.',
      ],
      button: 'Crear tu primer enlace',
    }),
    rejected: ({ shop }) => ({
      subject: `Tu solicitud para el programa de afiliados de ${shop}`,
      heading: 'No podemos aceptar tu solicitud',
      lines: ['Hemos revisado tu solicitud y, tal como están las cosas, no podemos incluirte en el programa.'],
      button: 'Ver tu solicitud',
    }),
    suspended: ({ shop }) => ({
      subject: `Tu cuenta en el programa de afiliados de ${shop} está suspendida`,
      heading: 'Tu cuenta está suspendida',
      lines: [
        'Los pedidos que se hagan a partir de ahora no te dan comisión. Lo que ganaste antes sigue en tu cuenta, y puedes verlo en el portal.',
        'Si crees que es un error, responde a este mensaje.',
      ],
      button: 'Abrir el portal',
    }),
    resumed: ({ shop, code }) => ({
      subject: `Tu cuenta en el programa de afiliados de ${shop} vuelve a estar activa`,
      heading: 'Vuelves a ganar',
      lines: [
        `Tu cuenta vuelve a estar activa: a partir de ahora, los pedidos que lleguen por tus enlaces, o con tu código ${code}, te dan una comisión.`,
      ],
      button: 'Abrir el portal',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `Sobre tu comisión por el pedido ${orderNumber}`,
      heading: 'Se ha rechazado una comisión',
      lines: [
        `Hemos revisado la comisión de ${amount} por el pedido ${orderNumber} y no podemos aprobarla. Se descuenta de lo que estaba pendiente; nada más cambia.`,
        'Si no estás de acuerdo, responde a este mensaje.',
      ],
      button: 'Ver tus comisiones',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} van de camino hacia ti`,
      heading: 'Tu dinero va de camino',
      lines: [
        `Te hemos pagado ${amount}. Según tu banco, llega en pocos días laborables, con la referencia ${payoutNumber}.`,
        'La liquidación, con cada una de las comisiones, está en el portal.',
      ],
      button: 'Ver tus pagos',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `Tu pago ${payoutNumber} no ha llegado`,
      heading: 'Un pago no se ha realizado',
      lines: [
        `No se ha podido hacer el pago de ${amount}. El importe ha vuelto a tu saldo y formará parte del próximo pago.`,
        'Comprueba en tu perfil adónde enviamos tu dinero.',
      ],
      button: 'Revisar los datos de mi cuenta',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'Ha cambiado la cuenta de tus pagos',
      heading: 'Tu cuenta de cobro ha cambiado',
      lines: [
        `En tu perfil se acaba de cambiar la cuenta en la que te pagamos las comisiones. Por seguridad, no pagaremos nada hasta el ${day}.`,
        'Si has sido tú, no tienes que hacer nada. Si no, cambia ahora tu contraseña, corrige la cuenta en tu perfil y responde a este mensaje.',
      ],
      button: 'Revisar los datos de la cuenta',
    }),
    leaving: ({ shop }) => ({
      subject: `Antes de eliminar tu cuenta en ${shop}`,
      heading: 'Primero cerramos cuentas contigo',
      lines: [
        'Nos has pedido que eliminemos tu cuenta. En el programa de afiliados queda algo abierto, así que antes pasa esto: los pedidos que se hagan a partir de ahora no te dan ganancias; las comisiones pendientes se deciden como siempre; después pagamos lo que quede, por poco que sea.',
        'Comprueba que tu perfil indica adónde enviar tu dinero. Si algo tiene que volver a nosotros, o si quieres renunciar a lo que queda, responde a este mensaje.',
        'Hasta entonces usamos tus datos solo para esto, y eliminamos tu cuenta en cuanto todo esté liquidado. Si al final quieres quedarte, puedes decirlo en Privacidad, dentro de tu cuenta.',
      ],
      button: 'Revisar los datos de mi cuenta',
    }),
  },
  reason: 'Motivo',
  footer: (shop) => `Recibes este mensaje porque participas en el programa de afiliados de ${shop} o has enviado una solicitud.`,
};
