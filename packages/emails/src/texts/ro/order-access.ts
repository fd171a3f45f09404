import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessRo: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Deschideți comanda ${orderNumber} de la ${shop}`,
      heading: 'Comanda dvs.',
      lines: [
        'Cu butonul de mai jos vedeți comanda cu adresa și factura și puteți returna ceva. Linkul este doar pentru dvs.: vă rugăm să nu îl dați mai departe.',
      ],
      button: 'Deschide comanda',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Confirmați returul comenzii ${orderNumber}`,
      heading: 'Confirmați returul',
      lines: [
        `La ${at} s-a cerut returul articolelor de mai jos cu numerele comenzii ${orderNumber}. Dacă ați fost dvs., confirmați: abia atunci îl analizăm.`,
        `Îl puteți confirma până la ${day}.`,
      ],
      button: 'Confirmă returul',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Confirmați retragerea din contractul comenzii ${orderNumber}`,
      heading: 'Am primit retragerea dvs.',
      lines: [
        `La ${at} ați declarat că vă retrageți din contractul comenzii ${orderNumber} pentru articolele de mai jos. Acest mesaj confirmă primirea; vă rugăm să îl păstrați.`,
        `Au fost introduse doar numerele comenzii. Confirmați până la ${day} că ați fost dvs.: retragerea contează atunci de la momentul de mai sus.`,
      ],
      button: 'Confirmă retragerea',
    }),
    review: ({ shop }) => ({
      subject: `Confirmați recenzia dvs. la ${shop}`,
      heading: 'Confirmați recenzia',
      lines: ['Vă mulțumim pentru recenzia articolului de mai jos. Confirmați că vă aparține. O afișăm după ce o verificăm.'],
      button: 'Confirmă recenzia',
    }),
  },
  footer: (shop) =>
    `Primiți acest mesaj pentru că au fost introduse numerele comenzii dvs. la ${shop}. Dacă nu ați fost dvs., nu trebuie să faceți nimic: fără confirmarea dvs. nu se întâmplă nimic.`,
};
