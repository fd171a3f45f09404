import type { SellerTexts } from '../seller-texts.ts';

export const sellerCz: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `Vaše žádost o prodej v obchodě ${shop}`,
      heading: 'Vaši žádost jsme přijali',
      lines: [
        `děkujeme, že chcete v obchodě ${shop} prodávat. Každou žádost čteme sami a napíšeme vám, jakmile rozhodneme, zpravidla do pěti pracovních dnů.`,
        'Do té doby nemusíte nic dělat. Kdyby se něco změnilo, stačí na tuto zprávu odpovědět.',
      ],
      button: 'Kdo u nás prodává',
    }),
    again: ({ shop, company }) => ({
      subject: `Vaše žádost o prodej v obchodě ${shop}`,
      heading: 'Už jste požádali',
      lines: [
        `někdo, nejspíš vy, právě znovu vyplnil formulář pro prodejce s touto adresou. Firmu ${company} už pod ní máme, takže jsme z nového formuláře nic nepřevzali.`,
        'Pokud chcete něco změnit nebo jste to nebyli vy, stačí na tuto zprávu odpovědět.',
      ],
      button: 'Kdo u nás prodává',
    }),
    approved: ({ shop, company }) => ({
      subject: `Vítejte: ${company} prodává v obchodě ${shop}`,
      heading: 'Jste mezi námi',
      lines: [
        `těšíme se na spolupráci s firmou ${company}. Na cestě je druhá zpráva: její odkaz ověří vaši schránku a otevře vám místo v administraci, kde přidáte produkty, uvidíte objednávky a upravíte svůj příběh.`,
        'Váš příběh je od této chvíle na stránce našich prodejců. Na každý produkt se jednou podíváme, než půjde do prodeje.',
      ],
      button: 'Zobrazit váš příběh',
    }),
    rejected: ({ shop, company }) => ({
      subject: `Vaše žádost o prodej v obchodě ${shop}`,
      heading: 'Vaši žádost nemůžeme přijmout',
      lines: [
        `podívali jsme se na žádost firmy ${company} a za současného stavu ji přijmout nemůžeme.`,
        'Až se to změní, rádi vaši žádost uvidíme znovu.',
      ],
      button: 'Kdo u nás prodává',
    }),
    suspended: ({ shop, company }) => ({
      subject: `${company}: prodej v obchodě ${shop} je pozastaven`,
      heading: 'Váš prodej je pozastaven',
      lines: [
        'do administrace se teď nemůžete přihlásit a váš příběh se nezobrazuje. Už přijaté objednávky se doručí a vyúčtují podle dohody.',
        'Pokud si myslíte, že jde o omyl, stačí na tuto zprávu odpovědět.',
      ],
      button: 'Kdo u nás prodává',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${company} znovu prodává v obchodě ${shop}`,
      heading: 'Jste zpátky',
      lines: ['vaše místo je znovu otevřené: do administrace se přihlásíte jako dřív a váš příběh se zobrazuje.'],
      button: 'Zobrazit váš příběh',
    }),
  },
  reason: 'Důvod',
  footer: (shop) => `Tuto zprávu dostáváte, protože tato adresa byla uvedena v žádosti o prodej v obchodě ${shop}.`,
};
