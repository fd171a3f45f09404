import { setupI18n, type I18n } from '@lingui/core';
import type { Language, LanguageCode } from '@selvedge/i18n';
import { loadWholeCatalogue } from '@selvedge/i18n/whole-catalogue';

const opened = new Map<LanguageCode, I18n>();

/** Returns all texts of a language, for the server. All pages share the object, because a rendering does not change it. */
export async function openI18n({ code, tag }: Language & { code: LanguageCode }): Promise<I18n> {
  const i18n = opened.get(code) ?? setupI18n({ locale: tag, messages: { [tag]: await loadWholeCatalogue(code) } });
  opened.set(code, i18n);
  return i18n;
}
