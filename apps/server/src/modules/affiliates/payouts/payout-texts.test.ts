import { languages } from '@selvedge/i18n';
import { expect, test } from 'vitest';
import { fitsBand, lackingLetters } from '#testing/paper-letters';
import { payoutTextsIn } from './texts/texts-in.ts';

test.each(languages)('statements and self-billed invoices in $name can be written, their titles with their numbers on one line', ({ code }) => {
  const texts = payoutTextsIn(code);
  const { vat, service, kinds, notes, columns, ...words } = texts;
  const all = [...Object.values(words), ...Object.values(kinds), ...Object.values(notes), ...columns, vat('22 %'), service('2026')];
  expect(all.flatMap((text) => lackingLetters(text, 'regular'))).toEqual([]);
  expect([`${texts.invoice} SB-2026-000001`, `${texts.statement} PO-2026-000001`].filter((title) => !fitsBand(title))).toEqual([]);
});

/** Directive 2006/112/EC, Art. 226 (10a) and (11a), as its own languages and the countries' laws word them. */
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
])('a self-billed invoice in %s says that it is one, and who owes the VAT, in the words of the law', (code, selfBilling, reverseCharge) => {
  const { invoice, notes } = payoutTextsIn(code);
  expect(invoice).toContain(selfBilling);
  expect(notes['reverse-charge']).toContain(reverseCharge);
});
