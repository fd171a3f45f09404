import { getMethodTexts } from '#modules/payments';
import type { DocumentContent } from '../document-content.ts';
import { placeSideBySide, joinVertically, layoutRow, createRule, createSpace, stackCells, styles, type Cell, type Style } from './blocks.ts';
import type { DocumentWords, Setting } from './setting.ts';
import { frame, ink, type Block, type Role } from './sheet.ts';

const middle = frame.left + (frame.right - frame.left) * 0.44;

/** Returns the totals of a document: total, VAT by rate, payment, and the texts required by law. Never split across sheets. */
export function sumBlock(setting: Setting, { words, content }: { words: DocumentWords; content: DocumentContent }): Block {
  const { formats, t } = setting;
  const { total, second, currency } = content;
  const sums = joinVertically([
    createSpace(10),
    layoutPair(setting, words.total, formats.amount(total, currency), styles.grand),
    ...(second
      ? [
          createSpace(2),
          layoutPair(
            setting,
            t('invoice.secondCurrency', { currency: second.currency, rate: formats.exchange(second.rateE5) }),
            formats.amount(second.total, second.currency),
            styles.text,
          ),
        ]
      : []),
    createSpace(12),
    vatTable(setting, content),
  ]);
  return joinVertically([placeSideBySide([sums, joinVertically([createSpace(12), layoutNotes(setting, { words, content })])]), createSpace(4)]);
}

function layoutPair({ measure }: Setting, label: string, value: string, style: Style): Block {
  const width = frame.right - middle;
  const room = measure(value, style.size, style.weight) + 0.01;
  return layoutRow(measure, [
    { text: label, style, x: middle, width: width - room - 12, role: { tag: 'P' } },
    { text: value, style, x: frame.right - room, width: room, isRight: true, role: { tag: 'P' } },
  ]);
}

function vatTable({ measure, t, formats }: Setting, { vat }: DocumentContent): Block {
  if (vat.length === 0) return createSpace(0);
  const width = (frame.right - middle) / 4;
  const cells = (entries: readonly string[], style: Style, role: Role): Cell[] =>
    entries.map((text, index) => ({
      text,
      style,
      role,
      isRight: index > 0,
      x: middle + index * width + (index > 0 ? 6 : 0),
      width: width - (index > 0 ? 6 : 0),
    }));
  const head = layoutRow(
    measure,
    cells([t('invoice.vatTable.rate'), t('invoice.vatTable.net'), t('invoice.vatTable.vat'), t('invoice.vatTable.gross')], styles.label, {
      tag: 'TH',
      table: 'vat',
      row: 0,
    }),
    {
      above: 4,
      below: 4,
    },
  );
  const rows = vat.map(({ basisPoints, net, amount }, index) =>
    layoutRow(
      measure,
      cells([formats.rate(basisPoints), formats.figure(net), formats.figure(amount), formats.figure(net + amount)], styles.text, {
        tag: 'TD',
        table: 'vat',
        row: index + 1,
      }),
      { above: 3, below: 3 },
    ),
  );
  return joinVertically([createRule({ x: middle, color: ink }), head, createRule({ x: middle }), ...rows, createRule({ x: middle })]);
}

/** The texts to the left of the totals. */
function layoutNotes({ measure, t, formats, language }: Setting, { words, content }: { words: DocumentWords; content: DocumentContent }): Block {
  const { paymentMethod, countryCode, vatScheme } = content;
  const method = getMethodTexts(paymentMethod, language).name;
  const cell = (text: string, style: Style): Cell => ({ text, style, x: frame.left, width: middle - frame.left - 28, role: { tag: 'P' } });
  return stackCells(measure, [
    cell(t('invoice.payment'), styles.label),
    cell(method, styles.strong),
    cell(words.state, styles.text),
    cell(' ', styles.small),
    ...(vatScheme === 'intra-community' ? [] : [cell(t('invoice.notes.included'), styles.small)]),
    cell(t(`invoice.notes.${vatScheme}`, { country: formats.country(countryCode) }), styles.small),
  ]);
}
