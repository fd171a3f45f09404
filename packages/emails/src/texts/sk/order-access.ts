import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessSk: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Otvorte svoju objednávku ${orderNumber} v ${shop}`,
      heading: 'Vaša objednávka',
      lines: [
        'tlačidlom nižšie otvoríte svoju objednávku s adresou a faktúrou a môžete niečo vrátiť. Odkaz je len pre vás: prosíme, neposielajte ho ďalej.',
      ],
      button: 'Otvoriť objednávku',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Potvrďte, prosím, vrátenie k objednávke ${orderNumber}`,
      heading: 'Potvrďte, prosím, vrátenie',
      lines: [
        `dňa ${at} bolo s číslami objednávky ${orderNumber} nahlásené vrátenie položiek nižšie. Ak ste to boli vy, potvrďte to, prosím: potom sa tým budeme zaoberať.`,
        `Potvrdiť ho môžete do ${day}.`,
      ],
      button: 'Potvrdiť vrátenie',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Potvrďte, prosím, odstúpenie od objednávky ${orderNumber}`,
      heading: 'Vaše odstúpenie sme prijali',
      lines: [
        `dňa ${at} ste vyhlásili, že odstupujete od zmluvy k objednávke ${orderNumber} pri položkách nižšie. Táto správa potvrdzuje prijatie; prosíme, uschovajte si ju.`,
        `Boli zadané iba čísla objednávky. Potvrďte, prosím, do ${day}, že ste to boli vy: odstúpenie potom platí od uvedeného času.`,
      ],
      button: 'Potvrdiť odstúpenie',
    }),
    review: ({ shop }) => ({
      subject: `Potvrďte, prosím, svoju recenziu v ${shop}`,
      heading: 'Potvrďte, prosím, svoju recenziu',
      lines: ['ďakujeme za recenziu položky nižšie. Potvrďte, prosím, že je vaša. Zobrazíme ju, keď si ju prečítame.'],
      button: 'Potvrdiť recenziu',
    }),
  },
  footer: (shop) =>
    `Túto správu dostávate, lebo boli zadané čísla vašej objednávky v ${shop}. Ak ste to neboli vy, nemusíte nič robiť: bez vášho potvrdenia sa nič nestane.`,
};
