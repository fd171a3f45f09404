import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdateHu: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `Rendelésének egy része úton van: ${orderNumber}` : `Rendelése úton van: ${orderNumber}`,
      heading: hasMore ? 'Az első rész úton van' : 'Csomagja úton van',
      lines: [
        isExchange ? 'Amit cserébe kért, éppen most indult el tőlünk. Nem kell fizetnie érte.' : 'Csomagja éppen most indult el tőlünk.',
        ...(hasMore ? ['Rendelésének többi része egy másik csomagban érkezik. Ezért nem kell többet fizetnie.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `Rendelése átvehető: ${orderNumber}`,
      heading: 'Várja Önt a csomagja',
      lines: ['Rendelését mostantól átveheti, hétköznap 10:00 és 15:00 között. Kérjük, hozza magával a rendelésszámot.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Rendelését kézbesítettük: ${orderNumber}`,
      heading: 'Csomagja megérkezett',
      lines: [
        `Reméljük, minden jó Önre. Ha mégsem, ${returnDays} napja van visszaküldeni vagy más méretben kérni: a rendelése oldalán látja, hogyan.`,
        ...(hasMore
          ? ['Rendelésének többi része még érkezik.']
          : ['Ha van kedve, mondja el másoknak, milyen a szabása: ugyanazon az oldalon értékelheti.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Csomagját nem tudták átadni (rendelés: ${orderNumber})`,
      heading: 'Nem találtuk otthon',
      lines: ['A futárszolgálat nem tudta átadni a csomagját. Újra próbálkozik, vagy megőrzi Önnek: az oldalán látja, hol és meddig.'],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Csomagja visszaérkezett hozzánk (rendelés: ${orderNumber})`,
      heading: 'Csomagja visszaérkezett',
      lines: [
        'A futárszolgálat visszahozta hozzánk a csomagját.',
        amount ? `Visszatérítjük Önnek: ${amount}.` : 'Nem kell fizetnie.',
        'Ha továbbra is szeretné, egyszerűen rendelje meg újra.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Csomagja elveszett (rendelés: ${orderNumber})`,
      heading: 'Elnézését kérjük',
      lines: [
        'Csomagja útközben elveszett.',
        amount ? `Visszatérítjük Önnek: ${amount}.` : 'Nem kell fizetnie.',
        'Ha továbbra is szeretné, egyszerűen rendelje meg újra; ha valami elfogyott, válaszoljon erre az üzenetre.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `Változás a rendelésében: ${orderNumber}`,
      heading: 'Rendelésének egy részét lemondtuk',
      lines: [
        'Az alábbi termékeket nem küldjük el.',
        amount ? `Visszatérítjük Önnek: ${amount}.` : 'Ezekért nem kell fizetnie.',
        'Minden más úgy érkezik, ahogyan megrendelte.',
      ],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `Visszatérítettük Önnek: ${amount} (rendelés: ${orderNumber})`,
      heading: 'A pénze úton van',
      lines: [
        isByHand
          ? `Átutaltuk Önnek: ${amount}. Általában két munkanapon belül megérkezik.`
          : `Visszaküldtük ugyanazon a módon, ahogyan fizetett: ${amount}. Bankjától függően 3–10 munkanap, mire megjelenik.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `Rendeléséről: ${orderNumber}`,
      heading: 'Rendelését nem tudjuk teljesíteni',
      lines: [
        'Rendelését nem tudtuk visszaigazolni, ezért nem küldjük el. Nem kell fizetnie.',
        'Ha úgy gondolja, hogy ez tévedés, kérjük, válaszoljon erre az üzenetre.',
      ],
    }),
  },
  pieces: 'Termékek',
  carrier: 'Futárszolgálat',
  trackingNumber: 'Nyomkövetési szám',
  pickup: 'Hol várja Önt',
  follow: 'Csomag követése',
  look: 'Rendelés megtekintése',
};
