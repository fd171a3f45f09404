import type { AccountTexts } from '../account-texts.ts';

export const accountHu: AccountTexts = {
  greeting: (firstName) => (firstName ? `Kedves ${firstName}!` : 'Tisztelt Vásárlónk!'),
  letters: {
    welcome: ({ shop }) => ({
      subject: `Üdvözöljük: ${shop}`,
      heading: 'Üdvözöljük',
      lines: [
        'Fiókja elkészült.',
        'Kérjük, erősítse meg, hogy ez az Ön e-mail-címe. Ezután a vele vendégként leadott rendelései is megjelennek a fiókjában.',
      ],
      button: 'E-mail-cím megerősítése',
      note: 'A link egyszer, 7 napig használható. Ha nem Ön regisztrált, kérjük, ne kattintson rá: más teendője nincs.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Kérjük, erősítse meg e-mail-címét',
      heading: 'Ez az Ön e-mail-címe?',
      lines: [
        `Kérjük, erősítse meg, hogy ez a cím Önhöz és a fiókjához (${shop}) tartozik. Ezután a vele vendégként leadott rendelései is ott jelennek meg.`,
      ],
      button: 'E-mail-cím megerősítése',
      note: 'A link egyszer, 7 napig használható. Ha ez nem Önt érinti, nincs teendője.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `Új jelszó: ${shop}`,
      heading: 'Adjon meg új jelszót',
      lines: ['Valaki, feltehetően Ön, új jelszót kért a fiókjához.'],
      button: 'Új jelszó megadása',
      note: 'A link egyszer, egy órán át használható. Ha nem Ön kérte, nincs teendője: a jelszava nem változik.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `${shop}: megváltozott a jelszava`,
      heading: 'Jelszava megváltozott',
      lines: [
        'Fiókjának jelszava az imént megváltozott. Minden más eszközön kijelentkeztettük.',
        'Ha Ön módosította, nincs teendője. Ha nem, kérjük, azonnal adjon meg új jelszót.',
      ],
      button: 'Nem én voltam: új jelszót adok meg',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `${shop}: új bejelentkezés a fiókjába`,
      heading: 'Új bejelentkezés',
      lines: ['Valaki az imént olyan böngészőből jelentkezett be a fiókjába, amelyet ott eddig nem láttunk.'],
      button: 'Nem én voltam: új jelszót adok meg',
      note: 'Ha Ön volt, nincs teendője. Az új jelszó minden eszközt kijelentkeztet.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `${shop}: azonosítókulcsot adtak a fiókjához`,
      heading: 'Új azonosítókulcs',
      lines: ['Fiókjához az imént azonosítókulcsot adtak. Akinél ez a kulcs van, jelszó nélkül is be tud jelentkezni.'],
      button: 'Azonosítókulcsaim megtekintése',
      note: 'Ha Ön volt, nincs teendője. Ha nem, ott törölje a kulcsot, és módosítsa a jelszavát.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: 'Módosítani szeretné az e-mail-címét?',
      heading: 'E-mail-cím módosítása',
      lines: [`Fiókja ezt az e-mail-címet kapná: ${newEmail}.`, 'Ez akkor történik meg, ha mindkét postafiókból, ebből és az újból is jóváhagyták.'],
      button: 'Módosítás jóváhagyása',
      note: 'A link egyszer, 24 órán át használható. Ha nem Ön kérte, ne kattintson rá, és módosítsa a jelszavát: valaki más van bejelentkezve a fiókjába.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Kérjük, erősítse meg új e-mail-címét',
      heading: 'Az Ön új e-mail-címe',
      lines: [`Egy fiók (${shop}) ezt az e-mail-címet kapná.`, 'Ez akkor történik meg, ha mindkét postafiókból, a régiből és ebből is jóváhagyták.'],
      button: 'E-mail-cím megerősítése',
      note: 'A link egyszer, 24 órán át használható. Ha ez nem Önt érinti, nincs teendője.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `${shop}: már van fiókja nálunk`,
      heading: 'Ehhez a címhez már tartozik fiók',
      lines: [
        'Valaki, talán Ön, egy másik fiókhoz szerette volna használni ezt az e-mail-címet. Ehhez már saját fiók tartozik, ezért semmit sem módosítottunk.',
        'Ha Ön volt, jelentkezzen be ezzel a címmel.',
      ],
      button: 'Bejelentkezés',
      note: 'Ha ez nem Önt érinti, nincs teendője.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'Megváltozott a fiókjához tartozó e-mail-cím',
      heading: 'E-mail-címe megváltozott',
      lines: [
        `Fiókja (${shop}) mostantól ehhez a címhez tartozik: ${newEmail}, ahogyan mindkét postafiókból jóváhagyták. Erre a címre erről több üzenetet nem küldünk.`,
        `Ha nem Ön hagyta jóvá, azonnal írjon nekünk: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Elkészültek az adatai',
      heading: 'Elkészültek az adatai',
      lines: [`Mindent, amit Önről tárolunk (${shop}), egy fájlba gyűjtöttünk. A fiókjában töltheti le.`],
      button: 'Adataim letöltése',
      note: 'A fájlt 7 napig őrizzük, utána töröljük. Ha nem Ön kérte, módosítsa a jelszavát: valaki más van bejelentkezve a fiókjába.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `${shop}: fiókját töröltük`,
      heading: 'Fiókját töröltük',
      lines: [
        'Kérésére töröltük a fiókját: profilját, címeit, kívánságlistáját, kosarát, azonosítókulcsait és fájljait. Rendelései a törvény előírása szerint a könyvelésünkben maradnak, de neve, címe, e-mail-címe és telefonszáma nélkül.',
        `Ez az utolsó üzenet, amelyet erre a címre küldünk. Ha kérdése van, írjon nekünk: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `${shop}: hozzáférése az adminisztrációs felülethez`,
      heading: 'Megkapta a hozzáférést',
      lines: [
        `Hozzáférést kapott a webshop (${shop}) adminisztrációs felületéhez, vagy megújítottuk a meglévőt.`,
        'Először adjon meg egy jelszót. Az első bejelentkezéskor beállítja a második azonosítót is: legyen kéznél egy telefon hitelesítő alkalmazással.',
      ],
      button: 'Jelszó megadása',
      note: 'A link egyszer, 7 napig használható. Ha ez nem Önt érinti, nincs teendője.',
    }),
  },
  signIn: { when: 'Mikor', browser: 'Böngésző', network: 'Hálózat', unknown: 'ismeretlen' },
  footer: (shop) => `Ezt az üzenetet azért küldjük (${shop}), mert egy fiók biztonságát érinti. Nem lehet róla leiratkozni.`,
};
