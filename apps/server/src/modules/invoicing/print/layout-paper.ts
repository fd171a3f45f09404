import type { PaperContent, PaperParty } from '../paper-content.ts';
import { paperFormats, type PaperFormats } from '../paper-formats.ts';
import type { PaperTexts } from '../paper-texts.ts';
import { beside, pile, row, rule, space, stack, styles, type Cell } from './blocks.ts';
import { flow } from './flow.ts';
import { lineBlocks } from './line-blocks.ts';
import { frame, type Block, type PrintedPaper } from './sheet.ts';
import { sheetsAround } from './sheets-around.ts';
import { sumBlock } from './sum-block.ts';
import type { Measure } from './wrap-text.ts';

interface PaperToLayOut {
  kind: 'invoice' | 'credit-note';
  number: string;
  content: PaperContent;
}

/** What a paper is set with. */
export interface Setting {
  measure: Measure;
  texts: PaperTexts;
  formats: PaperFormats;
}

/** Lays out an invoice or a credit note: which words and figures stand where on which sheet. */
export function layoutPaper(
  { kind, number, content }: PaperToLayOut,
  { measure, texts, tag }: { measure: Measure; texts: PaperTexts; tag: string },
): PrintedPaper {
  const setting: Setting = { measure, texts, formats: paperFormats(tag, content.currency) };
  const title = `${texts.titles[kind]} ${number}`;
  const seller = content.seller ?? { name: content.shopName, lines: [texts.demonstration], countryCode: '', vatNumber: '' };
  const blocks = [
    row(measure, [{ text: texts.titles[kind], style: styles.heading, x: frame.left, width: frame.right - frame.left, role: { tag: 'H1' } }], {
      below: 10,
    }),
    facts(setting, { number, content }),
    space(18),
    parties(setting, { content, seller }),
    space(20),
    ...lineBlocks(setting, content),
    sumBlock(setting, { kind, content }),
  ];
  const foot = [seller.name, seller.vatNumber && `${texts.vatNumber} ${seller.vatNumber}`, number].filter(Boolean).join(' · ');
  const pageOf = (page: number, pages: number) => texts.page(setting.formats.count(page), setting.formats.count(pages));
  const sheets = sheetsAround(measure, flow(blocks), { shopName: content.shopName, title, foot, pageOf });
  return { title, author: seller.name, language: tag, day: content.issuedOn, sheets };
}

/** Number, days and what belongs to it, as labels with their values in four columns. */
function facts({ measure, texts, formats }: Setting, { number, content }: { number: string; content: PaperContent }): Block {
  const { corrects, orderNumber, orderedOn, issuedOn, deliverFrom, deliverUntil } = content;
  const entries: string[][] = [
    [texts.number, number],
    [texts.issuedOn, formats.day(issuedOn)],
    [texts.orderNumber, orderNumber, formats.day(orderedOn)],
    corrects ? [texts.corrects, corrects.number, formats.day(corrects.issuedOn)] : [texts.deliveryPeriod, formats.days(deliverFrom, deliverUntil)],
  ];
  return pile([
    rule(),
    space(8),
    columns(
      measure,
      entries.map(([label = '', ...values]) => [labelled(label), ...values.map((text) => ({ text, style: styles.text }))]),
    ),
    space(8),
    rule(),
  ]);
}

function parties({ measure, texts, formats }: Setting, { content, seller }: { content: PaperContent; seller: PaperParty }): Block {
  const party = (label: string, { name, lines, countryCode, vatNumber }: PaperParty): SomeText[] => [
    labelled(label),
    { text: name, style: styles.strong },
    ...[...lines, formats.country(countryCode), vatNumber && `${texts.vatNumber} ${vatNumber}`]
      .filter((text) => text !== '')
      .map((text) => ({ text, style: styles.text })),
  ];
  const { buyer, deliveredTo } = content;
  return columns(
    measure,
    [party(texts.buyer, buyer), ...(deliveredTo ? [party(texts.deliveredTo, deliveredTo)] : []), party(texts.seller, seller)],
    3,
  );
}

type SomeText = Pick<Cell, 'text' | 'style'>;
const labelled = (text: string): SomeText => ({ text, style: styles.label });

function columns(measure: Measure, entries: readonly (readonly SomeText[])[], count = entries.length): Block {
  const gap = 16;
  const width = (frame.right - frame.left - gap * (count - 1)) / count;
  return beside(
    entries.map((texts, index) =>
      stack(
        measure,
        texts.map((text) => ({ ...text, x: frame.left + index * (width + gap), width, role: { tag: 'P' } })),
      ),
    ),
  );
}
