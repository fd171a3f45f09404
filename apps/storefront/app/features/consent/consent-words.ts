import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Purpose } from '#lib/session/consent.ts';

/** All texts of the consent question: the same in the banner, on the page and in the record. */
export const consentWords = {
  heading: msg`Your choice about cookies`,
  question: msg`The shop needs only a few of its own. May we also count how it is used, and learn which adverts brought you here? Only if you say so, and you can change your mind at any time.`,
  accept: msg`Accept all`,
  refuse: msg`Refuse all`,
  save: msg`Save my choice`,
} as const satisfies Record<string, MessageDescriptor>;

export const purposeWords: Record<Purpose, { name: MessageDescriptor; meaning: MessageDescriptor }> = {
  statistics: {
    name: msg`Statistics`,
    meaning: msg`We count which pages are opened and what is put into carts, to make the shop better. Nobody is told who you are.`,
  },
  marketing: {
    name: msg`Advertising`,
    meaning: msg`Advertising partners learn that you came from one of their adverts and what you bought, and may show you ours elsewhere.`,
  },
};

/** Returns the texts as shown in one language, for the record. */
export function translateConsentWords(i18n: I18n): string {
  const { heading, question, ...answers } = consentWords;
  const messages = Object.values(purposeWords).flatMap(({ name, meaning }) => [name, meaning]);
  return [heading, question, ...messages, ...Object.values(answers)].map((words) => i18n._(words)).join('\n');
}
