import type { ReturnTexts } from '../return-texts.ts';

export const returnHu: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Visszaküldését megkaptuk: ${returnNumber}`,
      heading: 'Visszaküldési kérelmét megkaptuk',
      lines: [
        `Vissza szeretne küldeni valamit a következő rendelésből: ${orderNumber}. Megnézzük, és két munkanapon belül írunk Önnek.`,
        'Kérjük, addig ne küldjön semmit: előbb megkapja a csomagba való kísérőlapot.',
      ],
      button: 'Visszaküldés megtekintése',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Kérjük, küldje el: ${returnNumber} visszaküldés`,
      heading: 'Most már elküldheti',
      lines: [
        'Visszaküldését jóváhagytuk. Nyissa meg az oldalát, nyomtassa ki a kísérőlapot, és tegye a csomagba. Nincs nyomtatója? Írja a visszaküldési számot egy lapra, és azt tegye bele.',
        'Őrizze meg az elismervényt, amelyet a csomag feladásakor kap.',
      ],
      button: 'Kísérőlap megnyitása',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `Visszaküldéséről: ${returnNumber}`,
      heading: 'Ezt nem tudjuk visszavenni',
      lines: ['Megnéztük a visszaküldését, és az alábbi termékeket nem tudjuk elfogadni. Ha másképp látja, egyszerűen válaszoljon erre az üzenetre.'],
      button: 'Visszaküldés megtekintése',
    }),
    received: ({ returnNumber }) => ({
      subject: `Visszaküldése megérkezett: ${returnNumber}`,
      heading: 'Csomagja megérkezett',
      lines: ['Az alábbi termékek megérkeztek hozzánk. Most ellenőrizzük őket; a pénzt vagy a másik méretet néhány munkanapon belül küldjük.'],
      button: 'Visszaküldés megtekintése',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `${shop}: elállása a rendeléstől, ${orderNumber}`,
      heading: 'Elállását megkaptuk',
      lines: [
        `Ön a következő időpontban kijelentette, hogy eláll a rendelés (${orderNumber}) szerinti szerződéstől az alábbi termékek tekintetében: ${at}. Ez az üzenet a visszaigazolásunk; kérjük, őrizze meg.`,
        'Amit már megkapott, 14 napon belül küldje vissza. Mindent visszakap, amit ezekért fizetett; ha a teljes rendeléstől áll el, a normál szállítás díját is.',
      ],
      button: 'Elállás megtekintése',
    }),
  },
  returnNumber: 'Visszaküldési szám',
  pieces: 'Termékek',
  notSent: 'Amit még nem csomagoltunk be, azt nem küldjük el.',
  sendTo: 'Küldés ide',
  reason: 'Indoklás',
  footer: (shop) => `Ezt az üzenetet a nálunk (${shop}) leadott rendelésének visszaküldése miatt kapta.`,
};
