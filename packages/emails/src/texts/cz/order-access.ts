import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessCz: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Otevřete svou objednávku ${orderNumber} v ${shop}`,
      heading: 'Vaše objednávka',
      lines: [
        'tlačítkem níže otevřete svou objednávku s adresou a fakturou a můžete něco vrátit. Odkaz je jen pro vás: prosím, nepředávejte ho dál.',
      ],
      button: 'Otevřít objednávku',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Potvrďte prosím vrácení k objednávce ${orderNumber}`,
      heading: 'Potvrďte prosím vrácení',
      lines: [
        `dne ${at} bylo s čísly objednávky ${orderNumber} nahlášeno vrácení položek níže. Pokud jste to byli vy, potvrďte to prosím: pak se tím budeme zabývat.`,
        `Potvrdit ho můžete do ${day}.`,
      ],
      button: 'Potvrdit vrácení',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Potvrďte prosím odstoupení od objednávky ${orderNumber}`,
      heading: 'Vaše odstoupení jsme přijali',
      lines: [
        `dne ${at} jste prohlásili, že odstupujete od smlouvy k objednávce ${orderNumber} u položek níže. Tato zpráva potvrzuje přijetí; prosím, uschovejte si ji.`,
        `Byla zadána jen čísla objednávky. Potvrďte prosím do ${day}, že jste to byli vy: odstoupení pak platí od uvedeného času.`,
      ],
      button: 'Potvrdit odstoupení',
    }),
    review: ({ shop }) => ({
      subject: `Potvrďte prosím svou recenzi v ${shop}`,
      heading: 'Potvrďte prosím svou recenzi',
      lines: ['děkujeme za recenzi položky níže. Potvrďte prosím, že je vaše. Zobrazíme ji, jakmile si ji přečteme.'],
      button: 'Potvrdit recenzi',
    }),
  },
  footer: (shop) =>
    `Tuto zprávu dostáváte, protože byla zadána čísla vaší objednávky v ${shop}. Pokud jste to nebyli vy, nemusíte nic dělat: bez vašeho potvrzení se nic nestane.`,
};
