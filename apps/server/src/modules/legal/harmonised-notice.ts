/**
 * The harmonised notice on the legal guarantee of conformity: Implementing Regulation (EU) 2025/1960, Annex I, mandatory since 2026-09-27
 * (Directive 2011/83/EU, Art. 6(1)(l) and 22a). Its wording must not be changed, so neither translators nor merchants can edit it.
 * This file has only the languages whose official wording was read. docs/law.md names the source and the missing languages.
 */
interface Notice {
  title: string;
  /** The first words are emphasised by the Regulation. */
  lead: string;
  claims: string;
  claimReasons: readonly string[];
  liability: string;
  remedies: readonly string[];
  period: string;
  more: string;
  whatToDo: string;
  steps: readonly string[];
  commercial: string;
}

const notices: Readonly<Record<string, Notice>> = {
  en: {
    title: 'LEGAL GUARANTEE',
    lead: '**Minimum two-year legal guarantee protection** for goods sold in the European Union.',
    claims: 'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
    claimReasons: ['do not match the description;', 'do not function as intended.'],
    liability:
      '**Sellers are liable** for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
    remedies: ['**free repair** or **free replacement**;', 'in some cases, a **price reduction** or **full reimbursement**.'],
    period: 'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
    more: 'For more information on your rights in a specific country, scan the QR code below or ask the seller.',
    whatToDo: 'What to do if you receive non-conforming goods:',
    steps: [
      'Contact the seller as soon as possible to report the issue;',
      'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
    ],
    commercial:
      'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a **commercial guarantee of durability** offered by the producer at no additional cost and covering the entire good.',
  },
  de: {
    title: 'GESETZLICHE GEWÄHRLEISTUNG',
    lead: '**Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit** für Waren, die in der Europäischen Union verkauft werden.',
    claims:
      'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren',
    claimReasons: ['nicht der Beschreibung entsprechen,', 'nicht bestimmungsgemäß funktionieren.'],
    liability:
      '**Verkäufer haften** für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
    remedies: [
      '**kostenlose Nachbesserung** oder **kostenlose Ersatzlieferung**,',
      'in bestimmten Fällen eine **Preisminderung** oder eine **vollständige Erstattung des Kaufpreises**.',
    ],
    period:
      'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
    more: 'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer.',
    whatToDo: 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
    steps: [
      'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
      'Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
    ],
    commercial:
      'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine **gewerbliche Haltbarkeitsgarantie** ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
  },
  pt: {
    title: 'GARANTIA LEGAL',
    lead: '**Proteção da garantia legal mínima de dois anos** para os bens vendidos na União Europeia.',
    claims: 'Os consumidores podem invocar os seus direitos ao abrigo da garantia legal de conformidade, por exemplo, se os bens:',
    claimReasons: ['não corresponderem à descrição;', 'não funcionarem como previsto.'],
    liability:
      '**Os vendedores são responsáveis** por qualquer falta de conformidade que exista no momento em que os bens forem entregues e se manifeste no período de garantia legal. Os vendedores nessa situação estão obrigados a oferecer:',
    remedies: ['**reparação gratuita** ou **substituição gratuita**;', 'em alguns casos, **redução do preço** ou **reembolso integral**.'],
    period:
      'Alguns países têm um período de garantia legal mais longo. Para os bens em segunda mão, pode aplicar-se um período mais curto, mas não inferior a um ano.',
    more: 'Para mais informações sobre os seus direitos num determinado país, digitalize o código QR abaixo ou consulte o vendedor.',
    whatToDo: 'O que fazer se receber bens não conformes:',
    steps: [
      'Contactar o vendedor o mais rapidamente possível para expor o problema;',
      'Apresentar uma prova de compra, como um recibo, uma fatura ou um extrato bancário.',
    ],
    commercial:
      'Os vendedores e os produtores também podem oferecer garantias comerciais, que se aplicam independentemente da garantia legal. Por exemplo, pode ver este rótulo GARAN, que representa uma **garantia comercial de durabilidade** oferecida pelo produtor sem custos adicionais e cobrindo a totalidade do bem.',
  },
  ro: {
    title: 'GARANȚIA LEGALĂ',
    lead: '**Protecția oferită de garanția legală minimă de doi ani** pentru bunurile vândute în Uniunea Europeană',
    claims: 'Consumatorii își pot exercita drepturile în baza garanției legale de conformitate, de exemplu în cazul în care bunurile:',
    claimReasons: ['nu corespund descrierii;', 'nu funcționează astfel cum a fost prevăzut.'],
    liability:
      '**Vânzătorii sunt răspunzători** pentru orice neconformitate care exista în momentul livrării bunurilor și care este constatată în timpul perioadei de garanție legală. Vânzătorii care se află într-o astfel de situație au obligația să ofere:',
    remedies: [
      '**repararea gratuită** sau **înlocuirea gratuită** a bunului în cauză;',
      'în unele cazuri, **o reducere de preț** sau **rambursarea integrală**.',
    ],
    period:
      'În unele țări, perioada de garanție legală este mai lungă. Pentru bunurile de ocazie, se poate aplica o perioadă mai scurtă, însă aceasta nu poate fi mai mică de un an.',
    more: 'Pentru mai multe informații cu privire la drepturile pe care le aveți într-o anumită țară, scanați codul QR de mai jos sau adresați-vă vânzătorului.',
    whatToDo: 'Ce puteți face dacă bunurile primite sunt neconforme:',
    steps: [
      'contactați-l cât mai curând posibil pe vânzător pentru a-i semnala problema;',
      'furnizați o dovadă care să ateste achiziționarea bunului, de exemplu o chitanță, o factură sau un extras de cont.',
    ],
    commercial:
      'Vânzătorii și producătorii pot oferi și garanții comerciale, care se aplică independent de garanția legală. De exemplu, puteți vedea această etichetă GARAN, care reprezintă o **garanție comercială de durabilitate** oferită fără costuri suplimentare de către producător și care acoperă întregul bun.',
  },
};

/** The last part of the European Commission's address in each language. The QR code of the notice links to this address. */
const addresses: Readonly<Record<string, string>> = {
  ...{ bg: 'гаранции', cz: 'záruky_cs', de: 'garantien', at: 'garantien', el: 'εγγυήσεις', en: 'guarantees', es: 'garantías', hr: 'jamstva_hr' },
  ...{ hu: 'jótállás', it: 'garanzie', lt: 'garantijos', pl: 'gwarancje', pt: 'garantias', ro: 'garanții', sk: 'záruky_sk', sl: 'jamstva_sl' },
};

/** Austria's notice is the German one. */
const languageOfNotice: Readonly<Record<string, string>> = { at: 'de' };

/**
 * Returns the notice as Markdown, in English if the official wording of the language was not read.
 * @returns the text and the code of its language, which is `code` if the notice exists in that language
 */
export function getHarmonisedNotice(code: string): { text: string; code: string } {
  const own = notices[languageOfNotice[code] ?? code];
  return own ? { text: write(own, code), code } : { text: write(notices.en as Notice, code), code: 'en' };
}

function write({ title, lead, claims, claimReasons, liability, remedies, period, more, whatToDo, steps, commercial }: Notice, code: string): string {
  const address = `europa.eu/youreurope/${addresses[code] ?? 'guarantees'}`;
  const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
  return [
    `## ${title}`,
    lead,
    ...[claims, list(claimReasons)],
    ...[liability, list(remedies)],
    period,
    more,
    `[${address}](${encodeURI(`https://${address}`)})`,
    `**${whatToDo}**`,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    commercial,
  ].join('\n\n');
}
