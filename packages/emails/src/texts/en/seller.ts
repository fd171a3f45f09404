import type { SellerTexts } from '../seller-texts.ts';

export const sellerEn: SellerTexts = {
  letters: {
    received: ({ shop }) => ({
      subject: `Your application to sell at ${shop}`,
      heading: 'We have your application',
      lines: [
        `thank you for wanting to sell at ${shop}. We read every application ourselves and write to you as soon as it is decided, as a rule within five working days.`,
        'Until then there is nothing you have to do. If something changes, just reply to this message.',
      ],
      button: 'See who sells with us',
    }),
    again: ({ shop, company }) => ({
      subject: `Your application to sell at ${shop}`,
      heading: 'You have applied already',
      lines: [
        `somebody, probably you, has just filled in the form for sellers with this address again. We already have ${company} with it, so nothing of what was sent now has been added.`,
        'If you want to change something, or if it was not you, just reply to this message.',
      ],
      button: 'See who sells with us',
    }),
    approved: ({ shop, company }) => ({
      subject: `Welcome: ${company} sells at ${shop}`,
      heading: 'You are in',
      lines: [
        `we are glad to have ${company}. A second message is on its way: its link proves your mailbox and opens your place in the back office, where you add your products, see your orders and edit your story.`,
        'Your story stands on the page of our sellers from now on. Each product is looked at once before it goes on sale.',
      ],
      button: 'See your story',
    }),
    rejected: ({ shop, company }) => ({
      subject: `Your application to sell at ${shop}`,
      heading: 'We cannot accept your application',
      lines: [
        `we have looked at the application of ${company} and cannot take it as things stand.`,
        'You are welcome to apply again when this has changed.',
      ],
      button: 'See who sells with us',
    }),
    suspended: ({ shop, company }) => ({
      subject: `${company} is suspended at ${shop}`,
      heading: 'Your place is suspended',
      lines: [
        'you cannot sign in to the back office for the time being, and your story is not shown. Orders that are already placed are delivered and settled as agreed.',
        'If you think that this is a mistake, just reply to this message.',
      ],
      button: 'See who sells with us',
    }),
    resumed: ({ shop, company }) => ({
      subject: `${company} sells at ${shop} again`,
      heading: 'You are back',
      lines: ['your place is open again: you can sign in to the back office as before, and your story is shown.'],
      button: 'See your story',
    }),
  },
  reason: 'Our reason',
  footer: (shop) => `You receive this message because this address was given in an application to sell at ${shop}.`,
};
