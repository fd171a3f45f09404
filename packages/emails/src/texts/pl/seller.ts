import type { SellerTexts } from '../seller-texts.ts';

export const sellerPl: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `Twoje zgłoszenie jako sprzedawca w ${shop}`,
      heading: 'Mamy Twoje zgłoszenie',
      lines: [
        `Dziękujemy, że chcesz sprzedawać w ${shop}. Każde zgłoszenie czytamy sami i napiszemy, gdy zapadnie decyzja, zwykle w ciągu pięciu dni roboczych.`,
        'Do tego czasu nic nie musisz robić. Jeśli coś się zmieni, po prostu odpowiedz na tę wiadomość.',
      ],
      button: 'Zobacz, kto u nas sprzedaje',
    }),
    again: ({ shop, company }) => ({
      subject: `Twoje zgłoszenie jako sprzedawca w ${shop}`,
      heading: 'Mamy już Twoje zgłoszenie',
      lines: [
        `Ktoś, zapewne Ty, wypełnił właśnie ponownie formularz dla sprzedawców z tym adresem. Firma ${company} jest już u nas pod nim zapisana, więc nic z nowego formularza nie zostało dodane.`,
        'Jeśli chcesz coś zmienić albo to nie Ty, po prostu odpowiedz na tę wiadomość.',
      ],
      button: 'Zobacz, kto u nas sprzedaje',
    }),
    approved: ({ shop, company }) => ({
      subject: `Witamy: ${company} sprzedaje w ${shop}`,
      heading: 'Sprzedajesz z nami',
      lines: [
        `Cieszymy się, że jest z nami ${company}. Druga wiadomość jest już w drodze: link w niej potwierdza Twoją skrzynkę i otwiera Twoje miejsce w panelu administracyjnym. Dodasz tam produkty, zobaczysz zamówienia i napiszesz swoją historię.`,
        'Twoja historia jest od teraz na stronie naszych sprzedawców. Każdy produkt oglądamy raz, zanim trafi do sprzedaży.',
      ],
      button: 'Zobacz swoją historię',
    }),
    rejected: ({ shop, company }) => ({
      subject: `Twoje zgłoszenie jako sprzedawca w ${shop}`,
      heading: 'Nie możemy przyjąć Twojego zgłoszenia',
      lines: [
        `Sprawdziliśmy zgłoszenie firmy ${company} i w obecnej postaci nie możemy go przyjąć.`,
        'Jeśli to się zmieni, zapraszamy do ponownego zgłoszenia.',
      ],
      button: 'Zobacz, kto u nas sprzedaje',
    }),
    suspended: ({ shop, company }) => ({
      subject: `Konto sprzedawcy ${company} w ${shop} jest zawieszone`,
      heading: 'Twoje konto sprzedawcy jest zawieszone',
      lines: [
        'Na razie nie możesz zalogować się do panelu administracyjnego, a Twoja historia nie jest pokazywana. Zamówienia już złożone zostaną dostarczone i rozliczone zgodnie z umową.',
        'Jeśli uważasz, że to pomyłka, po prostu odpowiedz na tę wiadomość.',
      ],
      button: 'Zobacz, kto u nas sprzedaje',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${company} znów sprzedaje w ${shop}`,
      heading: 'Znów sprzedajesz z nami',
      lines: ['Twoje konto jest znów aktywne: możesz logować się do panelu administracyjnego jak dotąd, a Twoja historia jest widoczna.'],
      button: 'Zobacz swoją historię',
    }),
  },
  reason: 'Powód',
  footer: (shop) => `Otrzymujesz tę wiadomość, ponieważ ten adres został podany w zgłoszeniu sprzedawcy w ${shop}.`,
};
