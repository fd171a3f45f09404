import { exponentOf } from '#kit/money';
import { sepaText } from './sepa-text.ts';

/** A transfer of a file for the bank. Minor units of EUR. */
export interface Transfer {
  /** Comes back on the bank's statement: the payout's number. */
  endToEndId: string;
  amount: number;
  creditor: string;
  iban: string;
  /** Empty: the bank knows it by the IBAN. */
  bic: string;
  /** What the payee reads. */
  remittance: string;
}

interface TransferFile {
  /** Unique to the file: a bank refuses the same twice. At most 35 signs. */
  messageId: string;
  createdAt: Date;
  /** ISO date. */
  executeOn: string;
  debtor: { name: string; iban: string; bic: string };
  transfers: readonly Transfer[];
}

/**
 * SEPA credit transfers as pain.001.001.09: the version of the EPC's customer-to-bank guidelines since March 2024; banks take
 * its forerunner .03 until November 2026 only. No postal addresses: none is needed within the payment area's Union countries,
 * and unstructured ones are refused since November 2026.
 */
export function pain001({ messageId, createdAt, executeOn, debtor, transfers }: TransferFile): string {
  const count = String(transfers.length);
  const controlSum = decimal(transfers.reduce((sum, { amount }) => sum + amount, 0));
  const name = sepaText(debtor.name, 70);
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
    ...transfers.map(transferOf),
    '</PmtInf>',
    '</CstmrCdtTrfInitn>',
    '</Document>',
  ];
  return `${lines.join('\n')}\n`;
}

const transferOf = ({ endToEndId, amount, creditor, iban, bic, remittance }: Transfer): string =>
  [
    '<CdtTrfTxInf>',
    `<PmtId>${tag('EndToEndId', endToEndId)}</PmtId>`,
    `<Amt><InstdAmt Ccy="EUR">${decimal(amount)}</InstdAmt></Amt>`,
    ...(bic === '' ? [] : [`<CdtrAgt><FinInstnId>${tag('BICFI', bic)}</FinInstnId></CdtrAgt>`]),
    `<Cdtr>${tag('Nm', sepaText(creditor, 70) || endToEndId)}</Cdtr>`,
    `<CdtrAcct><Id>${tag('IBAN', iban)}</Id></CdtrAcct>`,
    `<RmtInf>${tag('Ustrd', sepaText(remittance, 140))}</RmtInf>`,
    '</CdtTrfTxInf>',
  ].join('\n');

/** What {@link sepaText} leaves holds no sign that XML has a meaning for, but numbers and codes are not its own. */
const tag = (name: string, text: string): string => `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;

/** @param minor minor units of EUR, not negative */
const decimal = (minor: number): string => {
  const scale = 10 ** exponentOf('EUR');
  return `${Math.floor(minor / scale)}.${String(minor % scale).padStart(2, '0')}`;
};
