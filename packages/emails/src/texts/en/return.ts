import type { ReturnTexts } from '../return-texts.ts';

export const returnEn: ReturnTexts = {
  letters: {
    requested: ({ orderNumber, returnNumber }) => ({
      subject: `Your return ${returnNumber} is with us`,
      heading: 'We have your return request',
      lines: [
        `you would like to send back something of order ${orderNumber}. We look at it and write to you within two working days.`,
        'Please do not send anything before that: you will get the note for the parcel first.',
      ],
      button: 'See your return',
    }),
    approved: ({ returnNumber }) => ({
      subject: `Please send your return ${returnNumber}`,
      heading: 'You can send it now',
      lines: [
        'your return is approved. Open its page, print the note and put it into the parcel. No printer? Write the return number on a piece of paper and put that in.',
        'Keep the receipt that you get when you hand the parcel over.',
      ],
      button: 'Open the note for the parcel',
    }),
    rejected: ({ returnNumber }) => ({
      subject: `About your return ${returnNumber}`,
      heading: 'We cannot take this back',
      lines: ['we have looked at your return and cannot accept the items below. If you see it differently, just reply to this message.'],
      button: 'See your return',
    }),
    received: ({ returnNumber }) => ({
      subject: `Your return ${returnNumber} has arrived`,
      heading: 'Your parcel has arrived',
      lines: ['the items below are back with us. We check them now; your money, or the other size, follows within a few working days.'],
      button: 'See your return',
    }),
    withdrawal: ({ shop, orderNumber, at }) => ({
      subject: `You have withdrawn from your ${shop} order ${orderNumber}`,
      heading: 'We have received your withdrawal',
      lines: [
        `on ${at} you declared that you withdraw from the contract of order ${orderNumber}, for the items below. This message is our acknowledgement; please keep it.`,
        'What has reached you, send back within 14 days. You get back all that you paid for it; where you withdraw from the whole order, standard delivery too.',
      ],
      button: 'See your withdrawal',
    }),
  },
  returnNumber: 'Return number',
  pieces: 'Items',
  notSent: 'What had not been packed will not be sent.',
  sendTo: 'Send it to',
  reason: 'Reason',
  footer: (shop) => `You receive this message because of a return of your order with ${shop}.`,
};
