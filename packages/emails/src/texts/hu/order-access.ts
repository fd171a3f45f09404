import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessHu: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Nyissa meg ${orderNumber} számú rendelését (${shop})`,
      heading: 'Az Ön rendelése',
      lines: [
        'Az alábbi gombbal megnézheti rendelését a címmel és a számlával, és vissza is küldhet valamit. A link csak Önnek szól: kérjük, ne adja tovább.',
      ],
      button: 'Rendelés megnyitása',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Kérjük, erősítse meg a visszaküldést (${orderNumber})`,
      heading: 'Kérjük, erősítse meg a visszaküldést',
      lines: [
        `A(z) ${orderNumber} rendelés számaival a következő időpontban bejelentették az alábbi termékek visszaküldését: ${at}. Ha Ön volt, kérjük, erősítse meg: ezután foglalkozunk vele.`,
        `Eddig erősítheti meg: ${day}.`,
      ],
      button: 'Visszaküldés megerősítése',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Kérjük, erősítse meg elállását (${orderNumber})`,
      heading: 'Elállását megkaptuk',
      lines: [
        `A következő időpontban kijelentette, hogy az alábbi termékekre eláll a(z) ${orderNumber} rendelés szerződésétől: ${at}. Ez az üzenet az átvétel igazolása; kérjük, őrizze meg.`,
        `Csak a rendelés számait adták meg. Kérjük, erősítse meg eddig a napig, hogy Ön volt: ${day}. Az elállás ekkor a fenti időponttól érvényes.`,
      ],
      button: 'Elállás megerősítése',
    }),
    review: ({ shop }) => ({
      subject: `Kérjük, erősítse meg értékelését (${shop})`,
      heading: 'Kérjük, erősítse meg értékelését',
      lines: ['Köszönjük az alábbi termékről írt értékelését. Kérjük, erősítse meg, hogy Öntől származik. Az ellenőrzés után megjelenítjük.'],
      button: 'Értékelés megerősítése',
    }),
  },
  footer: (shop) =>
    `Ezt az üzenetet azért kapta, mert megadták az Ön ${shop} rendelésének számait. Ha nem Ön volt, nincs teendője: az Ön megerősítése nélkül nem történik semmi.`,
};
