import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliateSl: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `Vaša prijava v partnerski program ${shop}`,
      heading: 'Prejeli smo vašo prijavo',
      lines: [
        `Hvala, da želite prodajati s ${shop}. Vašo prijavo pregledamo in vam pišemo, takoj ko odločimo.`,
        'Do takrat vam ni treba storiti ničesar.',
      ],
      button: 'Poglej prijavo',
    }),
    approved: ({ shop, code }) => ({
      subject: `Dobrodošli v partnerskem programu ${shop}`,
      heading: 'Sprejeti ste',
      lines: [
        `Vaša prijava je sprejeta. Vaša koda je ${code}; vsak nakup prek vaše povezave ali z vašo kodo vam odslej prinese provizijo.`,
        'Najprej ustvarite povezavo: izberite katero koli stran ali izdelek in portal vam pokaže, koliko pri tem zaslužite. Nato jo delite tam, kjer je vaše občinstvo, in povejte, da s tem služite.',
        'Na koncu v profilu vpišite, kam naj pošljemo vaš denar. V portalu vidite vsak klik, vsako naročilo in vsako provizijo.',
      ],
      button: 'Ustvari prvo povezavo',
    }),
    rejected: ({ shop }) => ({
      subject: `Vaša prijava v partnerski program ${shop}`,
      heading: 'Vaše prijave ne moremo sprejeti',
      lines: ['Vašo prijavo smo pregledali in vas za zdaj ne moremo sprejeti v program.'],
      button: 'Poglej prijavo',
    }),
    suspended: ({ shop }) => ({
      subject: `Vaš račun v partnerskem programu ${shop} je zaustavljen`,
      heading: 'Vaš račun je zaustavljen',
      lines: [
        'Za naročila, oddana od zdaj naprej, ne dobite provizije. Kar ste zaslužili prej, ostane v vašem računu in je še vedno vidno v portalu.',
        'Če menite, da gre za pomoto, preprosto odgovorite na to sporočilo.',
      ],
      button: 'Odpri portal',
    }),
    resumed: ({ shop, code }) => ({
      subject: `Vaš račun v partnerskem programu ${shop} je spet aktiven`,
      heading: 'Spet služite',
      lines: [`Vaš račun je spet aktiven: naročila prek vaših povezav ali z vašo kodo ${code} vam odslej prinašajo provizijo.`],
      button: 'Odpri portal',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `O vaši proviziji za naročilo ${orderNumber}`,
      heading: 'Provizija je bila zavrnjena',
      lines: [
        `Pregledali smo provizijo ${amount} za naročilo ${orderNumber} in je ne moremo odobriti. Odštejemo jo od zneska v čakanju; drugo se ne spremeni.`,
        'Če menite drugače, preprosto odgovorite na to sporočilo.',
      ],
      button: 'Poglej provizije',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} je na poti k vam`,
      heading: 'Vaš denar je na poti',
      lines: [
        `Izplačali smo vam ${amount}. Odvisno od banke prispe v nekaj delovnih dneh, s sklicem ${payoutNumber}.`,
        'Obračun z vsemi provizijami je v portalu.',
      ],
      button: 'Poglej izplačila',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `Vaše izplačilo ${payoutNumber} ni prispelo`,
      heading: 'Izplačilo ni uspelo',
      lines: [
        `Izplačila ${amount} ni bilo mogoče izvesti. Znesek je spet v vašem stanju in bo del naslednjega izplačila.`,
        'Prosimo, v profilu preverite, kam pošiljamo vaš denar.',
      ],
      button: 'Preveri podatke za izplačilo',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'Račun za vaša izplačila je spremenjen',
      heading: 'Vaš račun za izplačila je spremenjen',
      lines: [
        `v vašem profilu je bil pravkar spremenjen račun, na katerega izplačujemo vaše provizije. Zaradi varnosti do ${day} ne izplačamo ničesar.`,
        'Če ste to bili vi, vam ni treba storiti ničesar. Če niste, takoj spremenite geslo, popravite račun v profilu in odgovorite na to sporočilo.',
      ],
      button: 'Preveri podatke o računu',
    }),
    leaving: ({ shop }) => ({
      subject: `Preden izbrišemo vaš račun pri ${shop}`,
      heading: 'Najprej poravnamo obveznosti',
      lines: [
        'Želeli ste, da izbrišemo vaš račun. V partnerskem programu je še nekaj odprtega, zato gre najprej to: za naročila, oddana od zdaj naprej, ne dobite provizije; o proviziji v čakanju odločimo kot običajno; nato izplačamo, kar ostane, tudi če je malo.',
        'Prosimo, preverite, ali v profilu piše, kam naj pošljemo vaš denar. Če nam je treba kaj vrniti ali se želite preostanku odpovedati, preprosto odgovorite na to sporočilo.',
        'Do takrat vaše podatke uporabljamo samo za to, račun pa izbrišemo, takoj ko je vse urejeno. Če želite vendarle ostati, to izberite v svojem računu pod Zasebnost.',
      ],
      button: 'Preveri podatke za izplačilo',
    }),
  },
  reason: 'Razlog',
  footer: (shop) => `To sporočilo ste prejeli, ker sodelujete v partnerskem programu ${shop} ali ste se vanj prijavili.`,
};
