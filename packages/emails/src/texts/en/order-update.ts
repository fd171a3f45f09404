import type { OrderUpdateTexts } from '../order-update-texts.ts';

export const orderUpdateEn: OrderUpdateTexts = {
  letters: {
    shipped: ({ orderNumber, hasMore, isExchange }) => ({
      subject: hasMore ? `Part of your order ${orderNumber} is on its way` : `Your order ${orderNumber} is on its way`,
      heading: hasMore ? 'A first part is on its way' : 'Your parcel is on its way',
      lines: [
        isExchange ? 'what you asked for in exchange has just left us. There is nothing to pay.' : 'your parcel has just left us.',
        ...(hasMore ? ['The rest of your order follows in another parcel. You pay nothing more for that.'] : []),
      ],
    }),
    readyForPickup: ({ orderNumber }) => ({
      subject: `Your order ${orderNumber} is ready to be picked up`,
      heading: 'Ready for you',
      lines: ['you can pick up your order now, on weekdays from 10:00 to 15:00. Please bring the order number.'],
    }),
    delivered: ({ orderNumber, returnDays, hasMore }) => ({
      subject: `Your order ${orderNumber} has been delivered`,
      heading: 'Your parcel has arrived',
      lines: [
        `we hope that everything fits. If it does not, you have ${returnDays} days to send it back or to have it in another size: the page of your order shows how.`,
        ...(hasMore ? ['The rest of your order is still to come.'] : ['If you like, tell others how it fits: you can review it on the same page.']),
      ],
    }),
    undelivered: ({ orderNumber }) => ({
      subject: `Your parcel could not be handed over (order ${orderNumber})`,
      heading: 'We missed you',
      lines: ['the carrier could not hand your parcel over. It tries once more, or keeps it for you: its page says where and until when.'],
    }),
    cameBack: ({ orderNumber, amount }) => ({
      subject: `Your parcel came back to us (order ${orderNumber})`,
      heading: 'Your parcel came back',
      lines: [
        'the carrier has brought your parcel back to us.',
        amount ? `We give ${amount} back to you.` : 'There is nothing to pay.',
        'If you still want it, just order it again.',
      ],
    }),
    lost: ({ orderNumber, amount }) => ({
      subject: `Your parcel was lost (order ${orderNumber})`,
      heading: 'We are sorry',
      lines: [
        'your parcel was lost on its way to you.',
        amount ? `We give ${amount} back to you.` : 'There is nothing to pay.',
        'If you still want it, just order it again; should something be sold out, answer this message.',
      ],
    }),
    linesCancelled: ({ orderNumber, amount }) => ({
      subject: `A change to your order ${orderNumber}`,
      heading: 'Part of your order is cancelled',
      lines: [
        'we do not send the items below.',
        amount ? `We give ${amount} back to you.` : 'You do not pay for them.',
        'Everything else comes as you ordered it.',
      ],
    }),
    refunded: ({ orderNumber, amount, isByHand }) => ({
      subject: `We have sent ${amount} back to you (order ${orderNumber})`,
      heading: 'Your money is on its way',
      lines: [
        isByHand
          ? `we have transferred ${amount} to you. It usually arrives within two working days.`
          : `we have sent ${amount} back the way you paid. Depending on your bank it takes 3 to 10 working days to show.`,
      ],
    }),
    refused: ({ orderNumber }) => ({
      subject: `About your order ${orderNumber}`,
      heading: 'We cannot take your order',
      lines: [
        'we could not confirm your order, so it will not be sent. There is nothing to pay.',
        'If you think that this is a mistake, please answer this message.',
      ],
    }),
  },
  pieces: 'Items',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  pickup: 'Where it waits',
  follow: 'Follow the parcel',
  look: 'Look at the order',
};
