import type { SellerTexts } from '../seller-texts.ts';

export const sellerHr: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `Vaša prijava za prodaju – ${shop}`,
      heading: 'Vaša je prijava kod nas',
      lines: [
        `Hvala što želite prodavati u trgovini ${shop}. Svaku prijavu čitamo sami i pišemo Vam čim odlučimo, u pravilu u roku od pet radnih dana.`,
        'Dotad ne morate učiniti ništa. Ako se nešto promijeni, samo odgovorite na ovu poruku.',
      ],
      button: 'Pogledaj tko prodaje kod nas',
    }),
    again: ({ shop, company }) => ({
      subject: `Vaša prijava za prodaju – ${shop}`,
      heading: 'Već ste poslali prijavu',
      lines: [
        `Netko je, vjerojatno Vi, upravo ponovno ispunio obrazac za prodavatelje s ovom e-adresom. Pod njom je kod nas već upisan prodavatelj ${company}, pa iz novog obrasca nismo preuzeli ništa.`,
        'Ako želite nešto promijeniti ili ako to niste bili Vi, samo odgovorite na ovu poruku.',
      ],
      button: 'Pogledaj tko prodaje kod nas',
    }),
    approved: ({ shop, company }) => ({
      subject: `Dobro došli: ${company} prodaje u trgovini ${shop}`,
      heading: 'Primljeni ste',
      lines: [
        `Veselimo se što nam se pridružuje ${company}. Stiže i druga poruka: poveznica u njoj potvrđuje Vaš sandučić i otvara Vaše mjesto u upravljanju trgovinom, gdje dodajete artikle, vidite narudžbe i uređujete svoju priču.`,
        'Vaša je priča od sada na stranici naših prodavatelja. Svaki artikl jednom pregledamo prije nego što krene u prodaju.',
      ],
      button: 'Pogledaj svoju priču',
    }),
    rejected: ({ shop, company }) => ({
      subject: `Vaša prijava za prodaju – ${shop}`,
      heading: 'Ne možemo prihvatiti Vašu prijavu',
      lines: [`Pregledali smo prijavu (${company}) i ovakvu je ne možemo prihvatiti.`, 'Kada se to promijeni, slobodno se prijavite ponovno.'],
      button: 'Pogledaj tko prodaje kod nas',
    }),
    suspended: ({ shop, company }) => ({
      subject: `${company}: prodaja je zaustavljena – ${shop}`,
      heading: 'Vaše je mjesto zaustavljeno',
      lines: [
        'Zasad se ne možete prijaviti u upravljanje trgovinom, a Vaša se priča ne prikazuje. Već zaprimljene narudžbe isporučuju se i obračunavaju prema dogovoru.',
        'Ako mislite da je riječ o pogrešci, samo odgovorite na ovu poruku.',
      ],
      button: 'Pogledaj tko prodaje kod nas',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${company} ponovno prodaje u trgovini ${shop}`,
      heading: 'Ponovno ste s nama',
      lines: ['Vaše je mjesto ponovno otvoreno: u upravljanje trgovinom prijavljujete se kao i prije, a Vaša se priča ponovno prikazuje.'],
      button: 'Pogledaj svoju priču',
    }),
  },
  reason: 'Razlog',
  footer: (shop) => `Ovu poruku primate jer je ova adresa navedena u prijavi za prodaju u trgovini ${shop}.`,
};
