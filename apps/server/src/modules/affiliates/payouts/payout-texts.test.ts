import { languages } from '@selvedge/i18n';
import { expect, test } from 'vitest';
import { fitsBand, listMissingLetters } from '#testing/inputs/missing-glyphs';
import { getPayoutTexts } from './texts/get-payout-texts.ts';

test.each(languages)(
  'statements and self-billed invoices in $name use printable letters, and each title fits on one line with its number',
  ({ code }) => {
    const texts = getPayoutTexts(code);
    const { vat, service, kinds, notes, columns, ...words } = texts;
    const all = [...Object.values(words), ...Object.values(kinds), ...Object.values(notes), ...columns, vat('22 %'), service('2026')];
    expect(all.flatMap((text) => listMissingLetters(text, 'regular'))).toEqual([]);
    expect([`${texts.invoice} SB-2026-000001`, `${texts.statement} PO-2026-000001`].filter((title) => !fitsBand(title))).toEqual([]);
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
  const { invoice, notes } = getPayoutTexts(code);
  expect(invoice).toContain(selfBilling);
  expect(notes['reverse-charge']).toContain(reverseCharge);
});
