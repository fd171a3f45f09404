import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdateSl: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `Del vašega naročila ${orderNumber} je na poti` : `Vaše naročilo ${orderNumber} je na poti`,
      heading: hasMore ? 'Prvi del je na poti' : 'Vaš paket je na poti',
      lines: [
        isExchange ? 'Kar ste želeli v zameno, smo pravkar odposlali. Nič vam ni treba plačati.' : 'Vaš paket smo pravkar odposlali.',
        ...(hasMore ? ['Preostanek naročila pride v drugem paketu. Zanj ne plačate nič več.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `Vaše naročilo ${orderNumber} je pripravljeno za prevzem`,
      heading: 'Pripravljeno za vas',
      lines: ['Naročilo lahko zdaj prevzamete, ob delavnikih od 10.00 do 15.00. S seboj imejte številko naročila.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Vaše naročilo ${orderNumber} je dostavljeno`,
      heading: 'Vaš paket je prispel',
      lines: [
        `Upamo, da vam je vse prav. Če ni, imate ${returnDays} dni časa za vračilo ali zamenjavo za drugo velikost: kako, piše na strani vašega naročila.`,
        ...(hasMore ? ['Preostanek vašega naročila še pride.'] : ['Če želite, povejte drugim, kako se prilega: oceno lahko oddate na isti strani.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Paketa ni bilo mogoče izročiti (naročilo ${orderNumber})`,
      heading: 'Zgrešili smo se',
      lines: ['Dostavljavec vam paketa ni mogel izročiti. Poskusil bo znova ali ga hrani za vas: kje in do kdaj, piše na njegovi strani.'],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Vaš paket se je vrnil k nam (naročilo ${orderNumber})`,
      heading: 'Vaš paket se je vrnil',
      lines: [
        'Dostavljavec nam je vrnil vaš paket.',
        amount ? `Vračamo vam ${amount}.` : 'Nič vam ni treba plačati.',
        'Če izdelke še želite, jih preprosto naročite znova.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Vaš paket se je izgubil (naročilo ${orderNumber})`,
      heading: 'Žal nam je',
      lines: [
        'Vaš paket se je na poti k vam izgubil.',
        amount ? `Vračamo vam ${amount}.` : 'Nič vam ni treba plačati.',
        'Če izdelke še želite, jih preprosto naročite znova; če je kaj razprodano, odgovorite na to sporočilo.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `Sprememba vašega naročila ${orderNumber}`,
      heading: 'Del vašega naročila je preklican',
      lines: [
        'Spodnjih izdelkov ne bomo poslali.',
        amount ? `Vračamo vam ${amount}.` : 'Zanje vam ni treba plačati.',
        'Vse drugo pride, kot ste naročili.',
      ],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `Vrnili smo vam ${amount} (naročilo ${orderNumber})`,
      heading: 'Vaš denar je na poti',
      lines: [
        isByHand
          ? `Nakazali smo vam ${amount}. Običajno prispe v dveh delovnih dneh.`
          : `Znesek ${amount} smo vrnili na enak način, kot ste plačali. Odvisno od banke je viden v 3 do 10 delovnih dneh.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `O vašem naročilu ${orderNumber}`,
      heading: 'Vašega naročila ne moremo sprejeti',
      lines: [
        'Vašega naročila nismo mogli potrditi, zato ga ne bomo poslali. Nič vam ni treba plačati.',
        'Če menite, da gre za pomoto, odgovorite na to sporočilo.',
      ],
    }),
  },
  pieces: 'Izdelki',
  carrier: 'Dostavna služba',
  trackingNumber: 'Številka pošiljke',
  pickup: 'Kje vas čaka',
  follow: 'Sledi paketu',
  look: 'Poglej naročilo',
};
