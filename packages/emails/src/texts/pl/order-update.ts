import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdatePl: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `Część Twojego zamówienia ${orderNumber} jest w drodze` : `Twoje zamówienie ${orderNumber} jest w drodze`,
      heading: hasMore ? 'Pierwsza część jest w drodze' : 'Twoja paczka jest w drodze',
      lines: [
        isExchange ? 'Produkt na wymianę właśnie od nas wyjechał. Nic nie płacisz.' : 'Twoja paczka właśnie od nas wyjechała.',
        ...(hasMore ? ['Reszta zamówienia przyjdzie w osobnej paczce. Nic za to nie dopłacasz.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `Twoje zamówienie ${orderNumber} jest gotowe do odbioru`,
      heading: 'Gotowe do odbioru',
      lines: ['Możesz już odebrać zamówienie, w dni robocze od 10:00 do 15:00. Weź ze sobą numer zamówienia.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Twoje zamówienie ${orderNumber} zostało doręczone`,
      heading: 'Twoja paczka dotarła',
      lines: [
        `Mamy nadzieję, że wszystko pasuje. Jeśli nie, masz ${returnDays} dni, by to odesłać lub wymienić na inny rozmiar: na stronie zamówienia zobaczysz, jak to zrobić.`,
        ...(hasMore
          ? ['Reszta zamówienia jeszcze przyjdzie.']
          : ['Jeśli masz ochotę, napisz innym, jak leży: opinię wystawisz na tej samej stronie.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Nie udało się doręczyć paczki (zamówienie ${orderNumber})`,
      heading: 'Nie zastaliśmy nikogo',
      lines: [
        'Przewoźnik nie mógł doręczyć Twojej paczki. Spróbuje jeszcze raz lub przechowa ją dla Ciebie: na jego stronie zobaczysz, gdzie i do kiedy.',
      ],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Twoja paczka do nas wróciła (zamówienie ${orderNumber})`,
      heading: 'Twoja paczka wróciła',
      lines: [
        'Przewoźnik zwrócił nam Twoją paczkę.',
        amount ? `Zwracamy Ci ${amount}.` : 'Nic nie płacisz.',
        'Jeśli nadal chcesz te produkty, po prostu zamów je ponownie.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Twoja paczka zaginęła (zamówienie ${orderNumber})`,
      heading: 'Przepraszamy',
      lines: [
        'Twoja paczka zaginęła w drodze do Ciebie.',
        amount ? `Zwracamy Ci ${amount}.` : 'Nic nie płacisz.',
        'Jeśli nadal chcesz te produkty, po prostu zamów je ponownie; jeśli coś jest wyprzedane, odpowiedz na tę wiadomość.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `Zmiana w Twoim zamówieniu ${orderNumber}`,
      heading: 'Część zamówienia jest anulowana',
      lines: [
        'Nie wyślemy poniższych produktów.',
        amount ? `Zwracamy Ci ${amount}.` : 'Nic za nie nie płacisz.',
        'Wszystko inne przyjdzie zgodnie z zamówieniem.',
      ],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `Zwróciliśmy Ci ${amount} (zamówienie ${orderNumber})`,
      heading: 'Twoje pieniądze są w drodze',
      lines: [
        isByHand
          ? `Przelaliśmy Ci ${amount}. Pieniądze docierają zwykle w ciągu dwóch dni roboczych.`
          : `Zwróciliśmy ${amount} tą samą metodą, którą opłacono zamówienie. Zależnie od banku będą widoczne po 3–10 dniach roboczych.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `W sprawie Twojego zamówienia ${orderNumber}`,
      heading: 'Nie możemy przyjąć zamówienia',
      lines: [
        'Nie mogliśmy potwierdzić Twojego zamówienia, więc nie zostanie wysłane. Nic nie płacisz.',
        'Jeśli uważasz, że to pomyłka, odpowiedz na tę wiadomość.',
      ],
    }),
  },
  pieces: 'Produkty',
  carrier: 'Przewoźnik',
  trackingNumber: 'Numer przesyłki',
  pickup: 'Gdzie czeka',
  follow: 'Śledź paczkę',
  look: 'Zobacz zamówienie',
};
