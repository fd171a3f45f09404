import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Purpose } from '#lib/session/consent.ts';

/** All texts of the consent question: in the banner, on the page, and all of them in the record. */
export const consentWords = {
  heading: msg`Your cookie choices`,
  /** The text of the banner: the purposes and the right to withdraw, in two lines on a phone. */
  summary: msg`May we use cookies for statistics and advertising? You can change your mind at any time.`,
  question: msg`We only need a few cookies of our own to run the shop. With your permission, we’d also like to measure how it’s used and which ads brought you here. You can change your mind at any time.`,
  accept: msg`Accept all`,
  refuse: msg`Reject all`,
  save: msg`Save my choices`,
} as const satisfies Record<string, MessageDescriptor>;

export const purposeWords: Record<Purpose, { name: MessageDescriptor; meaning: MessageDescriptor }> = {
  statistics: {
    name: msg`Statistics`,
    meaning: msg`We count which pages are opened and what’s added to carts, to make the shop better. No one finds out who you are.`,
  },
  marketing: {
    name: msg`Advertising`,
    meaning: msg`Advertising partners learn that you came from one of their ads and what you bought, and may show you our ads elsewhere.`,
  },
};

/** Returns the texts as shown in one language, for the record. */
export function translateConsentWords(i18n: I18n): string {
  const { heading, summary, question, ...answers } = consentWords;
  const messages = Object.values(purposeWords).flatMap(({ name, meaning }) => [name, meaning]);
  return [heading, summary, question, ...messages, ...Object.values(answers)].map((words) => i18n._(words)).join('\n');
}
