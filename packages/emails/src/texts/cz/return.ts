import type { ReturnTexts } from '../return-texts.ts';

export const returnCz: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Vaše vrácení ${returnNumber} jsme přijali`,
      heading: 'Vaši žádost o vrácení jsme přijali',
      lines: [
        `chcete vrátit něco z objednávky ${orderNumber}. Podíváme se na to a do dvou pracovních dnů vám napíšeme.`,
        'Do té doby prosím nic neposílejte: nejdřív od nás dostanete průvodku do balíku.',
      ],
      button: 'Zobrazit vrácení',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Pošlete nám prosím vrácení ${returnNumber}`,
      heading: 'Teď už ho můžete poslat',
      lines: [
        'vaše vrácení je schválené. Otevřete jeho stránku, vytiskněte průvodku a vložte ji do balíku. Nemáte tiskárnu? Napište číslo vrácení na papír a vložte ten.',
        'Podací lístek, který při podání dostanete, si uschovejte.',
      ],
      button: 'Otevřít průvodku',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `K vašemu vrácení ${returnNumber}`,
      heading: 'Toto zpět vzít nemůžeme',
      lines: ['vaše vrácení jsme prověřili a zboží níže přijmout nemůžeme. Pokud to vidíte jinak, stačí na tuto zprávu odpovědět.'],
      button: 'Zobrazit vrácení',
    }),
    received: ({ returnNumber }) => ({
      subject: `Vaše vrácení ${returnNumber} dorazilo`,
      heading: 'Váš balík dorazil',
      lines: ['zboží níže je zpět u nás. Teď ho zkontrolujeme; peníze nebo jiná velikost přijdou během několika pracovních dnů.'],
      button: 'Zobrazit vrácení',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `Odstoupení od objednávky ${orderNumber} v obchodě ${shop}`,
      heading: 'Vaše odstoupení jsme přijali',
      lines: [
        `prohlásili jste (${at}), že odstupujete od smlouvy k objednávce ${orderNumber} pro zboží uvedené níže. Touto zprávou přijetí potvrzujeme; uschovejte si ji prosím.`,
        'Co vám už dorazilo, pošlete zpět do 14 dnů. Vrátíme vám vše, co jste za to zaplatili; odstupujete-li od celé objednávky, i standardní dopravu.',
      ],
      button: 'Zobrazit odstoupení',
    }),
  },
  returnNumber: 'Číslo vrácení',
  pieces: 'Zboží',
  notSent: 'Co ještě nebylo zabalené, neodešleme.',
  sendTo: 'Pošlete na adresu',
  reason: 'Důvod',
  footer: (shop) => `Tuto zprávu dostáváte kvůli vrácení k objednávce v obchodě ${shop}.`,
};
