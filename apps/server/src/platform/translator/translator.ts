import { ShopError } from '#kit/errors';

export interface TranslationRequest {
  /** Plain texts. Their line breaks are kept. */
  texts: readonly string[];
  /** BCP 47 tag of the language of the texts, such as `en-GB`. */
  from: string;
  /** BCP 47 tag of the wanted language, such as `de-DE`. */
  to: string;
  /** The glossary: terms in the texts with the shop's translation. A service may not follow it. */
  terms: readonly { source: string; target: string }[];
}

/** A service on another machine that translates texts. */
export interface Translator {
  /**
   * @returns the translations in the order of the texts
   * @throws TranslationFailed
   */
  translate: (request: TranslationRequest) => Promise<string[]>;
}

/** Why a service did not translate. */
type TranslationFailure = 'access' | 'quota' | 'busy' | 'language' | 'refused' | 'unavailable';

const sentences: Readonly<Record<TranslationFailure, string>> = {
  access: 'The translation service refuses the key of the shop. Check the setting DEEPL_API_KEY.',
  quota: 'The quota of the translation service is used up. Translate by hand, or raise the limit of the account.',
  busy: 'The translation service is busy.',
  language: 'The translation service does not offer this language. Translate by hand.',
  refused: 'The translation service refuses these texts. Translate by hand.',
  unavailable: 'The translation service does not respond.',
};

/** The service did not translate. Nothing has changed. */
export class TranslationFailed extends ShopError {
  /** @param cause for the log; staff do not see it */
  constructor(reason: TranslationFailure, { retryAfterSeconds, cause }: { retryAfterSeconds?: number | undefined; cause?: unknown } = {}) {
    super('TranslationFailed', 503, [sentences[reason], ...buildAdvice(reason, retryAfterSeconds)].join(' '), {
      reason,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
    this.cause = cause;
  }
}

function buildAdvice(reason: TranslationFailure, retryAfterSeconds = 0): string[] {
  if (reason !== 'busy' && reason !== 'unavailable') return [];
  return [retryAfterSeconds > 0 ? `Try again in ${retryAfterSeconds} seconds.` : 'Try again later.'];
}
