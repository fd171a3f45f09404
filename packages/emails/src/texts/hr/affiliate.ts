import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliateHr: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `Vaša prijava za partnerski program ${shop}`,
      heading: 'Vaša je prijava kod nas',
      lines: [`Hvala što želite prodavati uz ${shop}. Pregledavamo Vašu prijavu i pišemo Vam čim odlučimo.`, 'Dotad ne morate učiniti ništa.'],
      button: 'Pogledaj prijavu',
    }),
    approved: ({ shop, code }) => ({
      subject: `Dobro došli u partnerski program ${shop}`,
      heading: 'Primljeni ste',
      lines: [
        `Vaša je prijava prihvaćena. Vaš je kod ${code}; svaka kupnja preko Vaše poveznice ili s Vašim kodom od sada Vam donosi proviziju.`,
        'Najprije izradite poveznicu: odaberite bilo koju stranicu ili artikl, a portal pokazuje koliko na tome zarađujete. Zatim je podijelite ondje gdje je Vaša publika i recite da na tome zarađujete.',
        'Na kraju na profilu upišite kamo da šaljemo Vaš novac. U portalu vidite svaki klik, narudžbu i proviziju.',
      ],
      button: 'Izradi prvu poveznicu',
    }),
    rejected: ({ shop }) => ({
      subject: `Vaša prijava za partnerski program ${shop}`,
      heading: 'Ne možemo prihvatiti Vašu prijavu',
      lines: ['Pregledali smo Vašu prijavu i zasad Vas ne možemo primiti u program.'],
      button: 'Pogledaj prijavu',
    }),
    suspended: ({ shop }) => ({
      subject: `Vaš račun u partnerskom programu ${shop} je zaustavljen`,
      heading: 'Vaš je račun zaustavljen',
      lines: [
        'Za narudžbe od sada ne ostvarujete proviziju. Što ste prije zaradili, ostaje na Vašem računu i dalje se vidi u portalu.',
        'Ako mislite da je riječ o pogrešci, samo odgovorite na ovu poruku.',
      ],
      button: 'Otvori portal',
    }),
    resumed: ({ shop, code }) => ({
      subject: `Vaš račun u partnerskom programu ${shop} ponovno je aktivan`,
      heading: 'Ponovno zarađujete',
      lines: [`Vaš je račun ponovno aktivan: narudžbe preko Vaših poveznica ili s Vašim kodom ${code} od sada Vam donose proviziju.`],
      button: 'Otvori portal',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `O Vašoj proviziji za narudžbu ${orderNumber}`,
      heading: 'Provizija je odbijena',
      lines: [
        `Pregledali smo proviziju od ${amount} za narudžbu ${orderNumber} i ne možemo je odobriti. Oduzimamo je od iznosa na čekanju; ništa se drugo ne mijenja.`,
        'Ako mislite drukčije, samo odgovorite na ovu poruku.',
      ],
      button: 'Pogledaj provizije',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} je na putu do Vas`,
      heading: 'Vaš je novac na putu',
      lines: [
        `Isplatili smo Vam ${amount}. Ovisno o banci, stiže u roku od nekoliko radnih dana, s pozivom na broj ${payoutNumber}.`,
        'Obračun sa svim provizijama nalazi se u portalu.',
      ],
      button: 'Pogledaj isplate',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `Vaša isplata ${payoutNumber} nije stigla`,
      heading: 'Isplata nije uspjela',
      lines: [
        `Isplatu od ${amount} nije bilo moguće izvršiti. Iznos je ponovno u Vašem stanju i bit će dio sljedeće isplate.`,
        'Molimo, na profilu provjerite kamo šaljemo Vaš novac.',
      ],
      button: 'Provjeri podatke za isplatu',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'Račun za Vaše isplate je promijenjen',
      heading: 'Vaš račun za isplate je promijenjen',
      lines: [
        `U Vašem je profilu upravo promijenjen račun na koji isplaćujemo Vaše provizije. Radi sigurnosti do ${day} ne isplaćujemo ništa.`,
        'Ako ste to bili vi, ne morate ništa činiti. Ako niste, odmah promijenite lozinku, ispravite račun u profilu i odgovorite na ovu poruku.',
      ],
      button: 'Provjeri podatke o računu',
    }),
    leaving: ({ shop }) => ({
      subject: `Prije brisanja Vašeg korisničkog računa – ${shop}`,
      heading: 'Najprije se obračunavamo s Vama',
      lines: [
        'Zatražili ste brisanje korisničkog računa. U partnerskom je programu još nešto otvoreno, pa najprije slijedi ovo: za narudžbe od sada ne ostvarujete proviziju; o proviziji na čekanju odlučuje se kao i inače; zatim isplaćujemo što ostane, ma koliko malo bilo.',
        'Molimo, provjerite piše li na profilu kamo da šaljemo Vaš novac. Ako nam nešto treba vratiti ili se želite odreći ostatka, samo odgovorite na ovu poruku.',
        'Dotad Vaše podatke koristimo samo za to, a korisnički račun brišemo čim se sve riješi. Ako ipak želite ostati, možete to reći u svom korisničkom računu pod Privatnost.',
      ],
      button: 'Provjeri podatke za isplatu',
    }),
  },
  reason: 'Razlog',
  footer: (shop) => `Ovu poruku primate jer sudjelujete u partnerskom programu ${shop} ili ste se za njega prijavili.`,
};
