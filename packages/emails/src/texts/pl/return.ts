import type { ReturnTexts } from '../return-texts.ts';

export const returnPl: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Mamy Twój zwrot ${returnNumber}`,
      heading: 'Mamy Twoje zgłoszenie zwrotu',
      lines: [
        `Chcesz odesłać coś z zamówienia ${orderNumber}. Sprawdzimy zgłoszenie i napiszemy w ciągu dwóch dni roboczych.`,
        'Do tego czasu nic nie wysyłaj: najpierw dostaniesz dokument zwrotu do paczki.',
      ],
      button: 'Zobacz zwrot',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Prosimy o odesłanie zwrotu ${returnNumber}`,
      heading: 'Możesz już wysłać paczkę',
      lines: [
        'Twój zwrot został zaakceptowany. Otwórz jego stronę, wydrukuj dokument zwrotu i włóż go do paczki. Nie masz drukarki? Zapisz numer zwrotu na kartce i włóż ją do środka.',
        'Zachowaj potwierdzenie, które otrzymasz przy nadaniu paczki.',
      ],
      button: 'Otwórz dokument zwrotu',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `W sprawie Twojego zwrotu ${returnNumber}`,
      heading: 'Nie możemy przyjąć tego zwrotu',
      lines: ['Sprawdziliśmy zwrot i nie możemy przyjąć poniższych produktów. Jeśli widzisz to inaczej, po prostu odpowiedz na tę wiadomość.'],
      button: 'Zobacz zwrot',
    }),
    received: ({ returnNumber }) => ({
      subject: `Twój zwrot ${returnNumber} dotarł`,
      heading: 'Twoja paczka dotarła',
      lines: ['Poniższe produkty są już u nas. Teraz je sprawdzamy; pieniądze lub inny rozmiar wyślemy w ciągu kilku dni roboczych.'],
      button: 'Zobacz zwrot',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `Odstąpienie od zamówienia ${orderNumber} w ${shop}`,
      heading: 'Otrzymaliśmy Twoje odstąpienie',
      lines: [
        `W dniu ${at} otrzymaliśmy Twoje oświadczenie o odstąpieniu od umowy dotyczącej zamówienia ${orderNumber} w zakresie poniższych produktów. Ta wiadomość jest naszym potwierdzeniem; zachowaj ją.`,
        'To, co już do Ciebie dotarło, odeślij w ciągu 14 dni. Zwrócimy całą zapłaconą za to kwotę; jeśli odstępujesz od całego zamówienia, także koszt standardowej dostawy.',
      ],
      button: 'Zobacz odstąpienie',
    }),
  },
  returnNumber: 'Numer zwrotu',
  pieces: 'Produkty',
  notSent: 'To, co nie było jeszcze spakowane, nie zostanie wysłane.',
  sendTo: 'Wyślij na adres',
  reason: 'Powód',
  footer: (shop) => `Otrzymujesz tę wiadomość w związku ze zwrotem z zamówienia w ${shop}.`,
};
