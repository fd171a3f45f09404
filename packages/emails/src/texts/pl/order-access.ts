import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessPl: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Otwórz swoje zamówienie ${orderNumber} w ${shop}`,
      heading: 'Twoje zamówienie',
      lines: [
        'Przyciskiem poniżej otworzysz swoje zamówienie z adresem i fakturą i możesz coś zwrócić. Link jest tylko dla Ciebie: prosimy, nie przekazuj go dalej.',
      ],
      button: 'Otwórz zamówienie',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Potwierdź zwrot z zamówienia ${orderNumber}`,
      heading: 'Potwierdź swój zwrot',
      lines: [
        `${at} podano numery zamówienia ${orderNumber} i zgłoszono zwrot poniższych artykułów. Jeśli to Ty, potwierdź zgłoszenie: wtedy je rozpatrzymy.`,
        `Możesz to zrobić do ${day}.`,
      ],
      button: 'Potwierdź zwrot',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Potwierdź odstąpienie od zamówienia ${orderNumber}`,
      heading: 'Otrzymaliśmy Twoje odstąpienie',
      lines: [
        `${at} złożono oświadczenie o odstąpieniu od umowy zamówienia ${orderNumber} dla poniższych artykułów. Ta wiadomość potwierdza jego otrzymanie; prosimy ją zachować.`,
        `Podano tylko numery zamówienia. Potwierdź do ${day}, że to Ty: odstąpienie liczy się wtedy od podanego wyżej czasu.`,
      ],
      button: 'Potwierdź odstąpienie',
    }),
    review: ({ shop }) => ({
      subject: `Potwierdź swoją opinię w ${shop}`,
      heading: 'Potwierdź swoją opinię',
      lines: ['Dziękujemy za opinię o poniższym artykule. Potwierdź, że jest Twoja. Pokażemy ją, gdy ją sprawdzimy.'],
      button: 'Potwierdź opinię',
    }),
  },
  footer: (shop) =>
    `Otrzymujesz tę wiadomość, ponieważ podano numery Twojego zamówienia w ${shop}. Jeśli to nie Ty, nie musisz nic robić: bez Twojego potwierdzenia nic się nie stanie.`,
};
