import type { TicketTexts } from '../ticket-texts.ts';

export const ticketBg: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `Получихме съобщението Ви (${number})`,
      heading: 'Съобщението Ви пристигна',
      lines: [
        `Благодарим, че писахте на ${shop}. Отговаряме по имейл, обикновено до един работен ден. Ако искате да добавите нещо, просто отговорете на това съобщение; номерът на запитването Ви е ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'Съобщение от помощния център',
      lines: [`Някой е писал чрез формуляра на ${shop}. Отговорът Ви на това съобщение отива при клиента.`],
    }),
  },
  topics: {
    order: 'Поръчка',
    delivery: 'Доставка',
    return: 'Връщане',
    payment: 'Плащане',
    product: 'Артикул или размер',
    other: 'Нещо друго',
  },
  number: 'Номер на запитването',
  topic: 'Тема',
  from: 'От',
  orderNumber: 'Номер на поръчката',
  message: 'Съобщение',
  footer: (shop) => `Получавате това съобщение, защото някой писа на ${shop} с този адрес чрез формуляра в помощния център.`,
};
