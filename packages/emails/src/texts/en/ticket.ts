import type { TicketTexts } from '../ticket-texts.ts';

export const ticketEn: TicketTexts = {
  letters: {
    received: ({ shop, number }) => ({
      subject: `We have your message (${number})`,
      heading: 'Your message has arrived',
      lines: [
        `thank you for writing to ${shop}. We answer by email, as a rule within one working day. If you have anything to add, just reply to this message; your ticket number is ${number}.`,
      ],
    }),
    toShop: ({ shop, number, topic }) => ({
      subject: `[${number}] ${topic}`,
      heading: 'A message from the help centre',
      lines: [`Somebody has written by the form of ${shop}. Your reply to this message goes to the customer.`],
    }),
  },
  topics: {
    order: 'An order',
    delivery: 'Delivery',
    return: 'A return',
    payment: 'Payment',
    product: 'A product or a size',
    other: 'Something else',
  },
  number: 'Ticket number',
  topic: 'Topic',
  from: 'From',
  orderNumber: 'Order number',
  message: 'Message',
  footer: (shop) => `You receive this message because somebody wrote to ${shop} by the form of the help centre with this address.`,
};
