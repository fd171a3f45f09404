import type { SellerTexts } from '../seller-texts.ts';

export const sellerSk: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `Vaša žiadosť o predaj v obchode ${shop}`,
      heading: 'Vašu žiadosť sme prijali',
      lines: [
        `ďakujeme, že chcete v obchode ${shop} predávať. Každú žiadosť čítame sami a napíšeme vám, keď rozhodneme, spravidla do piatich pracovných dní.`,
        'Dovtedy nemusíte nič robiť. Ak sa niečo zmení, stačí na túto správu odpovedať.',
      ],
      button: 'Kto u nás predáva',
    }),
    again: ({ shop, company }) => ({
      subject: `Vaša žiadosť o predaj v obchode ${shop}`,
      heading: 'Už ste požiadali',
      lines: [
        `niekto, zrejme vy, práve znova vyplnil formulár pre predajcov s touto adresou. Firmu ${company} už pod ňou máme, preto sme z nového formulára nič neprevzali.`,
        'Ak chcete niečo zmeniť alebo ste to neboli vy, stačí na túto správu odpovedať.',
      ],
      button: 'Kto u nás predáva',
    }),
    approved: ({ shop, company }) => ({
      subject: `Vitajte: ${company} predáva v obchode ${shop}`,
      heading: 'Ste medzi nami',
      lines: [
        `tešíme sa na spoluprácu s firmou ${company}. Na ceste je druhá správa: jej odkaz overí vašu schránku a otvorí vám miesto v administrácii, kde pridáte produkty, uvidíte objednávky a upravíte svoj príbeh.`,
        'Váš príbeh je od tejto chvíle na stránke našich predajcov. Na každý produkt sa raz pozrieme, skôr než pôjde do predaja.',
      ],
      button: 'Zobraziť váš príbeh',
    }),
    rejected: ({ shop, company }) => ({
      subject: `Vaša žiadosť o predaj v obchode ${shop}`,
      heading: 'Vašu žiadosť nemôžeme prijať',
      lines: [
        `pozreli sme sa na žiadosť firmy ${company} a v súčasnom stave ju prijať nemôžeme.`,
        'Keď sa to zmení, radi vašu žiadosť uvidíme znova.',
      ],
      button: 'Kto u nás predáva',
    }),
    suspended: ({ shop, company }) => ({
      subject: `${company}: predaj v obchode ${shop} je pozastavený`,
      heading: 'Váš predaj je pozastavený',
      lines: [
        'do administrácie sa teraz nemôžete prihlásiť a váš príbeh sa nezobrazuje. Už prijaté objednávky sa doručia a vyúčtujú podľa dohody.',
        'Ak si myslíte, že ide o omyl, stačí na túto správu odpovedať.',
      ],
      button: 'Kto u nás predáva',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${company} znova predáva v obchode ${shop}`,
      heading: 'Ste späť',
      lines: ['vaše miesto je znova otvorené: do administrácie sa prihlásite ako predtým a váš príbeh sa zobrazuje.'],
      button: 'Zobraziť váš príbeh',
    }),
  },
  reason: 'Dôvod',
  footer: (shop) => `Túto správu dostávate, lebo táto adresa bola uvedená v žiadosti o predaj v obchode ${shop}.`,
};
