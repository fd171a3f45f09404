import type { SellerTexts } from '../seller-texts.ts';

export const sellerSl: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `Vaša prijava za prodajo pri ${shop}`,
      heading: 'Prejeli smo vašo prijavo',
      lines: [
        `Hvala, da želite prodajati pri ${shop}. Vsako prijavo preberemo sami in vam pišemo, takoj ko odločimo, praviloma v petih delovnih dneh.`,
        'Do takrat vam ni treba storiti ničesar. Če se kaj spremeni, preprosto odgovorite na to sporočilo.',
      ],
      button: 'Poglej, kdo prodaja pri nas',
    }),
    again: ({ shop, company }) => ({
      subject: `Vaša prijava za prodajo pri ${shop}`,
      heading: 'Prijavo ste že oddali',
      lines: [
        `Nekdo, verjetno vi, je pravkar znova izpolnil obrazec za prodajalce s tem e-poštnim naslovom. Pod njim je pri nas že vpisan prodajalec ${company}, zato iz novega obrazca nismo prevzeli ničesar.`,
        'Če želite kaj spremeniti ali če to niste bili vi, preprosto odgovorite na to sporočilo.',
      ],
      button: 'Poglej, kdo prodaja pri nas',
    }),
    approved: ({ shop, company }) => ({
      subject: `Dobrodošli: ${company} prodaja pri ${shop}`,
      heading: 'Sprejeti ste',
      lines: [
        `Veseli smo, da se nam pridružuje ${company}. Na poti je še eno sporočilo: povezava v njem potrdi vaš poštni predal in odpre vaš prostor v upravi trgovine, kjer dodajate izdelke, vidite naročila in urejate svojo zgodbo.`,
        'Vaša zgodba je odslej na strani naših prodajalcev. Vsak izdelek enkrat pregledamo, preden gre v prodajo.',
      ],
      button: 'Poglej svojo zgodbo',
    }),
    rejected: ({ shop, company }) => ({
      subject: `Vaša prijava za prodajo pri ${shop}`,
      heading: 'Vaše prijave ne moremo sprejeti',
      lines: [
        `Prijavo (${company}) smo pregledali in je takšne, kot je, ne moremo sprejeti.`,
        'Ko se to spremeni, se lahko z veseljem prijavite znova.',
      ],
      button: 'Poglej, kdo prodaja pri nas',
    }),
    suspended: ({ shop, company }) => ({
      subject: `${company}: prodaja pri ${shop} je zaustavljena`,
      heading: 'Vaš prostor je zaustavljen',
      lines: [
        'V upravo trgovine se za zdaj ne morete vpisati in vaša zgodba ni prikazana. Že oddana naročila se dostavijo in obračunajo po dogovoru.',
        'Če menite, da gre za pomoto, preprosto odgovorite na to sporočilo.',
      ],
      button: 'Poglej, kdo prodaja pri nas',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${company} spet prodaja pri ${shop}`,
      heading: 'Spet ste z nami',
      lines: ['Vaš prostor je spet odprt: v upravo trgovine se lahko vpišete kot prej in vaša zgodba je spet prikazana.'],
      button: 'Poglej svojo zgodbo',
    }),
  },
  reason: 'Razlog',
  footer: (shop) => `To sporočilo ste prejeli, ker je bil ta naslov naveden v prijavi za prodajo pri ${shop}.`,
};
