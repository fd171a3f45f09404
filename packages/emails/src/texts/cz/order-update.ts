import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdateCz: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `Část vaší objednávky ${orderNumber} je na cestě` : `Vaše objednávka ${orderNumber} je na cestě`,
      heading: hasMore ? 'První část je na cestě' : 'Váš balík je na cestě',
      lines: [
        isExchange ? 'zboží na výměnu od nás právě odešlo. Nic neplatíte.' : 'váš balík od nás právě odešel.',
        ...(hasMore ? ['Zbytek objednávky přijde v dalším balíku. Nic navíc za to neplatíte.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `Vaše objednávka ${orderNumber} je připravena k vyzvednutí`,
      heading: 'Připraveno k vyzvednutí',
      lines: ['objednávku si už můžete vyzvednout, v pracovní dny od 10:00 do 15:00. Vezměte si prosím číslo objednávky.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Vaše objednávka ${orderNumber} byla doručena`,
      heading: 'Váš balík dorazil',
      lines: [
        `doufáme, že vše sedí. Pokud ne, máte ${returnDays} dní na vrácení nebo výměnu za jinou velikost: jak na to, najdete na stránce objednávky.`,
        ...(hasMore
          ? ['Zbytek objednávky ještě přijde.']
          : ['Budete-li chtít, napište ostatním, jak to sedí: zboží můžete ohodnotit na stejné stránce.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Balík se nepodařilo předat (objednávka ${orderNumber})`,
      heading: 'Nezastihli jsme vás',
      lines: ['dopravci se nepodařilo váš balík předat. Zkusí to ještě jednou, nebo ho pro vás uschová: kde a do kdy, najdete na jeho stránce.'],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Balík se k nám vrátil (objednávka ${orderNumber})`,
      heading: 'Váš balík se vrátil',
      lines: [
        'dopravce nám váš balík přivezl zpět.',
        amount ? `Vracíme vám ${amount}.` : 'Nic neplatíte.',
        'Pokud zboží stále chcete, jednoduše ho objednejte znovu.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Balík se ztratil (objednávka ${orderNumber})`,
      heading: 'Mrzí nás to',
      lines: [
        'váš balík se cestou k vám ztratil.',
        amount ? `Vracíme vám ${amount}.` : 'Nic neplatíte.',
        'Pokud zboží stále chcete, jednoduše ho objednejte znovu; bude-li něco vyprodané, odpovězte na tuto zprávu.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `Změna ve vaší objednávce ${orderNumber}`,
      heading: 'Část objednávky je zrušená',
      lines: ['zboží níže neodešleme.', amount ? `Vracíme vám ${amount}.` : 'Neplatíte za něj.', 'Vše ostatní přijde podle objednávky.'],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `Vrátili jsme vám ${amount} (objednávka ${orderNumber})`,
      heading: 'Peníze jsou na cestě',
      lines: [
        isByHand
          ? `převedli jsme vám ${amount}. Obvykle dorazí do dvou pracovních dnů.`
          : `vrátili jsme vám ${amount} stejnou cestou, jakou jste platili. Podle banky je uvidíte za 3 až 10 pracovních dnů.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `K vaší objednávce ${orderNumber}`,
      heading: 'Vaši objednávku nemůžeme přijmout',
      lines: [
        'objednávku jsme nemohli potvrdit, proto ji neodešleme. Nic neplatíte.',
        'Pokud si myslíte, že jde o omyl, odpovězte prosím na tuto zprávu.',
      ],
    }),
  },
  pieces: 'Zboží',
  carrier: 'Dopravce',
  trackingNumber: 'Číslo zásilky',
  pickup: 'Kde na vás čeká',
  follow: 'Sledovat balík',
  look: 'Zobrazit objednávku',
};
