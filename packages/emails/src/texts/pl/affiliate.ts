import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliatePl: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `Twoje zgłoszenie do programu partnerskiego ${shop}`,
      heading: 'Mamy Twoje zgłoszenie',
      lines: [
        `Dziękujemy, że chcesz sprzedawać z ${shop}. Sprawdzimy zgłoszenie i napiszemy, gdy zapadnie decyzja.`,
        'Do tego czasu nic nie musisz robić.',
      ],
      button: 'Zobacz zgłoszenie',
    }),
    approved: ({ shop, code }) => ({
      subject: `Witamy w programie partnerskim ${shop}`,
      heading: 'Jesteś w programie',
      lines: [
        `Twoje zgłoszenie zostało przyjęte. Twój kod to ${code}; od teraz otrzymujesz prowizję od każdego zakupu przez Twój link lub z Twoim kodem.`,
        'Najpierw utwórz link: wybierz dowolną stronę lub produkt, a panel pokaże, ile na tym zarabiasz. Potem udostępnij go tam, gdzie są Twoi czytelnicy, i zaznacz, że na nim zarabiasz.',
        'Na koniec podaj w profilu, dokąd mamy wysyłać pieniądze. Każde kliknięcie, zamówienie i prowizję zobaczysz w panelu.',
      ],
      button: 'Utwórz pierwszy link',
    }),
    rejected: ({ shop }) => ({
      subject: `Twoje zgłoszenie do programu partnerskiego ${shop}`,
      heading: 'Nie możemy przyjąć Twojego zgłoszenia',
      lines: ['Sprawdziliśmy Twoje zgłoszenie i obecnie nie możemy przyjąć Cię do programu.'],
      button: 'Zobacz zgłoszenie',
    }),
    suspended: ({ shop }) => ({
      subject: `Twoje konto w programie partnerskim ${shop} jest zawieszone`,
      heading: 'Twoje konto jest zawieszone',
      lines: [
        'Zamówienia składane od teraz nie przynoszą prowizji. Wcześniejsze zarobki pozostają na koncie i nadal widzisz je w panelu.',
        'Jeśli uważasz, że to pomyłka, po prostu odpowiedz na tę wiadomość.',
      ],
      button: 'Otwórz panel',
    }),
    resumed: ({ shop, code }) => ({
      subject: `Twoje konto w programie partnerskim ${shop} jest znów aktywne`,
      heading: 'Znów zarabiasz',
      lines: [`Twoje konto jest znów aktywne: zamówienia z Twoich linków lub z Twoim kodem ${code} od teraz przynoszą prowizję.`],
      button: 'Otwórz panel',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `Twoja prowizja za zamówienie ${orderNumber}`,
      heading: 'Prowizja została odrzucona',
      lines: [
        `Sprawdziliśmy prowizję ${amount} za zamówienie ${orderNumber} i nie możemy jej zatwierdzić. Odejmujemy ją od kwot oczekujących; nic innego się nie zmienia.`,
        'Jeśli widzisz to inaczej, po prostu odpowiedz na tę wiadomość.',
      ],
      button: 'Zobacz prowizje',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} jest w drodze do Ciebie`,
      heading: 'Twoje pieniądze są w drodze',
      lines: [
        `Wypłaciliśmy ${amount}. Zależnie od banku przelew dotrze w ciągu kilku dni roboczych, z tytułem ${payoutNumber}.`,
        'Rozliczenie z każdą prowizją znajdziesz w panelu.',
      ],
      button: 'Zobacz wypłaty',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `Twoja wypłata ${payoutNumber} nie dotarła`,
      heading: 'Wypłata się nie powiodła',
      lines: [
        `Nie udało się wypłacić ${amount}. Kwota wróciła na Twoje saldo i będzie częścią następnej wypłaty.`,
        'Sprawdź w profilu, dokąd wysyłamy Twoje pieniądze.',
      ],
      button: 'Sprawdź dane rachunku',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'Konto do Twoich wypłat zostało zmienione',
      heading: 'Twoje konto do wypłat zostało zmienione',
      lines: [
        `W Twoim profilu właśnie zmieniono konto, na które wypłacamy prowizje. Dla bezpieczeństwa do ${day} niczego nie wypłacamy.`,
        'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu zmień hasło, popraw konto w profilu i odpowiedz na tę wiadomość.',
      ],
      button: 'Sprawdź dane konta',
    }),
    leaving: ({ shop }) => ({
      subject: `Zanim usuniemy Twoje konto w ${shop}`,
      heading: 'Najpierw się rozliczymy',
      lines: [
        'Otrzymaliśmy prośbę o usunięcie Twojego konta. W programie partnerskim coś jest jeszcze otwarte, więc najpierw: zamówienia składane od teraz nie przynoszą prowizji; o oczekujących prowizjach decydujemy jak zwykle; potem wypłacamy to, co zostało, niezależnie od kwoty.',
        'Sprawdź, czy w profilu jest podane, dokąd wysłać pieniądze. Jeśli coś ma do nas wrócić lub chcesz zrezygnować z pozostałej kwoty, po prostu odpowiedz na tę wiadomość.',
        'Do tego czasu używamy Twoich danych tylko w tym celu, a gdy wszystko się wyjaśni, usuniemy konto. Jeśli jednak chcesz zostać, zaznacz to na koncie w sekcji Prywatność.',
      ],
      button: 'Sprawdź dane rachunku',
    }),
  },
  reason: 'Powód',
  footer: (shop) => `Otrzymujesz tę wiadomość w związku z udziałem w programie partnerskim ${shop} lub zgłoszeniem do niego.`,
};
