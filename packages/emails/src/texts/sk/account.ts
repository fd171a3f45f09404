import type { AccountTexts } from '../account-texts.ts';

export const accountSk: AccountTexts = {
  greeting: (firstName) => (firstName ? `Dobrý deň, ${firstName},` : 'Dobrý deň,'),
  letters: {
    welcome: ({ shop }) => ({
      subject: `Vitajte v obchode ${shop}`,
      heading: 'Vitajte',
      lines: [
        'váš účet je pripravený.',
        'Potvrďte, prosím, že táto e-mailová adresa patrí vám. Objednávky, ktoré ste s ňou urobili bez registrácie, sa potom v účte objavia tiež.',
      ],
      button: 'Potvrdiť e-mail',
      note: 'Odkaz platí raz, počas 7 dní. Ak ste sa neregistrovali vy, neotvárajte ho, prosím: nič ďalšie nie je potrebné.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Potvrďte, prosím, svoju e-mailovú adresu',
      heading: 'Je táto e-mailová adresa vaša?',
      lines: [
        `potvrďte, prosím, že táto adresa patrí vám a vášmu účtu v obchode ${shop}. Objednávky, ktoré ste s ňou urobili bez registrácie, sa tam potom objavia tiež.`,
      ],
      button: 'Potvrdiť e-mail',
      note: 'Odkaz platí raz, počas 7 dní. Ak sa vás to netýka, nemusíte nič robiť.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `Nové heslo pre ${shop}`,
      heading: 'Zvoľte si nové heslo',
      lines: ['niekto, zrejme vy, požiadal o nové heslo k vášmu účtu.'],
      button: 'Zvoliť nové heslo',
      note: 'Odkaz platí raz, počas jednej hodiny. Ak ste to neboli vy, nemusíte nič robiť: heslo zostane, ako je.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `Vaše heslo v obchode ${shop} bolo zmenené`,
      heading: 'Vaše heslo bolo zmenené',
      lines: [
        'heslo k vášmu účtu bolo práve zmenené. Všade inde bol účet odhlásený.',
        'Ak ste to boli vy, nemusíte nič robiť. Ak nie, hneď si zvoľte nové heslo.',
      ],
      button: 'To nie som ja: zvoliť nové heslo',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `Nové prihlásenie do vášho účtu v obchode ${shop}`,
      heading: 'Nové prihlásenie',
      lines: ['do vášho účtu sa práve niekto prihlásil z prehliadača, ktorý tu ešte nepoznáme.'],
      button: 'To nie som ja: zvoliť nové heslo',
      note: 'Ak ste to boli vy, nemusíte nič robiť. Nové heslo odhlási všetky zariadenia.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `K vášmu účtu v obchode ${shop} bol pridaný prístupový kľúč`,
      heading: 'Nový prístupový kľúč',
      lines: ['k vášmu účtu bol práve pridaný prístupový kľúč. Kto ho má, môže sa prihlásiť bez hesla.'],
      button: 'Zobraziť prístupové kľúče',
      note: 'Ak ste to boli vy, nemusíte nič robiť. Ak nie, kľúč tam odstráňte a zmeňte si heslo.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: 'Chcete zmeniť svoju e-mailovú adresu?',
      heading: 'Zmena vašej e-mailovej adresy',
      lines: [`váš účet sa má previesť na ${newEmail}.`, 'Stane sa tak, keď s tým budú súhlasiť obe schránky, táto aj nová.'],
      button: 'Súhlasiť so zmenou',
      note: 'Odkaz platí raz, počas 24 hodín. Ak ste o zmenu nežiadali, neotvárajte ho a zmeňte si heslo: do vášho účtu je prihlásený niekto iný.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Potvrďte, prosím, svoju novú e-mailovú adresu',
      heading: 'Vaša nová e-mailová adresa',
      lines: [`na túto adresu sa má previesť účet v obchode ${shop}.`, 'Stane sa tak, keď s tým budú súhlasiť obe schránky, stará aj táto.'],
      button: 'Potvrdiť e-mail',
      note: 'Odkaz platí raz, počas 24 hodín. Ak sa vás to netýka, nemusíte nič robiť.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `V obchode ${shop} už účet máte`,
      heading: 'Táto adresa už účet má',
      lines: [
        'niekto, možno vy, chcel túto e-mailovú adresu použiť pre iný účet. Adresa však už svoj účet má, takže sa nič nezmenilo.',
        'Ak ste to boli vy, prihláste sa touto adresou.',
      ],
      button: 'Prihlásiť sa',
      note: 'Ak sa vás to netýka, nemusíte nič robiť.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'E-mailová adresa vášho účtu bola zmenená',
      heading: 'Vaša e-mailová adresa bola zmenená',
      lines: [
        `váš účet v obchode ${shop} je teraz prevedený na ${newEmail}, ako potvrdili obe schránky. Na túto adresu o ňom píšeme poslednýkrát.`,
        `Ak ste s tým nesúhlasili, hneď nám napíšte: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Vaše údaje sú pripravené',
      heading: 'Vaše údaje sú pripravené',
      lines: [`všetko, čo o vás ${shop} uchováva, je v jednom súbore. Stiahnete si ho vo svojom účte.`],
      button: 'Stiahnuť údaje',
      note: 'Súbor uchovávame 7 dní, potom ho zmažeme. Ak ste oň nežiadali, zmeňte si heslo: do vášho účtu je prihlásený niekto iný.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `Váš účet v obchode ${shop} je zmazaný`,
      heading: 'Váš účet je zmazaný',
      lines: [
        'ako ste si želali, váš účet je preč: profil, adresy, obľúbené, košík, prístupové kľúče aj súbory. Vaše objednávky zostávajú v našom účtovníctve, ako vyžaduje zákon, ale bez mena, adresy, e-mailu a telefónu.',
        `Toto je posledná správa na túto adresu. Ak máte otázku, napíšte nám: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `Váš prístup do administrácie obchodu ${shop}`,
      heading: 'Váš prístup do administrácie',
      lines: [
        `${shop} vám dal prístup do svojej administrácie alebo ho obnovil.`,
        'Najprv si zvoľte heslo. Pri prvom prihlásení si potom nastavíte druhý faktor: majte poruke telefón s overovacou aplikáciou.',
      ],
      button: 'Zvoliť heslo',
      note: 'Odkaz platí raz, počas 7 dní. Ak sa vás to netýka, nemusíte nič robiť.',
    }),
  },
  signIn: { when: 'Kedy', browser: 'Prehliadač', network: 'Zo siete', unknown: 'neznáme' },
  footer: (shop) => `${shop} posiela túto správu, lebo sa týka bezpečnosti účtu. Nedá sa z nej odhlásiť.`,
};
