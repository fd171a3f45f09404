import type { SellerTexts } from '../seller-texts.ts';

export const sellerRo: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `Cererea de a vinde la ${shop}`,
      heading: 'Am primit cererea',
      lines: [
        `Vă mulțumim că doriți să vindeți la ${shop}. Citim personal fiecare cerere și vă scriem imediat ce am hotărât, de regulă în cinci zile lucrătoare.`,
        'Până atunci nu trebuie să faceți nimic. Dacă se schimbă ceva, răspundeți la acest mesaj.',
      ],
      button: 'Vezi cine vinde la noi',
    }),
    again: ({ shop, company }) => ({
      subject: `Cererea de a vinde la ${shop}`,
      heading: 'Ați trimis deja o cerere',
      lines: [
        `Cineva, probabil dumneavoastră, tocmai a completat din nou formularul pentru vânzători cu această adresă. ${company} este deja înscrisă la noi cu ea, așa că nu am preluat nimic din noul formular.`,
        'Dacă doriți să modificați ceva sau nu ați fost dumneavoastră, răspundeți la acest mesaj.',
      ],
      button: 'Vezi cine vinde la noi',
    }),
    approved: ({ shop, company }) => ({
      subject: `Bun venit: ${company} vinde la ${shop}`,
      heading: 'Vindeți la noi',
      lines: [
        `Ne bucurăm că ni se alătură ${company}. Un al doilea mesaj este pe drum: linkul din el confirmă adresa de e-mail și deschide locul dumneavoastră din panoul de administrare, unde adăugați produsele, vedeți comenzile și vă scrieți povestea.`,
        'Povestea dumneavoastră apare de acum pe pagina vânzătorilor noștri. Verificăm o dată fiecare produs înainte să intre în vânzare.',
      ],
      button: 'Vezi povestea',
    }),
    rejected: ({ shop, company }) => ({
      subject: `Cererea de a vinde la ${shop}`,
      heading: 'Nu putem accepta cererea',
      lines: [
        `Am verificat cererea firmei ${company} și nu o putem accepta în forma actuală.`,
        'Dacă lucrurile se schimbă, puteți trimite oricând o nouă cerere.',
      ],
      button: 'Vezi cine vinde la noi',
    }),
    suspended: ({ shop, company }) => ({
      subject: `Contul de vânzător ${company} la ${shop} este suspendat`,
      heading: 'Contul de vânzător este suspendat',
      lines: [
        'Deocamdată nu vă puteți autentifica în panoul de administrare, iar povestea dumneavoastră nu este afișată. Comenzile deja plasate se livrează și se decontează așa cum am convenit.',
        'Dacă vi se pare o greșeală, răspundeți la acest mesaj.',
      ],
      button: 'Vezi cine vinde la noi',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${company} vinde din nou la ${shop}`,
      heading: 'Vindeți din nou la noi',
      lines: ['Contul este din nou activ: vă puteți autentifica în panoul de administrare ca înainte, iar povestea dumneavoastră este afișată.'],
      button: 'Vezi povestea',
    }),
  },
  reason: 'Motiv',
  footer: (shop) => `Primiți acest mesaj fiindcă această adresă a fost indicată într-o cerere de a vinde la ${shop}.`,
};
