import { noticesAToH, type Notice } from './harmonised-notice-texts-a-h.ts';
import { noticesIToZ } from './harmonised-notice-texts-i-z.ts';

const notices: Readonly<Record<string, Notice>> = { ...noticesAToH, ...noticesIToZ };

/** The last part of the European Commission's address in each language. The QR code of the notice links to this address. */
const addresses: Readonly<Record<string, string>> = {
  ...{ bg: 'гаранции', cz: 'záruky_cs', de: 'garantien', at: 'garantien', el: 'εγγυήσεις', en: 'guarantees', es: 'garantías', hr: 'jamstva_hr' },
  ...{ hu: 'jótállás', it: 'garanzie', lt: 'garantijos', pl: 'gwarancje', pt: 'garantias', ro: 'garanții', sk: 'záruky_sk', sl: 'jamstva_sl' },
};

/** Austria's notice is the German one. */
const languageOfNotice: Readonly<Record<string, string>> = { at: 'de' };

/**
 * Returns the harmonised notice on the legal guarantee of conformity as Markdown, in English if the language is not one of the Union. It is
 * mandatory since 2026-09-27 (Directive 2011/83/EU, Art. 6(1)(l) and 22a).
 * @returns the text and the code of its language, which is `code` if the notice exists in that language
 */
export function getHarmonisedNotice(code: string): { text: string; code: string } {
  const own = notices[languageOfNotice[code] ?? code];
  return own ? { text: write(own, code), code } : { text: write(notices.en as Notice, code), code: 'en' };
}

function write({ title, lead, claims, claimReasons, liability, remedies, period, more, whatToDo, steps, commercial }: Notice, code: string): string {
  const address = `europa.eu/youreurope/${addresses[code] ?? 'guarantees'}`;
  const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
  return [
    `## ${title}`,
    lead,
    ...[claims, list(claimReasons)],
    ...[liability, list(remedies)],
    period,
    more,
    `[${address}](${encodeURI(`https://${address}`)})`,
    `**${whatToDo}**`,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    commercial,
  ].join('\n\n');
}
