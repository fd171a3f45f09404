import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliateHu: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `${shop}: jelentkezése a partnerprogramba`,
      heading: 'Jelentkezését megkaptuk',
      lines: [
        `Köszönjük, hogy velünk (${shop}) szeretne értékesíteni. Átnézzük jelentkezését, és írunk Önnek, amint megszületett a döntés.`,
        'Addig nincs teendője.',
      ],
      button: 'Jelentkezés megtekintése',
    }),
    approved: ({ shop, code }) => ({
      subject: `Üdvözöljük a partnerprogramban: ${shop}`,
      heading: 'Felvettük a programba',
      lines: [
        `Jelentkezését elfogadtuk. Az Ön kódja: ${code}. Mostantól jutalékot kap minden vásárlás után, amely az Ön linkjén keresztül vagy a kódjával történik.`,
        'Először készítsen egy linket: válasszon egy oldalt vagy terméket, és a portál megmutatja, mennyit keres rajta. Ezután ossza meg ott, ahol az olvasói vannak, és jelezze, hogy Ön keres vele.',
        'Végül adja meg a profiljában, hová küldjük a pénzét. A portálon minden kattintást, rendelést és jutalékot lát.',
      ],
      button: 'Első link elkészítése',
    }),
    rejected: ({ shop }) => ({
      subject: `${shop}: jelentkezése a partnerprogramba`,
      heading: 'Jelentkezését nem tudjuk elfogadni',
      lines: ['Átnéztük jelentkezését, és jelenleg nem tudjuk felvenni a programba.'],
      button: 'Jelentkezés megtekintése',
    }),
    suspended: ({ shop }) => ({
      subject: `${shop}: felfüggesztettük a fiókját a partnerprogramban`,
      heading: 'Fiókját felfüggesztettük',
      lines: [
        'A mostantól leadott rendelések után nem jár jutalék. Amit korábban keresett, a fiókjában marad, és a portálon továbbra is látja.',
        'Ha úgy gondolja, hogy ez tévedés, egyszerűen válaszoljon erre az üzenetre.',
      ],
      button: 'Portál megnyitása',
    }),
    resumed: ({ shop, code }) => ({
      subject: `${shop}: újra aktív a fiókja a partnerprogramban`,
      heading: 'Újra kap jutalékot',
      lines: [`Fiókja újra aktív: mostantól jutalékot kap a linkjein keresztül vagy a kódjával (${code}) érkező rendelések után.`],
      button: 'Portál megnyitása',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `Jutaléka a következő rendelés után: ${orderNumber}`,
      heading: 'Egy jutalékot elutasítottunk',
      lines: [
        `Megvizsgáltuk a jutalékot (${amount}), amely a következő rendeléshez tartozik: ${orderNumber}. Nem tudjuk jóváhagyni. Levonjuk a függőben lévő összegből; más nem változik.`,
        'Ha másképp látja, egyszerűen válaszoljon erre az üzenetre.',
      ],
      button: 'Jutalékok megtekintése',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `Úton van Önhöz: ${amount}`,
      heading: 'A pénze úton van',
      lines: [
        `Kifizettünk Önnek ${amount} összeget. Bankjától függően néhány munkanapon belül megérkezik, a következő hivatkozással: ${payoutNumber}.`,
        'Az elszámolást, benne minden jutalékkal, a portálon találja.',
      ],
      button: 'Kifizetések megtekintése',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `Kifizetése nem érkezett meg: ${payoutNumber}`,
      heading: 'Egy kifizetés nem sikerült',
      lines: [
        `A kifizetést (${amount}) nem sikerült teljesíteni. Az összeg visszakerült az egyenlegére, és a következő kifizetés része lesz.`,
        'Kérjük, ellenőrizze a profiljában, hová küldjük a pénzét.',
      ],
      button: 'Számlaadatok ellenőrzése',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'Megváltozott a kifizetései számlája',
      heading: 'Megváltozott a kifizetési számlája',
      lines: [
        `A profiljában az imént módosították azt a számlát, amelyre a jutalékait fizetjük. A biztonság kedvéért eddig a napig semmit sem fizetünk ki: ${day}.`,
        'Ha Ön volt, nincs teendője. Ha nem, most változtassa meg a jelszavát, javítsa ki a számlát a profiljában, és válaszoljon erre az üzenetre.',
      ],
      button: 'Számlaadatok ellenőrzése',
    }),
    leaving: ({ shop }) => ({
      subject: `${shop}: mielőtt töröljük a fiókját`,
      heading: 'Előbb elszámolunk Önnel',
      lines: [
        'Azt kérte, hogy töröljük a fiókját. A partnerprogramban még van nyitott tétel, ezért előbb ez történik: a mostantól leadott rendelések után nem jár jutalék; a függőben lévő jutalékról a szokásos módon döntünk; ezután kifizetjük, ami marad, bármilyen kevés is.',
        'Kérjük, ellenőrizze, hogy a profiljában meg van-e adva, hová küldjük a pénzét. Ha valamit vissza kell fizetnie, vagy le szeretne mondani a maradékról, egyszerűen válaszoljon erre az üzenetre.',
        'Addig adatait csak erre használjuk, és amint minden rendeződött, töröljük a fiókját. Ha mégis maradna, a fiókjában az Adatvédelem alatt jelezheti.',
      ],
      button: 'Számlaadatok ellenőrzése',
    }),
  },
  reason: 'Indoklás',
  footer: (shop) => `Ezt az üzenetet azért kapta, mert részt vesz a partnerprogramunkban (${shop}), vagy jelentkezett rá.`,
};
