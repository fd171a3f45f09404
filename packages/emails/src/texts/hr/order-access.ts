import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessHr: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Otvorite svoju narudžbu ${orderNumber} u trgovini ${shop}`,
      heading: 'Vaša narudžba',
      lines: [
        'Gumbom u nastavku otvarate svoju narudžbu s adresom i računom i možete nešto vratiti. Poveznica je samo za Vas: molimo, ne prosljeđujte je.',
      ],
      button: 'Otvori narudžbu',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Potvrdite povrat narudžbe ${orderNumber}`,
      heading: 'Potvrdite svoj povrat',
      lines: [
        `${at} brojevima narudžbe ${orderNumber} zatražen je povrat artikala u nastavku. Ako ste to bili Vi, potvrdite: tada ćemo ga pregledati.`,
        `Možete ga potvrditi do ${day}.`,
      ],
      button: 'Potvrdi povrat',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Potvrdite raskid ugovora za narudžbu ${orderNumber}`,
      heading: 'Primili smo Vaš raskid',
      lines: [
        `${at} izjavili ste da raskidate ugovor za narudžbu ${orderNumber} za artikle u nastavku. Ova poruka potvrđuje primitak; molimo, sačuvajte je.`,
        `Uneseni su samo brojevi narudžbe. Potvrdite do ${day} da ste to bili Vi: raskid tada vrijedi od navedenog trenutka.`,
      ],
      button: 'Potvrdi raskid',
    }),
    review: ({ shop }) => ({
      subject: `Potvrdite svoju recenziju u trgovini ${shop}`,
      heading: 'Potvrdite svoju recenziju',
      lines: ['Hvala na recenziji artikla u nastavku. Potvrdite da je Vaša. Prikazat ćemo je kada je pregledamo.'],
      button: 'Potvrdi recenziju',
    }),
  },
  footer: (shop) =>
    `Ovu poruku primate jer su uneseni brojevi Vaše narudžbe u trgovini ${shop}. Ako to niste bili Vi, ne morate ništa učiniti: bez Vaše potvrde ništa se neće dogoditi.`,
};
