import type { DocumentContent, DocumentParty } from '../document-content.ts';
import type { PrintSetting } from '../kinds/document-kind.ts';
import { placeSideBySide, joinVertically, layoutRow, createRule, createSpace, stackCells, styles, type Cell } from './blocks.ts';
import { flow } from './flow.ts';
import { buildLineBlocks } from './line-blocks.ts';
import { frame, type Block, type PrintedDocument } from './sheet.ts';
import { addHeaderAndFooter } from './add-header-and-footer.ts';
import type { DocumentWords, Setting } from './setting.ts';
import { sumBlock } from './sum-block.ts';
import type { Measure } from './wrap-text.ts';

interface DocumentToLayOut {
  number: string;
  content: DocumentContent;
  words: DocumentWords;
}

/** Lays out an invoice or a similar document as sheets. */
export function layoutDocument({ number, content, words }: DocumentToLayOut, { getFormats, tag, ...shared }: PrintSetting): PrintedDocument {
  const setting: Setting = { ...shared, formats: getFormats(content.currency) };
  const { measure, t } = setting;
  const title = `${words.title} ${number}`;
  const seller = content.seller ?? { name: content.shopName, lines: [t('invoice.demonstration')], countryCode: '', vatNumber: '' };
  const blocks = [
    layoutRow(measure, [{ text: words.title, style: styles.heading, x: frame.left, width: frame.right - frame.left, role: { tag: 'H1' } }], {
      below: 10,
    }),
    facts(setting, { number, content }),
    createSpace(18),
    parties(setting, { content, seller }),
    createSpace(20),
    ...buildLineBlocks(setting, content),
    sumBlock(setting, { words, content }),
  ];
  const footer = [seller.name, seller.vatNumber && `${t('invoice.vatNumber')} ${seller.vatNumber}`, number].filter(Boolean).join(' · ');
  const formatPageNumber = (page: number, pages: number) => t('page', { page: setting.formats.count(page), pages: setting.formats.count(pages) });
  const sheets = addHeaderAndFooter(measure, flow(blocks), { shopName: content.shopName, title, footer, formatPageNumber });
  return { title, author: seller.name, language: tag, day: content.issuedOn, sheets };
}

/** Lays out number, dates and references as labels with values in four columns. */
function facts({ measure, t, formats }: Setting, { number, content }: { number: string; content: DocumentContent }): Block {
  const { corrects, orderNumber, orderedOn, issuedOn, deliverFrom, deliverUntil } = content;
  const entries: string[][] = [
    [t('invoice.number'), number],
    [t('invoice.issuedOn'), formats.day(issuedOn)],
    [t('invoice.orderNumber'), orderNumber, formats.day(orderedOn)],
    corrects
      ? [t('invoice.corrects'), corrects.number, formats.day(corrects.issuedOn)]
      : [t('invoice.deliveryPeriod'), formats.days(deliverFrom, deliverUntil)],
  ];
  return joinVertically([
    createRule(),
    createSpace(8),
    columns(
      measure,
      entries.map(([label = '', ...values]) => [labelled(label), ...values.map((text) => ({ text, style: styles.text }))]),
    ),
    createSpace(8),
    createRule(),
  ]);
}

function parties({ measure, t, formats }: Setting, { content, seller }: { content: DocumentContent; seller: DocumentParty }): Block {
  const party = (label: string, { name, lines, countryCode, vatNumber }: DocumentParty): SomeText[] => [
    labelled(label),
    { text: name, style: styles.strong },
    ...[...lines, formats.country(countryCode), vatNumber && `${t('invoice.vatNumber')} ${vatNumber}`]
      .filter((text) => text !== '')
      .map((text) => ({ text, style: styles.text })),
  ];
  const { buyer, deliveredTo } = content;
  return columns(
    measure,
    [party(t('invoice.buyer'), buyer), ...(deliveredTo ? [party(t('invoice.deliveredTo'), deliveredTo)] : []), party(t('invoice.seller'), seller)],
    3,
  );
}

type SomeText = Pick<Cell, 'text' | 'style'>;
const labelled = (text: string): SomeText => ({ text, style: styles.label });

function columns(measure: Measure, entries: readonly (readonly SomeText[])[], count = entries.length): Block {
  const gap = 16;
  const width = (frame.right - frame.left - gap * (count - 1)) / count;
  return placeSideBySide(
    entries.map((texts, index) =>
      stackCells(
        measure,
        texts.map((text) => ({ ...text, x: frame.left + index * (width + gap), width, role: { tag: 'P' } })),
      ),
    ),
  );
}
