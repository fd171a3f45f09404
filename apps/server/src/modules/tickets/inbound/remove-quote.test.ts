import { expect, test } from 'vitest';
import { readHtmlText } from './read-html-text.ts';
import { removeQuote } from './remove-quote.ts';

test.each([
  ['Gmail', 'Thanks!\n\nOn Fri, Nov 27, 2026 at 9:12 AM Selvedge <hello@selvedge.si> wrote:\n\n> Hello\n> there\n', 'Thanks!'],
  ['Gmail with a wrapped sentence', 'Ok\n\nAm Fr., 27. Nov. 2026 um 09:12 Uhr schrieb Selvedge <\nhello@selvedge.de>:\n\n> Guten Tag', 'Ok'],
  ['Gmail in Bengali', 'ধন্যবাদ\n\nশুক্র, ২৭ নভে, ২০২৬ তারিখে ৯:১২ AM টায় Selvedge <hello@selvedge.bd> লিখেছেন:\n\n> হ্যালো', 'ধন্যবাদ'],
  ['Thunderbird without an empty line', 'Danke.\nAm 27.11.26 um 09:12 schrieb Selvedge:\n> Guten Tag', 'Danke.'],
  [
    'Outlook',
    'Danke\n\n-----Ursprüngliche Nachricht-----\nVon: Selvedge <hello@selvedge.de>\nGesendet: Freitag\nAn: Jürgen\nBetreff: Re: T\n\nGuten Tag',
    'Danke',
  ],
  ['Outlook for the web', 'Merci\n\n________________________________\nDe : Selvedge <a@b.fr>\nEnvoyé : lundi\nÀ : Ana\n\nBonjour', 'Merci'],
  ['Outlook without a line', 'Hvala\n\nOd: Selvedge <hello@selvedge.si>\nPoslano: petek\nZa: Ana\nZadeva: Re\n\nPozdravljeni', 'Hvala'],
])('the quotation of %s at the end is removed', (_, text, kept) => {
  expect(removeQuote(text)).toBe(kept);
});

test.each([
  ['answers between quoted lines', '> Size?\nM, please.\n> Colour?\nBlue.'],
  ['only a quotation', '> Hello'],
  ['a line with a colon before an answer', 'Two questions:\n- Is it warm?\n- Is it long?'],
  ['an address among sentences', 'Write to: me\nFrom: home ana@example.si\nThanks'],
])('%s stays', (_, text) => {
  expect(removeQuote(text)).toBe(text);
});

test('an HTML email becomes text with quoted lines, and scripts and styles are left out', () => {
  const html =
    '<html><head><title>x</title><style>p{}</style></head><body><p>Gr&uuml;&szlig;e &amp; Dank<br>J&#252;rgen</p><script>alert(1)</script>' +
    '<div>Am 27.11. schrieb Selvedge:</div><blockquote><p>Guten Tag</p><blockquote>Frage</blockquote></blockquote></body></html>';
  expect(readHtmlText(html)).toBe('Grüße & Dank\nJürgen\n\nAm 27.11. schrieb Selvedge:\n> Guten Tag\n> \n> > Frage');
  expect(removeQuote(readHtmlText(html))).toBe('Grüße & Dank\nJürgen');
});
