import { getExponent } from '#kit/money';
import { toSepaText } from './sepa-text.ts';

/** A transfer in a bank file. Minor units of EUR. */
export interface Transfer {
  /** Returned on the bank statement: the payout's number. */
  endToEndId: string;
  amount: number;
  creditor: string;
  iban: string;
  /** Empty: the bank derives it from the IBAN. */
  bic: string;
  /** The text shown to the payee. */
  remittance: string;
}

interface TransferFile {
  /** Unique per file: a bank refuses duplicates. At most 35 characters. */
  messageId: string;
  createdAt: Date;
  /** ISO date. */
  executeOn: string;
  debtor: { name: string; iban: string; bic: string };
  transfers: readonly Transfer[];
}

/**
 * Writes SEPA credit transfers as pain.001.001.09, the version of the EPC's customer-to-bank guidelines since March 2024. Banks accept
 * the previous version .03 until November 2026 only. Postal addresses are left out: they are not required within the Union,
 * and unstructured ones are refused since November 2026.
 */
export function writePain001({ messageId, createdAt, executeOn, debtor, transfers }: TransferFile): string {
  const count = String(transfers.length);
  const controlSum = formatDecimal(transfers.reduce((sum, { amount }) => sum + amount, 0));
  const name = toSepaText(debtor.name, 70);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">',
    '<CstmrCdtTrfInitn>',
    '<GrpHdr>',
    tag('MsgId', messageId),
    tag('CreDtTm', createdAt.toISOString().slice(0, 19)),
    tag('NbOfTxs', count),
    tag('CtrlSum', controlSum),
    `<InitgPty>${tag('Nm', name)}</InitgPty>`,
    '</GrpHdr>',
    '<PmtInf>',
    tag('PmtInfId', messageId),
    tag('PmtMtd', 'TRF'),
    tag('BtchBookg', 'true'),
    tag('NbOfTxs', count),
    tag('CtrlSum', controlSum),
    '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
    `<ReqdExctnDt>${tag('Dt', executeOn)}</ReqdExctnDt>`,
    `<Dbtr>${tag('Nm', name)}</Dbtr>`,
    `<DbtrAcct><Id>${tag('IBAN', debtor.iban)}</Id></DbtrAcct>`,
    `<DbtrAgt><FinInstnId>${debtor.bic === '' ? '<Othr><Id>NOTPROVIDED</Id></Othr>' : tag('BICFI', debtor.bic)}</FinInstnId></DbtrAgt>`,
    tag('ChrgBr', 'SLEV'),
    ...transfers.map(formatTransfer),
    '</PmtInf>',
    '</CstmrCdtTrfInitn>',
    '</Document>',
  ];
  return `${lines.join('\n')}\n`;
}

const formatTransfer = ({ endToEndId, amount, creditor, iban, bic, remittance }: Transfer): string =>
  [
    '<CdtTrfTxInf>',
    `<PmtId>${tag('EndToEndId', endToEndId)}</PmtId>`,
    `<Amt><InstdAmt Ccy="EUR">${formatDecimal(amount)}</InstdAmt></Amt>`,
    ...(bic === '' ? [] : [`<CdtrAgt><FinInstnId>${tag('BICFI', bic)}</FinInstnId></CdtrAgt>`]),
    `<Cdtr>${tag('Nm', toSepaText(creditor, 70) || endToEndId)}</Cdtr>`,
    `<CdtrAcct><Id>${tag('IBAN', iban)}</Id></CdtrAcct>`,
    `<RmtInf>${tag('Ustrd', toSepaText(remittance, 140))}</RmtInf>`,
    '</CdtTrfTxInf>',
  ].join('\n');

/** Escapes all texts: {@link toSepaText} leaves no special characters, but numbers and codes do not pass through it. */
const tag = (name: string, text: string): string => `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;

/** Formats an amount with two decimals. @param minor minor units of EUR, not negative */
const formatDecimal = (minor: number): string => {
  const scale = 10 ** getExponent('EUR');
  return `${Math.floor(minor / scale)}.${String(minor % scale).padStart(2, '0')}`;
};
