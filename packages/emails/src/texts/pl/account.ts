import type { AccountTexts } from '../account-texts.ts';

export const accountPl: AccountTexts = {
  greeting: (firstName) => (firstName ? `Dzień dobry, ${firstName}!` : 'Dzień dobry!'),
  letters: {
    welcome: ({ shop }) => ({
      subject: `Witamy w ${shop}`,
      heading: 'Witamy',
      lines: [
        'Twoje konto jest gotowe.',
        'Potwierdź, że to Twój adres e-mail. Na koncie pojawią się wtedy także zamówienia złożone z nim jako gość.',
      ],
      button: 'Potwierdź adres e-mail',
      note: 'Link działa raz, przez 7 dni. Jeśli ta rejestracja nie pochodzi od Ciebie, nie klikaj go: nic więcej nie trzeba robić.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Potwierdź swój adres e-mail',
      heading: 'Czy to Twój adres e-mail?',
      lines: [
        `Potwierdź, że ten adres należy do Ciebie i do Twojego konta w ${shop}. Na koncie pojawią się wtedy także zamówienia złożone z nim jako gość.`,
      ],
      button: 'Potwierdź adres e-mail',
      note: 'Link działa raz, przez 7 dni. Jeśli to nie dotyczy Ciebie, nic nie musisz robić.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `Nowe hasło do ${shop}`,
      heading: 'Ustaw nowe hasło',
      lines: ['Ktoś, zapewne Ty, poprosił o nowe hasło do Twojego konta.'],
      button: 'Ustaw nowe hasło',
      note: 'Link działa raz, przez godzinę. Jeśli to nie Ty, nic nie musisz robić: hasło pozostaje bez zmian.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `Twoje hasło w ${shop} zostało zmienione`,
      heading: 'Twoje hasło zostało zmienione',
      lines: [
        'Hasło do Twojego konta zostało właśnie zmienione. Na wszystkich innych urządzeniach konto zostało wylogowane.',
        'Jeśli to Ty, nic nie trzeba robić. Jeśli nie, od razu ustaw nowe hasło.',
      ],
      button: 'To nie ja: ustaw nowe hasło',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `Nowe logowanie na Twoje konto w ${shop}`,
      heading: 'Nowe logowanie',
      lines: ['Ktoś właśnie zalogował się na Twoje konto z przeglądarki, której jeszcze tam nie widzieliśmy.'],
      button: 'To nie ja: ustaw nowe hasło',
      note: 'Jeśli to Ty, nic nie trzeba robić. Nowe hasło wyloguje wszystkie urządzenia.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `Do Twojego konta w ${shop} dodano klucz dostępu`,
      heading: 'Nowy klucz dostępu',
      lines: ['Do Twojego konta właśnie dodano klucz dostępu. Kto go ma, może zalogować się bez hasła.'],
      button: 'Zobacz moje klucze dostępu',
      note: 'Jeśli to Ty, nic nie trzeba robić. Jeśli nie, usuń tam ten klucz i zmień hasło.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: 'Czy chcesz zmienić adres e-mail?',
      heading: 'Zmiana adresu e-mail',
      lines: [`Twoje konto ma zostać przypisane do adresu ${newEmail}.`, 'Stanie się to, gdy zmianę potwierdzą obie skrzynki, ta i nowa.'],
      button: 'Zatwierdź zmianę',
      note: 'Link działa raz, przez 24 godziny. Jeśli ta prośba nie pochodzi od Ciebie, nie klikaj go i zmień hasło: ktoś inny jest zalogowany na Twoim koncie.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Potwierdź swój nowy adres e-mail',
      heading: 'Twój nowy adres e-mail',
      lines: [`Konto w ${shop} ma zostać przypisane do tego adresu.`, 'Stanie się to, gdy zmianę potwierdzą obie skrzynki, stara i ta.'],
      button: 'Potwierdź adres e-mail',
      note: 'Link działa raz, przez 24 godziny. Jeśli to nie dotyczy Ciebie, nic nie musisz robić.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `Masz już konto w ${shop}`,
      heading: 'Ten adres ma już konto',
      lines: [
        'Ktoś, być może Ty, chciał użyć tego adresu e-mail do innego konta. Adres ma już własne konto, więc nic nie zostało zmienione.',
        'Jeśli to Ty, zaloguj się tym adresem.',
      ],
      button: 'Zaloguj się',
      note: 'Jeśli to nie dotyczy Ciebie, nic nie musisz robić.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'Adres e-mail Twojego konta został zmieniony',
      heading: 'Twój adres e-mail został zmieniony',
      lines: [
        `Twoje konto w ${shop} jest teraz przypisane do adresu ${newEmail}, zgodnie z potwierdzeniem z obu skrzynek. To ostatnia wiadomość o tym na ten adres.`,
        `Jeśli ta zgoda nie pochodzi od Ciebie, od razu do nas napisz: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Twoje dane są gotowe',
      heading: 'Twoje dane są gotowe',
      lines: [`Wszystko, co ${shop} o Tobie przechowuje, zebraliśmy w jednym pliku. Możesz go pobrać na swoim koncie.`],
      button: 'Pobierz moje dane',
      note: 'Plik przechowujemy przez 7 dni, potem go usuwamy. Jeśli ta prośba nie pochodzi od Ciebie, zmień hasło: ktoś inny jest zalogowany na Twoim koncie.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `Twoje konto w ${shop} zostało usunięte`,
      heading: 'Twoje konto zostało usunięte',
      lines: [
        'Na Twoją prośbę usunęliśmy konto: profil, adresy, listę życzeń, koszyk, klucze dostępu i pliki. Zamówienia pozostają w naszych księgach, jak wymaga prawo, bez Twojego imienia i nazwiska, adresu, e-maila i numeru telefonu.',
        `To ostatnia wiadomość na ten adres. Jeśli masz pytanie, napisz do nas: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `Twój dostęp do panelu administracyjnego ${shop}`,
      heading: 'Masz już dostęp',
      lines: [
        `${shop} daje Ci dostęp do swojego panelu administracyjnego lub go odnawia.`,
        'Najpierw ustaw hasło. Przy pierwszym logowaniu skonfigurujesz drugi składnik: przygotuj telefon z aplikacją uwierzytelniającą.',
      ],
      button: 'Ustaw hasło',
      note: 'Link działa raz, przez 7 dni. Jeśli to nie dotyczy Ciebie, nic nie musisz robić.',
    }),
  },
  signIn: { when: 'Kiedy', browser: 'Przeglądarka', network: 'Z sieci', unknown: 'nieznane' },
  footer: (shop) => `${shop} wysyła tę wiadomość, ponieważ dotyczy ona bezpieczeństwa konta. Nie można z niej zrezygnować.`,
};
