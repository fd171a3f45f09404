import { setupI18n } from '@lingui/core';
import { loadWholeCatalogue } from '@selvedge/i18n/whole-catalogue';
import { buildConsentCookie, consentVersion, readConsent, type Purpose } from '#lib/session/consent.ts';
import { readCookie, deleteTrackingCookie } from '#lib/session/cookies.ts';
import type { Shop } from '#lib/shop-context.ts';
import { translateConsentWords } from './consent-words.ts';

/** Returns the choice of a form: all, none, or the ticked purposes. */
function readChoices(form: FormData): Record<Purpose, boolean> {
  const answer = form.get('answer');
  const isGiven = (purpose: Purpose) => answer === 'all' || (answer === 'ticked' && form.get(purpose) === 'on');
  return { statistics: isGiven('statistics'), marketing: isGiven('marketing') };
}

/** Returns the earlier choice of this browser. */
export const readRequestConsent = (request: Request) => readConsent(readCookie(request, 'consent'));

/**
 * Records a choice with the texts that the server shows in this language, because a browser could send other texts.
 * @returns the cookie with the choice, and headers that delete the cookies that are no longer allowed
 * @throws ApiError
 */
export async function recordChoice(request: Request, { api, language, isSecure }: Shop, form: FormData): Promise<string[]> {
  const i18n = setupI18n({ locale: language.tag, messages: { [language.tag]: await loadWholeCatalogue(language.code) } });
  const previousId = readRequestConsent(request)?.id;
  const record = await api.recordConsent({
    choices: readChoices(form),
    version: consentVersion,
    text: translateConsentWords(i18n),
    ...(previousId && { previousId }),
  });
  return [buildConsentCookie(record, { isSecure }), ...(record.choices.marketing ? [] : deleteTrackingCookie({ isSecure }))];
}
