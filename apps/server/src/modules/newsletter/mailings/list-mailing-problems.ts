import { defaultLanguageId } from '@selvedge/i18n';
import type { FieldIssue } from '#kit/errors';
import type { MailingBlock, MailingText } from '../contract.ts';

interface Content {
  texts: readonly MailingText[];
  blocks: readonly MailingBlock[];
}

/**
 * Returns what a mailing needs before it can be sent. A language counts as written if it has a subject: each block needs a text in each
 * written language, so that no subscriber gets a mailing in two languages.
 */
export function listMailingProblems({ texts, blocks }: Content): FieldIssue[] {
  const written = texts.filter(({ subject }) => subject !== '').map(({ languageId }) => languageId);
  return [
    ...(written.includes(defaultLanguageId)
      ? []
      : [createIssue('texts', 'Enter a subject in English. Subscribers whose language has no subject get the English email.')]),
    ...(blocks.length === 0 ? [createIssue('blocks', 'Add a block')] : []),
    ...blocks.flatMap((block, index) => listBlockProblems(block, written).map((message) => createIssue(`blocks.${index}`, message))),
  ];
}

function listBlockProblems(block: MailingBlock, written: readonly number[]): string[] {
  const own = listOwnProblems(block);
  if (!('texts' in block)) return own;
  const isMissing = written.some((id) => !block.texts.some(({ languageId, text }) => languageId === id && text !== ''));
  return isMissing ? [...own, `${names[block.kind]}: ${block.kind === 'picture' ? 'the alt text' : 'the text'} is missing in a language`] : own;
}

function listOwnProblems(block: MailingBlock): string[] {
  if (block.kind === 'picture' && block.mediaId === null) return ['Picture: choose a picture'];
  if (block.kind === 'button' && block.link === '') return ['Button: enter the link'];
  if (block.kind === 'coupon' && block.code === '') return ['Coupon code: enter the code'];
  if (block.kind === 'products' && block.source === 'chosen' && block.productIds.length === 0) return ['Products: choose products'];
  return [];
}

const names: Readonly<Record<'heading' | 'text' | 'picture' | 'button', string>> = {
  heading: 'Heading',
  text: 'Text',
  picture: 'Picture',
  button: 'Button',
};

const createIssue = (field: string, message: string): FieldIssue => ({ field, code: 'required', params: { message } });
