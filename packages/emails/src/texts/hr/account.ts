import type { AccountTexts } from '../account-texts.ts';

export const accountHr: AccountTexts = {
  greeting: (firstName) => (firstName ? `Dobar dan, ${firstName}!` : 'Dobar dan!'),
  letters: {
    welcome: ({ shop }) => ({
      subject: `Dobro došli – ${shop}`,
      heading: 'Dobro došli',
      lines: [
        'Vaš je korisnički račun spreman.',
        'Molimo, potvrdite da je ova e-adresa Vaša. Narudžbe koje ste s njom predali kao gost tada će se pojaviti i u Vašem korisničkom računu.',
      ],
      button: 'Potvrdi e-adresu',
      note: 'Poveznica vrijedi jednom, 7 dana. Ako se niste registrirali Vi, nemojte je otvarati: ništa drugo nije potrebno.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Potvrdite svoju e-adresu',
      heading: 'Je li ovo Vaša e-adresa?',
      lines: [
        `Molimo, potvrdite da ova adresa pripada Vama i Vašem korisničkom računu u trgovini ${shop}. Narudžbe koje ste s njom predali kao gost tada će se pojaviti i ondje.`,
      ],
      button: 'Potvrdi e-adresu',
      note: 'Poveznica vrijedi jednom, 7 dana. Ako se ovo ne odnosi na Vas, ne morate učiniti ništa.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `Nova lozinka – ${shop}`,
      heading: 'Odaberite novu lozinku',
      lines: ['Netko je, vjerojatno Vi, zatražio novu lozinku za Vaš korisnički račun.'],
      button: 'Odaberi novu lozinku',
      note: 'Poveznica vrijedi jednom, sat vremena. Ako to niste bili Vi, ne morate učiniti ništa: lozinka ostaje ista.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `Vaša je lozinka promijenjena – ${shop}`,
      heading: 'Vaša je lozinka promijenjena',
      lines: [
        'Lozinka Vašeg korisničkog računa upravo je promijenjena. Svi su ostali uređaji odjavljeni.',
        'Ako ste to bili Vi, ne morate učiniti ništa. Ako niste, odmah odaberite novu lozinku.',
      ],
      button: 'To nisam bio/-la ja: odaberi novu lozinku',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `Nova prijava u Vaš korisnički račun – ${shop}`,
      heading: 'Nova prijava',
      lines: ['Netko se upravo prijavio u Vaš korisnički račun iz preglednika koji ondje dosad nismo vidjeli.'],
      button: 'To nisam bio/-la ja: odaberi novu lozinku',
      note: 'Ako ste to bili Vi, ne morate učiniti ništa. Nova lozinka odjavljuje sve uređaje.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `Vašem je korisničkom računu dodan pristupni ključ – ${shop}`,
      heading: 'Novi pristupni ključ',
      lines: ['Vašem je korisničkom računu upravo dodan pristupni ključ. Tko ga ima, može se prijaviti bez lozinke.'],
      button: 'Pogledaj moje pristupne ključeve',
      note: 'Ako ste to bili Vi, ne morate učiniti ništa. Ako niste, ondje ga uklonite i promijenite lozinku.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: 'Želite li promijeniti svoju e-adresu?',
      heading: 'Promjena Vaše e-adrese',
      lines: [`Vaš bi korisnički račun trebao dobiti e-adresu ${newEmail}.`, 'To se događa kada se slože oba sandučića, ovaj i novi.'],
      button: 'Slažem se s promjenom',
      note: 'Poveznica vrijedi jednom, 24 sata. Ako ovo niste tražili, nemojte je otvarati i promijenite lozinku: netko je drugi prijavljen u Vaš korisnički račun.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Potvrdite svoju novu e-adresu',
      heading: 'Vaša nova e-adresa',
      lines: [`Jedan bi korisnički račun u trgovini ${shop} trebao dobiti ovu e-adresu.`, 'To se događa kada se slože oba sandučića, stari i ovaj.'],
      button: 'Potvrdi e-adresu',
      note: 'Poveznica vrijedi jednom, 24 sata. Ako se ovo ne odnosi na Vas, ne morate učiniti ništa.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `Već imate korisnički račun – ${shop}`,
      heading: 'Ova adresa već ima korisnički račun',
      lines: [
        'Netko je, možda Vi, htio upotrijebiti ovu e-adresu za drugi korisnički račun. Ona već ima svoj, pa ništa nije promijenjeno.',
        'Ako ste to bili Vi, prijavite se ovom adresom.',
      ],
      button: 'Prijava',
      note: 'Ako se ovo ne odnosi na Vas, ne morate učiniti ništa.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'E-adresa Vašeg korisničkog računa je promijenjena',
      heading: 'Vaša je e-adresa promijenjena',
      lines: [
        `Vaš korisnički račun u trgovini ${shop} sada ima e-adresu ${newEmail}, kako su potvrdila oba sandučića. Ovo je posljednja poruka o tome na ovu adresu.`,
        `Ako se niste složili, odmah nam pišite: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Vaši su podaci spremni',
      heading: 'Vaši su podaci spremni',
      lines: [`Sve što ${shop} čuva o Vama skupljeno je u jednoj datoteci. Možete je preuzeti u svom korisničkom računu.`],
      button: 'Preuzmi moje podatke',
      note: 'Datoteku čuvamo 7 dana, a zatim je brišemo. Ako je niste tražili, promijenite lozinku: netko je drugi prijavljen u Vaš korisnički račun.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `Vaš je korisnički račun izbrisan – ${shop}`,
      heading: 'Vaš je korisnički račun izbrisan',
      lines: [
        'Kako ste željeli, izbrisali smo Vaš korisnički račun: profil, adrese, listu želja, košaricu, pristupne ključeve i datoteke. Vaše narudžbe, kako zakon traži, ostaju u našim knjigama, ali bez Vašeg imena, adrese, e-pošte i broja telefona.',
        `Ovo je posljednja poruka koju šaljemo na ovu adresu. Ako imate pitanje, pišite nam: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `Vaš pristup upravljanju trgovinom ${shop}`,
      heading: 'Vaš pristup upravljanju trgovinom',
      lines: [
        `${shop} Vam je otvorio pristup upravljanju trgovinom ili ga je obnovio.`,
        'Najprije odaberite lozinku. Pri prvoj prijavi zatim postavljate drugi faktor: pripremite telefon s aplikacijom za autentifikaciju.',
      ],
      button: 'Odaberi lozinku',
      note: 'Poveznica vrijedi jednom, 7 dana. Ako se ovo ne odnosi na Vas, ne morate učiniti ništa.',
    }),
  },
  signIn: { when: 'Kada', browser: 'Preglednik', network: 'S mreže', unknown: 'nepoznato' },
  footer: (shop) => `${shop} šalje ovu poruku jer se odnosi na sigurnost korisničkog računa. Od nje se nije moguće odjaviti.`,
};
