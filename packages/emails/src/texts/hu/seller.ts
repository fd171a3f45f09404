import type { SellerTexts } from '../seller-texts.ts';

export const sellerHu: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `${shop}: eladói jelentkezése`,
      heading: 'Jelentkezését megkaptuk',
      lines: [
        `Köszönjük, hogy nálunk (${shop}) szeretne árulni. Minden jelentkezést mi magunk olvasunk el, és írunk Önnek, amint döntöttünk, általában öt munkanapon belül.`,
        'Addig nincs teendője. Ha valami változik, egyszerűen válaszoljon erre az üzenetre.',
      ],
      button: 'Kik árulnak nálunk',
    }),
    again: ({ shop, company }) => ({
      subject: `${shop}: eladói jelentkezése`,
      heading: 'Már jelentkezett',
      lines: [
        `Valaki, valószínűleg Ön, ezzel a címmel most újra kitöltötte az eladói űrlapot. Ezzel a címmel már szerepel nálunk ez a cég: ${company}; a most küldött adatokból semmit sem vettünk át.`,
        'Ha módosítani szeretne valamit, vagy nem Ön volt, egyszerűen válaszoljon erre az üzenetre.',
      ],
      button: 'Kik árulnak nálunk',
    }),
    approved: ({ shop, company }) => ({
      subject: `Üdvözöljük eladóink között: ${company} (${shop})`,
      heading: 'Felvettük eladóink közé',
      lines: [
        `Örülünk, hogy nálunk árul: ${company}. Egy második üzenet is úton van: a benne lévő link igazolja a postafiókját, és megnyitja a saját felületét az adminisztrációban. Ott veheti fel termékeit, láthatja rendeléseit és szerkesztheti a történetét.`,
        'Története mostantól olvasható az eladóink oldalán. Minden terméket egyszer megnézünk, mielőtt kaphatóvá válik.',
      ],
      button: 'Történet megtekintése',
    }),
    rejected: ({ shop, company }) => ({
      subject: `${shop}: eladói jelentkezése`,
      heading: 'Jelentkezését nem tudjuk elfogadni',
      lines: [
        `Átnéztük a jelentkezést (${company}), és jelenlegi formájában nem tudjuk elfogadni.`,
        'Ha ez megváltozik, szívesen vesszük, ha újra jelentkezik.',
      ],
      button: 'Kik árulnak nálunk',
    }),
    suspended: ({ shop, company }) => ({
      subject: `${shop}: felfüggesztettük az eladói fiókot (${company})`,
      heading: 'Eladói fiókját felfüggesztettük',
      lines: [
        'Egyelőre nem tud bejelentkezni az adminisztrációs felületre, és a története sem látható. A már leadott rendeléseket a megállapodás szerint kiszállítjuk és elszámoljuk.',
        'Ha úgy gondolja, hogy ez tévedés, egyszerűen válaszoljon erre az üzenetre.',
      ],
      button: 'Kik árulnak nálunk',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${shop}: újra aktív az eladói fiók (${company})`,
      heading: 'Újra nálunk árul',
      lines: ['Eladói fiókja újra nyitva áll: a megszokott módon bejelentkezhet az adminisztrációs felületre, és a története is látható.'],
      button: 'Történet megtekintése',
    }),
  },
  reason: 'Indoklás',
  footer: (shop) => `Ezt az üzenetet azért kapta, mert ezt a címet megadták egy eladói jelentkezésben (${shop}).`,
};
