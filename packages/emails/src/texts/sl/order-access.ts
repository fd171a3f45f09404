import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessSl: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Odprite svoje naročilo ${orderNumber} pri ${shop}`,
      heading: 'Vaše naročilo',
      lines: [
        'Z gumbom spodaj odprete svoje naročilo z naslovom in računom in lahko kaj vrnete. Povezava je samo za vas: prosimo, ne posredujte je naprej.',
      ],
      button: 'Odpri naročilo',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Potrdite vračilo naročila ${orderNumber}`,
      heading: 'Potrdite svoje vračilo',
      lines: [
        `${at} je bilo s številkama naročila ${orderNumber} prijavljeno vračilo spodnjih izdelkov. Če ste to bili vi, ga potrdite: potem ga bomo pregledali.`,
        `Potrdite ga lahko do ${day}.`,
      ],
      button: 'Potrdi vračilo',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Potrdite odstop od pogodbe za naročilo ${orderNumber}`,
      heading: 'Prejeli smo vaš odstop',
      lines: [
        `${at} ste izjavili, da odstopate od pogodbe za naročilo ${orderNumber} za spodnje izdelke. To sporočilo potrjuje prejem; prosimo, shranite ga.`,
        `Vnesene so bile samo številke naročila. Do ${day} potrdite, da ste bili to vi: odstop nato velja od zgoraj navedenega časa.`,
      ],
      button: 'Potrdi odstop',
    }),
    review: ({ shop }) => ({
      subject: `Potrdite svojo oceno pri ${shop}`,
      heading: 'Potrdite svojo oceno',
      lines: ['Hvala za oceno spodnjega izdelka. Potrdite, da je vaša. Prikazali jo bomo, ko jo pregledamo.'],
      button: 'Potrdi oceno',
    }),
  },
  footer: (shop) =>
    `To sporočilo ste prejeli, ker so bile vnesene številke vašega naročila pri ${shop}. Če to niste bili vi, vam ni treba storiti ničesar: brez vaše potrditve se ne zgodi nič.`,
};
