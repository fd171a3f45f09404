import type { OrderAccessTexts } from '../order-access-texts.ts';

export const orderAccessEn: OrderAccessTexts = {
  letters: {
    link: ({ orderNumber, shop }) => ({
      subject: `Open your ${shop} order ${orderNumber}`,
      heading: 'Your order',
      lines: [
        'with the button below you see your order with its address and its invoice, and you can send something back. The link is for you alone: please do not pass it on.',
      ],
      button: 'Open the order',
    }),
    return: ({ at, day, orderNumber }) => ({
      subject: `Please confirm your return of order ${orderNumber}`,
      heading: 'Please confirm your return',
      lines: [
        `on ${at} the items below were reported for return, with the numbers of order ${orderNumber}. If it was you, please confirm it: then we look at it.`,
        `You can confirm it until ${day}.`,
      ],
      button: 'Confirm the return',
    }),
    withdrawal: ({ at, day, orderNumber }) => ({
      subject: `Please confirm your withdrawal from order ${orderNumber}`,
      heading: 'We have received your withdrawal',
      lines: [
        `on ${at} you declared that you withdraw from the contract of order ${orderNumber}, for the items below. This message is our acknowledgement; please keep it.`,
        `Only the numbers of the order were entered. Please confirm by ${day} that it was you: the withdrawal then counts from the time above.`,
      ],
      button: 'Confirm the withdrawal',
    }),
    review: ({ shop }) => ({
      subject: `Please confirm your review at ${shop}`,
      heading: 'Please confirm your review',
      lines: ['thank you for your review of the item below. Please confirm that it is yours. It is shown once we have looked at it.'],
      button: 'Confirm the review',
    }),
  },
  footer: (shop) =>
    `You receive this message because the numbers of your order with ${shop} were entered. If it was not you, you need not do anything: nothing happens without your confirmation.`,
};
