import type { AffiliateTexts } from '../affiliate-texts.ts';

export const affiliateEn: AffiliateTexts = {
  letters: {
    applied: ({ shop }) => ({
      subject: `Your application to the affiliate programme of ${shop}`,
      heading: 'We have your application',
      lines: [
        `thank you for wanting to sell with ${shop}. We look at your application and write to you as soon as it is decided.`,
        'Until then there is nothing you have to do.',
      ],
      button: 'See your application',
    }),
    approved: ({ shop, code }) => ({
      subject: `Welcome to the affiliate programme of ${shop}`,
      heading: 'You are in',
      lines: [
        `your application is accepted. Your code is ${code}; whoever buys through one of your links, or with your code, earns you a commission from now on.`,
        'First, make a link: choose any page or product, and the portal shows what you earn on it. Then share it where your readers are, and say that you earn by it.',
        'Finally, enter in your profile where we should send your money. You see every click, order and commission in the portal.',
      ],
      button: 'Make your first link',
    }),
    rejected: ({ shop }) => ({
      subject: `Your application to the affiliate programme of ${shop}`,
      heading: 'We cannot accept your application',
      lines: ['we have looked at your application and cannot take you into the programme as things stand.'],
      button: 'See your application',
    }),
    suspended: ({ shop }) => ({
      subject: `Your account in the affiliate programme of ${shop} is suspended`,
      heading: 'Your account is suspended',
      lines: [
        'orders that are placed from now on earn you no commission. What you have earned before stays in your account, and you can still see it in the portal.',
        'If you think that this is a mistake, just reply to this message.',
      ],
      button: 'Open the portal',
    }),
    resumed: ({ shop, code }) => ({
      subject: `Your account in the affiliate programme of ${shop} is active again`,
      heading: 'You earn again',
      lines: [`your account is active again: orders that come through your links, or with your code ${code}, earn you a commission from now on.`],
      button: 'Open the portal',
    }),
    commissionRefused: ({ orderNumber, amount }) => ({
      subject: `About your commission for order ${orderNumber}`,
      heading: 'A commission was refused',
      lines: [
        `we have looked at the commission of ${amount} for order ${orderNumber} and cannot approve it. It is taken off what was pending; nothing else changes.`,
        'If you see it differently, just reply to this message.',
      ],
      button: 'See your commissions',
    }),
    payoutSent: ({ payoutNumber, amount }) => ({
      subject: `${amount} is on its way to you`,
      heading: 'Your money is on its way',
      lines: [
        `we have paid out ${amount}. Depending on your bank it arrives within a few working days, with the reference ${payoutNumber}.`,
        'The statement, with each commission in it, is in the portal.',
      ],
      button: 'See your payouts',
    }),
    payoutFailed: ({ payoutNumber, amount }) => ({
      subject: `Your payout ${payoutNumber} did not arrive`,
      heading: 'A payout did not go through',
      lines: [
        `the payout of ${amount} could not be made. The amount is back in your balance and will be part of the next payout.`,
        'Please check in your profile where we send your money.',
      ],
      button: 'Check your account details',
    }),
    payoutAccountChanged: ({ day }) => ({
      subject: 'The account for your payouts was changed',
      heading: 'Your payout account was changed',
      lines: [
        `the account to which we pay your commissions has just been changed in your profile. To be safe, nothing is paid out until ${day}.`,
        'If it was you, there is nothing to do. If not, change your password now, correct the account in your profile and reply to this message.',
      ],
      button: 'Check your account details',
    }),
    leaving: ({ shop }) => ({
      subject: `Before your account with ${shop} is deleted`,
      heading: 'We settle with you first',
      lines: [
        'you have asked us to delete your account. Something in the affiliate programme is still open, so this happens first: orders placed from now on earn you nothing; commission that is waiting is decided as usual; then we pay out what is left, however little it is.',
        'Please check that your profile says where to send your money. If something has to come back to us, or you want to give up what is left, just reply to this message.',
        'Until then we use your data for this alone, and delete your account as soon as all is settled. If you want to stay after all, you can say so under Privacy in your account.',
      ],
      button: 'Check your account details',
    }),
  },
  reason: 'Reason',
  footer: (shop) => `You receive this message because you take part in the affiliate programme of ${shop}, or have applied for it.`,
};
