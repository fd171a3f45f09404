import type { AccountTexts } from '../account-texts.ts';

export const accountSl: AccountTexts = {
  greeting: (firstName) => (firstName ? `Pozdravljeni, ${firstName}!` : 'Pozdravljeni!'),
  letters: {
    welcome: ({ shop }) => ({
      subject: `Dobrodošli pri ${shop}`,
      heading: 'Dobrodošli',
      lines: [
        'Vaš račun je pripravljen.',
        'Prosimo, potrdite, da je ta e-poštni naslov vaš. Naročila, ki ste jih z njim oddali kot gost, bodo nato vidna tudi v vašem računu.',
      ],
      button: 'Potrdi e-poštni naslov',
      note: 'Povezava velja enkrat, 7 dni. Če se niste registrirali vi, je ne odpirajte: nič drugega ni potrebno.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Potrdite svoj e-poštni naslov',
      heading: 'Je to vaš e-poštni naslov?',
      lines: [
        `Prosimo, potrdite, da ta naslov pripada vam in vašemu računu pri ${shop}. Naročila, ki ste jih z njim oddali kot gost, bodo nato vidna tudi tam.`,
      ],
      button: 'Potrdi e-poštni naslov',
      note: 'Povezava velja enkrat, 7 dni. Če se to ne nanaša na vas, vam ni treba storiti ničesar.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `Novo geslo za ${shop}`,
      heading: 'Izberite novo geslo',
      lines: ['Nekdo, verjetno vi, je zahteval novo geslo za vaš račun.'],
      button: 'Izberi novo geslo',
      note: 'Povezava velja enkrat, eno uro. Če to niste bili vi, vam ni treba storiti ničesar: geslo ostane, kot je.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `Vaše geslo pri ${shop} je spremenjeno`,
      heading: 'Vaše geslo je spremenjeno',
      lines: [
        'Geslo vašega računa je bilo pravkar spremenjeno. Vse druge naprave so bile odjavljene.',
        'Če ste to storili vi, ni treba storiti ničesar. Če ne, takoj izberite novo geslo.',
      ],
      button: 'To nisem bil/-a jaz: izberi novo geslo',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `Nova prijava v vaš račun pri ${shop}`,
      heading: 'Nova prijava',
      lines: ['Nekdo se je pravkar prijavil v vaš račun z brskalnikom, ki ga tam še nismo videli.'],
      button: 'To nisem bil/-a jaz: izberi novo geslo',
      note: 'Če ste bili to vi, ni treba storiti ničesar. Novo geslo odjavi vse naprave.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `Vašemu računu pri ${shop} je bil dodan ključ za dostop`,
      heading: 'Nov ključ za dostop',
      lines: ['Vašemu računu je bil pravkar dodan ključ za dostop. Kdor ga ima, se lahko prijavi brez gesla.'],
      button: 'Poglej moje ključe za dostop',
      note: 'Če ste bili to vi, ni treba storiti ničesar. Če ne, ga tam odstranite in spremenite geslo.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: 'Želite spremeniti svoj e-poštni naslov?',
      heading: 'Sprememba vašega e-poštnega naslova',
      lines: [`Vaš račun naj bi dobil nov e-poštni naslov: ${newEmail}.`, 'To se zgodi, ko soglašata oba poštna predala, ta in novi.'],
      button: 'Soglašam s spremembo',
      note: 'Povezava velja enkrat, 24 ur. Če tega niste zahtevali, je ne odpirajte in spremenite geslo: v vaš račun je prijavljen nekdo drug.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Potrdite svoj novi e-poštni naslov',
      heading: 'Vaš novi e-poštni naslov',
      lines: [`Račun pri ${shop} naj bi dobil ta e-poštni naslov.`, 'To se zgodi, ko soglašata oba poštna predala, stari in ta.'],
      button: 'Potrdi e-poštni naslov',
      note: 'Povezava velja enkrat, 24 ur. Če se to ne nanaša na vas, vam ni treba storiti ničesar.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `Račun pri ${shop} že imate`,
      heading: 'Ta naslov že ima račun',
      lines: [
        'Nekdo, morda vi, je želel ta e-poštni naslov uporabiti za drug račun. Ker ima naslov že svoj račun, se ni nič spremenilo.',
        'Če ste bili to vi, se prijavite s tem naslovom.',
      ],
      button: 'Prijava',
      note: 'Če se to ne nanaša na vas, vam ni treba storiti ničesar.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'E-poštni naslov vašega računa je spremenjen',
      heading: 'Vaš e-poštni naslov je spremenjen',
      lines: [
        `Vaš račun pri ${shop} ima zdaj e-poštni naslov ${newEmail}, kot sta potrdila oba poštna predala. To je zadnje sporočilo o tem na ta naslov.`,
        `Če s tem niste soglašali, nam takoj pišite: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Vaši podatki so pripravljeni',
      heading: 'Vaši podatki so pripravljeni',
      lines: [`Vse, kar ${shop} hrani o vas, je zbrano v eni datoteki. Prenesete jo lahko v svojem računu.`],
      button: 'Prenesi moje podatke',
      note: 'Datoteko hranimo 7 dni, nato jo izbrišemo. Če je niste zahtevali, spremenite geslo: v vaš račun je prijavljen nekdo drug.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `Vaš račun pri ${shop} je izbrisan`,
      heading: 'Vaš račun je izbrisan',
      lines: [
        'Kot ste želeli, smo vaš račun izbrisali: profil, naslove, seznam želja, košarico, ključe za dostop in datoteke. Vaša naročila, kot zahteva zakon, ostanejo v naših knjigah, a brez vašega imena, naslova, e-pošte in telefonske številke.',
        `To je zadnje sporočilo, ki ga pošiljamo na ta naslov. Če imate vprašanje, nam pišite: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `Vaš dostop do uprave trgovine ${shop}`,
      heading: 'Vaš dostop do uprave trgovine',
      lines: [
        `${shop} vam je odprl dostop do uprave trgovine ali ga obnovil.`,
        'Najprej izberite geslo. Ob prvi prijavi nato nastavite drugi dejavnik: pripravite telefon z aplikacijo za preverjanje pristnosti.',
      ],
      button: 'Izberi geslo',
      note: 'Povezava velja enkrat, 7 dni. Če se to ne nanaša na vas, vam ni treba storiti ničesar.',
    }),
  },
  signIn: { when: 'Kdaj', browser: 'Brskalnik', network: 'Iz omrežja', unknown: 'neznano' },
  footer: (shop) => `${shop} to sporočilo pošilja, ker zadeva varnost računa. Od njega se ni mogoče odjaviti.`,
};
