import type { AccountTexts } from '../account-texts.ts';

export const accountEn: AccountTexts = {
  greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  letters: {
    welcome: ({ shop }) => ({
      subject: `Welcome to ${shop}`,
      heading: 'Welcome',
      lines: [
        'your account is ready.',
        'Please confirm that this e-mail address is yours. Orders that you placed with it as a guest will then appear in your account too.',
      ],
      button: 'Confirm e-mail address',
      note: 'The link works once, for 7 days. If it was not you who registered, please do not press it: nothing else is needed.',
    }),
    confirmEmail: ({ shop }) => ({
      subject: 'Please confirm your e-mail address',
      heading: 'Is this your e-mail address?',
      lines: [
        `please confirm that this address belongs to you and your ${shop} account. Orders that you placed with it as a guest will then appear there too.`,
      ],
      button: 'Confirm e-mail address',
      note: 'The link works once, for 7 days. If this is not about you, you need not do anything.',
    }),
    resetPassword: ({ shop }) => ({
      subject: `A new password for ${shop}`,
      heading: 'Choose a new password',
      lines: ['somebody, probably you, asked for a new password for your account.'],
      button: 'Choose a new password',
      note: 'The link works once, for one hour. If it was not you, you need not do anything: your password stays as it is.',
    }),
    passwordChanged: ({ shop }) => ({
      subject: `Your ${shop} password was changed`,
      heading: 'Your password was changed',
      lines: [
        'the password of your account has just been changed. Wherever else somebody was signed in, he has been signed out.',
        'If that was you, there is nothing to do. If not, choose a new password at once.',
      ],
      button: 'That was not me: choose a new password',
      note: '',
    }),
    newDevice: ({ shop }) => ({
      subject: `New sign-in to your ${shop} account`,
      heading: 'A new sign-in',
      lines: ['somebody has just signed in to your account from a browser that we have not seen there before.'],
      button: 'That was not me: choose a new password',
      note: 'If it was you, there is nothing to do. A new password signs everybody out.',
    }),
    passkeyAdded: ({ shop }) => ({
      subject: `A passkey was added to your ${shop} account`,
      heading: 'A new passkey',
      lines: ['a passkey has just been added to your account. Whoever holds it can sign in without the password.'],
      button: 'Look at my passkeys',
      note: 'If it was you, there is nothing to do. If not, remove it there and change your password.',
    }),
    leaveEmail: ({ newEmail }) => ({
      subject: 'Do you want to change your e-mail address?',
      heading: 'Change of your e-mail address',
      lines: [`your account is to move to ${newEmail}.`, 'It does so when both mailboxes, this one and the new one, have agreed.'],
      button: 'Agree to the change',
      note: 'The link works once, for 24 hours. If you did not ask for this, do not press it and change your password: somebody else is signed in to your account.',
    }),
    takeEmail: ({ shop }) => ({
      subject: 'Please confirm your new e-mail address',
      heading: 'Your new e-mail address',
      lines: [`a ${shop} account is to move to this address.`, 'It does so when both mailboxes, the old one and this one, have agreed.'],
      button: 'Confirm e-mail address',
      note: 'The link works once, for 24 hours. If this is not about you, you need not do anything.',
    }),
    takenEmail: ({ shop }) => ({
      subject: `You already have an account with ${shop}`,
      heading: 'This address has an account',
      lines: [
        'somebody, perhaps you, wanted to use this e-mail address for another account. It has an account of its own, so nothing was changed.',
        'If it was you, sign in with this address.',
      ],
      button: 'Sign in',
      note: 'If this is not about you, you need not do anything.',
    }),
    emailChanged: ({ shop, newEmail, writeTo }) => ({
      subject: 'The e-mail address of your account was changed',
      heading: 'Your e-mail address was changed',
      lines: [
        `your ${shop} account has moved to ${newEmail}, as both mailboxes had agreed. This is the last message about it to this address.`,
        `If you did not agree, write to us at once: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    dataReady: ({ shop }) => ({
      subject: 'Your data is ready',
      heading: 'Your data is ready',
      lines: [`all that ${shop} holds about you is put together in one file. You can fetch it in your account.`],
      button: 'Fetch my data',
      note: 'The file is kept for 7 days, then it is deleted. If you did not ask for it, change your password: somebody else is signed in to your account.',
    }),
    accountDeleted: ({ shop, writeTo }) => ({
      subject: `Your ${shop} account is deleted`,
      heading: 'Your account is deleted',
      lines: [
        'as you asked, your account is gone: profile, addresses, wishlist, cart, passkeys and files. Your orders stay in our books, as the law asks, without your name, address, e-mail or telephone number.',
        `This is the last message we send to this address. If you have a question, write to us: ${writeTo}`,
      ],
      button: null,
      note: '',
    }),
    invited: ({ shop }) => ({
      subject: `Your access to the back office of ${shop}`,
      heading: 'You can work here',
      lines: [
        `${shop} has given you access to its back office, or has renewed it.`,
        'Choose a password first. With the first sign-in you then set up a second factor: have a telephone with an authenticator at hand.',
      ],
      button: 'Choose a password',
      note: 'The link works once, for 7 days. If this is not about you, you need not do anything.',
    }),
  },
  signIn: { when: 'When', browser: 'Browser', network: 'From the network', unknown: 'unknown' },
  footer: (shop) => `${shop} sends this message because it concerns the safety of an account. It cannot be unsubscribed from.`,
};
