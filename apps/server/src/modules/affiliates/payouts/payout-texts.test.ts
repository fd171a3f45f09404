import { languages } from '@selvedge/i18n';
import { getTemplate, getTexts, listKeys } from '@selvedge/i18n/texts';
import { expect, test } from 'vitest';
import { fitsBand, listMissingLetters } from '#testing/inputs/missing-glyphs';

test.each(languages)(
  'statements and self-billed invoices in $name use printable letters, and each title fits on one line with its number',
  ({ code }) => {
    const { t } = getTexts('documents', code);
    const keys = listKeys('documents').filter((key) => key.startsWith('payout.'));
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.flatMap((key) => listMissingLetters(getTemplate('documents', code, key).replaceAll(/\{\w+\}/g, ''), 'regular'))).toEqual([]);
    expect([`${t('payout.invoice')} SB-2026-000001`, `${t('payout.statement')} PO-2026-000001`].filter((title) => !fitsBand(title))).toEqual([]);
  },
);

/** Directive 2006/112/EC, Art. 226 (10a) and (11a), in the wording of each language and national law. */
test.each([
  ['at', 'Gutschrift', 'Übergang der Steuerschuld'],
  ['bg', 'самофактуриране', 'Обратно начисляване'],
  ['cz', 'vystaveno zákazníkem', 'Daň odvede zákazník'],
  ['de', 'Gutschrift', 'Steuerschuldnerschaft des Leistungsempfängers'],
  ['el', 'Αυτοτιμολόγηση', 'Αντίστροφη επιβάρυνση'],
  ['es', 'Facturación por el destinatario', 'Inversión del sujeto pasivo'],
  ['hr', 'samoizdavanje računa', 'Prijenos porezne obveze'],
  ['hu', 'önszámlázás', 'Fordított adózás'],
  ['it', 'Autofatturazione', 'Inversione contabile'],
  ['lt', 'Sąskaitų faktūrų išsirašymas', 'Atvirkštinis apmokestinimas'],
  ['pl', 'samofakturowanie', 'Odwrotne obciążenie'],
  ['pt', 'autofaturação', 'autoliquidação'],
  ['ro', 'Autofactură', 'Taxare inversă'],
  ['sk', 'Vyhotovenie faktúry odberateľom', 'Prenesenie daňovej povinnosti'],
  ['sl', 'samofakturiranje', 'Obrnjena davčna obveznost'],
])('a self-billed invoice in %s has the legal wording for self-billing and reverse charge', (code, selfBilling, reverseCharge) => {
  const { t } = getTexts('documents', code);
  expect(t('payout.invoice')).toContain(selfBilling);
  expect(t('payout.notes.reverse-charge')).toContain(reverseCharge);
});
