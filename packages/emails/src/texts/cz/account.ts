import type { AccountTexts } from '../account-texts.ts';

export const accountCz: AccountTexts = {
  greeting: () => 'Dobrý den,',
  letters: {
    welcome: ({ shop }) => ({
      subject: `Vítejte v obchodě ${shop}`,
      heading: 'Vítejte',
      lines: [
        'váš účet je připravený.',
        'Potvrďte prosím, že tato e-mailová adresa patří vám. Objednávky, které jste s ní udělali bez registrace, se pak v účtu objeví také.',
      ],
      button: 'Potvrdit e-mail',
      note: 'Odkaz platí jednou, po dobu 7 dní. Pokud jste se neregistrovali vy, neotvírejte ho prosím: nic dalšího není potřeba.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Potvrďte prosím svou e-mailovou adresu',
      heading: 'Je tato e-mailová adresa vaše?',
      lines: [
        `potvrďte prosím, že tato adresa patří vám a vašemu účtu v obchodě ${shop}. Objednávky, které jste s ní udělali bez registrace, se tam pak objeví také.`,
      ],
      button: 'Potvrdit e-mail',
      note: 'Odkaz platí jednou, po dobu 7 dní. Pokud se vás to netýká, nemusíte nic dělat.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `Nové heslo pro ${shop}`,
      heading: 'Zvolte si nové heslo',
      lines: ['někdo, nejspíš vy, požádal o nové heslo k vašemu účtu.'],
      button: 'Zvolit nové heslo',
      note: 'Odkaz platí jednou, po dobu jedné hodiny. Pokud jste to nebyli vy, nemusíte nic dělat: heslo zůstane, jak je.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `Vaše heslo v obchodě ${shop} bylo změněno`,
      heading: 'Vaše heslo bylo změněno',
      lines: [
        'heslo k vašemu účtu bylo právě změněno. Všude jinde byl účet odhlášen.',
        'Pokud jste to byli vy, není třeba nic dělat. Pokud ne, zvolte si ihned nové heslo.',
      ],
      button: 'To nejsem já: zvolit nové heslo',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `Nové přihlášení k vašemu účtu v obchodě ${shop}`,
      heading: 'Nové přihlášení',
      lines: ['k vašemu účtu se právě někdo přihlásil z prohlížeče, který tu ještě neznáme.'],
      button: 'To nejsem já: zvolit nové heslo',
      note: 'Pokud jste to byli vy, není třeba nic dělat. Nové heslo odhlásí všechna zařízení.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `K vašemu účtu v obchodě ${shop} byl přidán přístupový klíč`,
      heading: 'Nový přístupový klíč',
      lines: ['k vašemu účtu byl právě přidán přístupový klíč. Kdo ho má, může se přihlásit bez hesla.'],
      button: 'Zobrazit přístupové klíče',
      note: 'Pokud jste to byli vy, není třeba nic dělat. Pokud ne, klíč tam odeberte a změňte si heslo.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: 'Chcete změnit svou e-mailovou adresu?',
      heading: 'Změna vaší e-mailové adresy',
      lines: [`váš účet se má převést na ${newEmail}.`, 'Stane se tak, až s tím budou souhlasit obě schránky, tato i nová.'],
      button: 'Souhlasit se změnou',
      note: 'Odkaz platí jednou, po dobu 24 hodin. Pokud jste o změnu nežádali, neotvírejte ho a změňte si heslo: k vašemu účtu je přihlášený někdo jiný.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Potvrďte prosím svou novou e-mailovou adresu',
      heading: 'Vaše nová e-mailová adresa',
      lines: [`na tuto adresu se má převést účet v obchodě ${shop}.`, 'Stane se tak, až s tím budou souhlasit obě schránky, stará i tato.'],
      button: 'Potvrdit e-mail',
      note: 'Odkaz platí jednou, po dobu 24 hodin. Pokud se vás to netýká, nemusíte nic dělat.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `V obchodě ${shop} už účet máte`,
      heading: 'Tato adresa už účet má',
      lines: [
        'někdo, možná vy, chtěl tuto e-mailovou adresu použít pro jiný účet. Adresa už ale svůj účet má, takže se nic nezměnilo.',
        'Pokud jste to byli vy, přihlaste se touto adresou.',
      ],
      button: 'Přihlásit se',
      note: 'Pokud se vás to netýká, nemusíte nic dělat.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'E-mailová adresa vašeho účtu byla změněna',
      heading: 'Vaše e-mailová adresa byla změněna',
      lines: [
        `váš účet v obchodě ${shop} je nyní převedený na ${newEmail}, jak potvrdily obě schránky. Na tuto adresu o něm píšeme naposledy.`,
        `Pokud jste s tím nesouhlasili, ihned nám napište: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Vaše údaje jsou připravené',
      heading: 'Vaše údaje jsou připravené',
      lines: [`vše, co o vás ${shop} uchovává, je v jednom souboru. Vyzvednete si ho ve svém účtu.`],
      button: 'Stáhnout údaje',
      note: 'Soubor uchováváme 7 dní, pak ho smažeme. Pokud jste o něj nežádali, změňte si heslo: k vašemu účtu je přihlášený někdo jiný.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `Váš účet v obchodě ${shop} je smazaný`,
      heading: 'Váš účet je smazaný',
      lines: [
        'jak jste si přáli, váš účet je pryč: profil, adresy, oblíbené, košík, přístupové klíče i soubory. Vaše objednávky zůstávají v našem účetnictví, jak vyžaduje zákon, ale bez jména, adresy, e-mailu a telefonu.',
        `Toto je poslední zpráva na tuto adresu. Máte-li dotaz, napište nám: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `Váš přístup do administrace obchodu ${shop}`,
      heading: 'Váš přístup do administrace',
      lines: [
        `${shop} vám dal přístup do své administrace nebo ho obnovil.`,
        'Nejdřív si zvolte heslo. Při prvním přihlášení si pak nastavíte druhý faktor: mějte po ruce telefon s ověřovací aplikací.',
      ],
      button: 'Zvolit heslo',
      note: 'Odkaz platí jednou, po dobu 7 dní. Pokud se vás to netýká, nemusíte nic dělat.',
    }),
  },
  signIn: { when: 'Kdy', browser: 'Prohlížeč', network: 'Ze sítě', unknown: 'neznámé' },
  footer: (shop) => `${shop} posílá tuto zprávu, protože se týká bezpečnosti účtu. Nelze se z ní odhlásit.`,
};
