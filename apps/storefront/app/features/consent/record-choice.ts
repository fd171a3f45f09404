import { setupI18n } from '@lingui/core';
import { loadWholeCatalogue } from '@selvedge/i18n/whole-catalogue';
import { consentCookieOf, consentVersion, readConsent, type Purpose } from '#lib/consent.ts';
import { readCookie } from '#lib/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';
import { forgottenTracking } from '#lib/tracking-cookies.ts';
import { shownWords } from './consent-words.ts';

/** The form's answer: all, nothing, or what is ticked. */
function choicesFrom(form: FormData): Record<Purpose, boolean> {
  const answer = form.get('answer');
  const isGiven = (purpose: Purpose) => answer === 'all' || (answer === 'ticked' && form.get(purpose) === 'on');
  return { statistics: isGiven('statistics'), marketing: isGiven('marketing') };
}

/** What this browser has chosen before. */
export const consentIn = (request: Request) => readConsent(readCookie(request, 'consent'));

/**
 * Records what was chosen, with the words that the shop says in this language: a browser could send others.
 * @returns the cookie that keeps it, and those that take away what is no longer allowed
 * @throws ApiError
 */
export async function recordChoice(request: Request, { api, language, isSecure }: Shop, form: FormData): Promise<string[]> {
  const i18n = setupI18n({ locale: language.tag, messages: { [language.tag]: await loadWholeCatalogue(language.code) } });
  const previousId = consentIn(request)?.id;
  const record = await api.recordConsent({
    choices: choicesFrom(form),
    version: consentVersion,
    text: shownWords(i18n),
    ...(previousId && { previousId }),
  });
  return [consentCookieOf(record, { isSecure }), ...(record.choices.marketing ? [] : forgottenTracking({ isSecure }))];
}
