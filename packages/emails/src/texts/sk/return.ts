import type { ReturnTexts } from '../return-texts.ts';

export const returnSk: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Vaše vrátenie ${returnNumber} sme prijali`,
      heading: 'Vašu žiadosť o vrátenie sme prijali',
      lines: [
        `chcete vrátiť niečo z objednávky ${orderNumber}. Pozrieme sa na to a do dvoch pracovných dní vám napíšeme.`,
        'Dovtedy, prosím, nič neposielajte: najprv od nás dostanete sprievodný lístok do balíka.',
      ],
      button: 'Zobraziť vrátenie',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Pošlite nám, prosím, vrátenie ${returnNumber}`,
      heading: 'Teraz ho už môžete poslať',
      lines: [
        'vaše vrátenie je schválené. Otvorte jeho stránku, vytlačte sprievodný lístok a vložte ho do balíka. Nemáte tlačiareň? Napíšte číslo vrátenia na papier a vložte ten.',
        'Podací lístok, ktorý pri podaní dostanete, si uschovajte.',
      ],
      button: 'Otvoriť sprievodný lístok',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `K vášmu vráteniu ${returnNumber}`,
      heading: 'Toto späť prijať nemôžeme',
      lines: ['vaše vrátenie sme preverili a tovar nižšie prijať nemôžeme. Ak to vidíte inak, stačí na túto správu odpovedať.'],
      button: 'Zobraziť vrátenie',
    }),
    received: ({ returnNumber }) => ({
      subject: `Vaše vrátenie ${returnNumber} dorazilo`,
      heading: 'Váš balík dorazil',
      lines: ['tovar nižšie je späť u nás. Teraz ho skontrolujeme; peniaze alebo iná veľkosť prídu v priebehu niekoľkých pracovných dní.'],
      button: 'Zobraziť vrátenie',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `Odstúpenie od objednávky ${orderNumber} v obchode ${shop}`,
      heading: 'Vaše odstúpenie sme prijali',
      lines: [
        `vyhlásili ste (${at}), že odstupujete od zmluvy k objednávke ${orderNumber} pre tovar uvedený nižšie. Touto správou prijatie potvrdzujeme; uschovajte si ju, prosím.`,
        'Čo vám už dorazilo, pošlite späť do 14 dní. Vrátime vám všetko, čo ste za to zaplatili; ak odstupujete od celej objednávky, aj štandardnú dopravu.',
      ],
      button: 'Zobraziť odstúpenie',
    }),
  },
  returnNumber: 'Číslo vrátenia',
  pieces: 'Tovar',
  notSent: 'Čo ešte nebolo zabalené, neodošleme.',
  sendTo: 'Pošlite na adresu',
  reason: 'Dôvod',
  footer: (shop) => `Túto správu dostávate pre vrátenie k objednávke v obchode ${shop}.`,
};
