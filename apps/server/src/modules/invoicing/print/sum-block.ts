import type { PaperContent } from '../paper-content.ts';
import { beside, pile, row, rule, space, stack, styles, type Cell, type Style } from './blocks.ts';
import type { Setting } from './layout-paper.ts';
import { frame, ink, type Block, type Role } from './sheet.ts';

const middle = frame.left + (frame.right - frame.left) * 0.44;

/** What a paper comes to: the total and its VAT by rate, how it is paid, and what the law wants said. Never torn apart. */
export function sumBlock(setting: Setting, { kind, content }: { kind: 'invoice' | 'credit-note'; content: PaperContent }): Block {
  const { formats, texts } = setting;
  const { total, second, currency } = content;
  const sums = pile([
    space(10),
    pair(setting, texts.total[kind], formats.amount(total, currency), styles.grand),
    ...(second
      ? [
          space(2),
          pair(setting, texts.second(second.currency, formats.exchange(second.rateE5)), formats.amount(second.total, second.currency), styles.text),
        ]
      : []),
    space(12),
    vatTable(setting, content),
  ]);
  return pile([beside([sums, pile([space(12), words(setting, { kind, content })])]), space(4)]);
}

function pair({ measure }: Setting, label: string, value: string, style: Style): Block {
  const width = frame.right - middle;
  const room = measure(value, style.size, style.weight) + 0.01;
  return row(measure, [
    { text: label, style, x: middle, width: width - room - 12, role: { tag: 'P' } },
    { text: value, style, x: frame.right - room, width: room, isRight: true, role: { tag: 'P' } },
  ]);
}

function vatTable({ measure, texts, formats }: Setting, { vat }: PaperContent): Block {
  if (vat.length === 0) return space(0);
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
  const head = row(
    measure,
    cells([texts.vatTable.rate, texts.vatTable.net, texts.vatTable.vat, texts.vatTable.gross], styles.label, { tag: 'TH', table: 'vat', row: 0 }),
    {
      above: 4,
      below: 4,
    },
  );
  const rows = vat.map(({ basisPoints, net, amount }, index) =>
    row(
      measure,
      cells([formats.rate(basisPoints), formats.figure(net), formats.figure(amount), formats.figure(net + amount)], styles.text, {
        tag: 'TD',
        table: 'vat',
        row: index + 1,
      }),
      { above: 3, below: 3 },
    ),
  );
  return pile([rule({ x: middle, color: ink }), head, rule({ x: middle }), ...rows, rule({ x: middle })]);
}

/** To the left of the sums. */
function words({ measure, texts, formats }: Setting, { kind, content }: { kind: 'invoice' | 'credit-note'; content: PaperContent }): Block {
  const { paymentMethod, isPaid, countryCode, vatScheme } = content;
  const method = texts.methods[paymentMethod] ?? paymentMethod;
  const state = isPaid ? texts.paid : paymentMethod === 'cod' ? texts.dueOnDelivery : texts.due;
  const cell = (text: string, style: Style): Cell => ({ text, style, x: frame.left, width: middle - frame.left - 28, role: { tag: 'P' } });
  return stack(measure, [
    cell(texts.payment, styles.label),
    cell(method, styles.strong),
    cell(kind === 'invoice' ? state : texts.credited, styles.text),
    cell(' ', styles.small),
    cell(texts.notes.included, styles.small),
    cell(texts.notes[vatScheme](formats.country(countryCode)), styles.small),
  ]);
}
