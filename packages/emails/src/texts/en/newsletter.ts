import type { NewsletterTexts } from '../newsletter-texts.ts';

export const newsletterEn: NewsletterTexts = {
  letters: {
    confirm: ({ shop }) => ({
      subject: `Please confirm: the ${shop} newsletter`,
      heading: 'One click and you are on the list',
      lines: [
        `Somebody, we hope you, has asked for the ${shop} newsletter with this email address. We send it only to people who say so themselves.`,
      ],
      button: 'Yes, send me the newsletter',
      note: 'The link works once, for seven days. If it was not you, do nothing: you will not get the newsletter, and we delete the address.',
    }),
    welcome: ({ shop }) => ({
      subject: `You are on the ${shop} list`,
      heading: 'Thank you, you are on the list',
      lines: ['From now on you hear from us when something new comes in and when prices go down.'],
      button: 'To the shop',
      note: 'You can stop it whenever you like, with one click below each mail and without signing in.',
    }),
  },
  unsubscribe: 'Unsubscribe from the newsletter',
  footer: (shop) => `You receive this message because this address was entered for the ${shop} newsletter.`,
};
