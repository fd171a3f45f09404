import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliateSk: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `Vaša žiadosť o zaradenie do partnerského programu ${shop}`,
      heading: 'Vašu žiadosť sme prijali',
      lines: [
        `ďakujeme, že chcete s obchodom ${shop} spolupracovať. Na vašu žiadosť sa pozrieme a napíšeme vám, keď bude rozhodnuté.`,
        'Dovtedy nemusíte nič robiť.',
      ],
      button: 'Zobraziť žiadosť',
    }),
    approved: ({ shop, code }) => ({
      subject: `Vitajte v partnerskom programe ${shop}`,
      heading: 'Ste v programe',
      lines: [
        `vaša žiadosť je prijatá. Váš kód je ${code}; z každého nákupu cez niektorý z vašich odkazov alebo s vaším kódom máte odteraz províziu.`,
        'Najprv si vytvorte odkaz: vyberte ktorúkoľvek stránku alebo produkt a portál ukáže, koľko na ňom zarobíte. Potom ho zdieľajte tam, kde sú vaši čitatelia, a povedzte im, že z neho máte províziu.',
        'Napokon v profile vyplňte, kam máme peniaze posielať. V portáli vidíte každé kliknutie, objednávku aj províziu.',
      ],
      button: 'Vytvoriť prvý odkaz',
    }),
    rejected: ({ shop }) => ({
      subject: `Vaša žiadosť o zaradenie do partnerského programu ${shop}`,
      heading: 'Vašu žiadosť nemôžeme prijať',
      lines: ['na vašu žiadosť sme sa pozreli a v tejto chvíli vás do programu zaradiť nemôžeme.'],
      button: 'Zobraziť žiadosť',
    }),
    suspended: ({ shop }) => ({
      subject: `Váš účet v partnerskom programe ${shop} je pozastavený`,
      heading: 'Váš účet je pozastavený',
      lines: [
        'z objednávok od tejto chvíle províziu nezískate. Čo ste zarobili predtým, na účte zostáva a v portáli to ďalej uvidíte.',
        'Ak si myslíte, že ide o omyl, stačí na túto správu odpovedať.',
      ],
      button: 'Otvoriť portál',
    }),
    resumed: ({ shop, code }) => ({
      subject: `Váš účet v partnerskom programe ${shop} je opäť aktívny`,
      heading: 'Opäť zarábate',
      lines: [`váš účet je opäť aktívny: z objednávok cez vaše odkazy alebo s vaším kódom ${code} máte odteraz znova províziu.`],
      button: 'Otvoriť portál',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `K vašej provízii za objednávku ${orderNumber}`,
      heading: 'Provízia bola zamietnutá',
      lines: [
        `províziu ${amount} za objednávku ${orderNumber} sme preverili a nemôžeme ju schváliť. Odpočíta sa z toho, čo čaká na schválenie; nič iné sa nemení.`,
        'Ak to vidíte inak, stačí na túto správu odpovedať.',
      ],
      button: 'Zobraziť provízie',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} je na ceste k vám`,
      heading: 'Peniaze sú na ceste',
      lines: [
        `vyplatili sme vám ${amount}. Podľa banky dorazia v priebehu niekoľkých pracovných dní, so správou ${payoutNumber}.`,
        'Vyúčtovanie s každou jednotlivou províziou nájdete v portáli.',
      ],
      button: 'Zobraziť výplaty',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `Vaša výplata ${payoutNumber} nedorazila`,
      heading: 'Výplata sa nepodarila',
      lines: [
        `výplatu ${amount} sa nepodarilo vykonať. Suma je späť na vašom zostatku a príde s ďalšou výplatou.`,
        'Skontrolujte, prosím, v profile, kam peniaze posielame.',
      ],
      button: 'Skontrolovať údaje o účte',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'Účet pre vaše výplaty bol zmenený',
      heading: 'Váš výplatný účet bol zmenený',
      lines: [
        `vo vašom profile bol práve zmenený účet, na ktorý vyplácame vaše provízie. Pre istotu do ${day} nič nevyplatíme.`,
        'Ak ste to boli vy, nemusíte nič robiť. Ak nie, hneď si zmeňte heslo, opravte účet v profile a odpovedzte na túto správu.',
      ],
      button: 'Skontrolovať údaje o účte',
    }),
    leaving: ({ shop }) => ({
      subject: `Skôr než zmažeme váš účet v obchode ${shop}`,
      heading: 'Najprv sa s vami vyrovnáme',
      lines: [
        'požiadali ste nás o zmazanie účtu. V partnerskom programe je ešte niečo otvorené, preto najprv toto: z objednávok od tejto chvíle províziu nezískate; o čakajúcich províziách rozhodneme ako zvyčajne; potom vyplatíme, čo zostáva, aj keby to bolo málo.',
        'Skontrolujte, prosím, či máte v profile uvedené, kam peniaze poslať. Ak sa nám má niečo vrátiť alebo sa chcete zvyšku vzdať, stačí na túto správu odpovedať.',
        'Dovtedy používame vaše údaje len na to a účet zmažeme, keď bude všetko vyrovnané. Ak predsa chcete zostať, dajte nám to vedieť vo svojom účte v časti Ochrana údajov.',
      ],
      button: 'Skontrolovať údaje o účte',
    }),
  },
  reason: 'Dôvod',
  footer: (shop) => `Túto správu dostávate, lebo ste v partnerskom programe ${shop} alebo ste o zaradenie požiadali.`,
};
