import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdateSk: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `Časť vašej objednávky ${orderNumber} je na ceste` : `Vaša objednávka ${orderNumber} je na ceste`,
      heading: hasMore ? 'Prvá časť je na ceste' : 'Váš balík je na ceste',
      lines: [
        isExchange ? 'tovar na výmenu od nás práve odišiel. Nič neplatíte.' : 'váš balík od nás práve odišiel.',
        ...(hasMore ? ['Zvyšok objednávky príde v ďalšom balíku. Nič navyše zaň neplatíte.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `Vaša objednávka ${orderNumber} je pripravená na vyzdvihnutie`,
      heading: 'Pripravené na vyzdvihnutie',
      lines: ['objednávku si už môžete vyzdvihnúť, v pracovné dni od 10:00 do 15:00. Vezmite si, prosím, číslo objednávky.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Vaša objednávka ${orderNumber} bola doručená`,
      heading: 'Váš balík dorazil',
      lines: [
        `dúfame, že všetko sedí. Ak nie, máte ${returnDays} dní na vrátenie alebo výmenu za inú veľkosť: ako na to, nájdete na stránke objednávky.`,
        ...(hasMore ? ['Zvyšok objednávky ešte príde.'] : ['Ak chcete, napíšte ostatným, ako to sedí: tovar môžete ohodnotiť na rovnakej stránke.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Balík sa nepodarilo odovzdať (objednávka ${orderNumber})`,
      heading: 'Nezastihli sme vás',
      lines: ['dopravcovi sa nepodarilo váš balík odovzdať. Skúsi to ešte raz, alebo ho pre vás uschová: kde a do kedy, nájdete na jeho stránke.'],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Balík sa k nám vrátil (objednávka ${orderNumber})`,
      heading: 'Váš balík sa vrátil',
      lines: [
        'dopravca nám váš balík priviezol späť.',
        amount ? `Vraciame vám ${amount}.` : 'Nič neplatíte.',
        'Ak tovar stále chcete, jednoducho ho objednajte znova.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Balík sa stratil (objednávka ${orderNumber})`,
      heading: 'Mrzí nás to',
      lines: [
        'váš balík sa cestou k vám stratil.',
        amount ? `Vraciame vám ${amount}.` : 'Nič neplatíte.',
        'Ak tovar stále chcete, jednoducho ho objednajte znova; ak bude niečo vypredané, odpovedzte na túto správu.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `Zmena vo vašej objednávke ${orderNumber}`,
      heading: 'Časť objednávky je zrušená',
      lines: ['tovar nižšie neodošleme.', amount ? `Vraciame vám ${amount}.` : 'Neplatíte zaň.', 'Všetko ostatné príde podľa objednávky.'],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `Vrátili sme vám ${amount} (objednávka ${orderNumber})`,
      heading: 'Peniaze sú na ceste',
      lines: [
        isByHand
          ? `previedli sme vám ${amount}. Zvyčajne dorazia do dvoch pracovných dní.`
          : `vrátili sme vám ${amount} rovnakou cestou, akou ste platili. Podľa banky ich uvidíte o 3 až 10 pracovných dní.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `K vašej objednávke ${orderNumber}`,
      heading: 'Vašu objednávku nemôžeme prijať',
      lines: [
        'objednávku sme nemohli potvrdiť, preto ju neodošleme. Nič neplatíte.',
        'Ak si myslíte, že ide o omyl, odpovedzte, prosím, na túto správu.',
      ],
    }),
  },
  pieces: 'Tovar',
  carrier: 'Dopravca',
  trackingNumber: 'Číslo zásielky',
  pickup: 'Kde na vás čaká',
  follow: 'Sledovať balík',
  look: 'Zobraziť objednávku',
};
