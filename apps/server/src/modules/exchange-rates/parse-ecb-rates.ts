import { UnreadableRates } from './errors.ts';
import { isDay, isRate, type ExchangeRate } from './rates.ts';

/** The name under which rates of the European Central Bank are stored. */
export const ECB = 'ECB';

const opening = [
  String.raw`\s*(?:<\?xml version=["']1\.0["'] encoding=["']UTF-8["']\?>)?\s*<gesmes:Envelope`,
  String.raw`xmlns:gesmes=["']http://www\.gesmes\.org/xml/2002-08-01["']`,
  String.raw`xmlns=["']http://www\.ecb\.int/vocabulary/2002-08-01/eurofxref["']\s*>\s*<gesmes:subject>Reference rates</gesmes:subject>`,
].join(String.raw`\s+`);
const sender = String.raw`\s*<gesmes:Sender>\s*<gesmes:name>European Central Bank</gesmes:name>\s*</gesmes:Sender>\s*<Cube>\s*`;
const envelope = new RegExp(`^${opening}${sender}(?<days>.*?)\\s*</Cube>\\s*</gesmes:Envelope>\\s*$`, 's');
const dayPattern = /\s*<Cube time=["']([^"'<>]*)["']\s*>(.*?)<\/Cube>\s*/sy;
const ratePattern = /\s*<Cube currency=["']([^"'<>]*)["'] rate=["']([^"'<>]*)["']\s*\/>\s*/sy;

/**
 * Parses the reference rates of the European Central Bank, `eurofxref-daily.xml` and `eurofxref-hist-90d.xml`: an envelope with one element for
 * each day, which has one empty element for each currency. Anything else is refused, because a rate that is read wrongly pays wrong amounts.
 * Source: ecb.europa.eu, "Euro foreign exchange reference rates", For developers; an example is in github.com/dialogplay/tool-directory,
 * integrations/ecb_exchange_rate/README.md. The file of a day has single quotes, the one of 90 days has double quotes.
 * @throws UnreadableRates
 */
export function parseEcbRates(xml: string): ExchangeRate[] {
  const content = envelope.exec(xml.replace(/^\uFEFF/, ''))?.groups?.days;
  if (content === undefined) throw new UnreadableRates('this is not the envelope of the European Central Bank');
  const rates = readAll(content, dayPattern).flatMap(([day = '', cubes = '']) => {
    if (!isDay(day)) throw new UnreadableRates(`${day} is not a day`);
    return readAll(cubes, ratePattern).map(([currency = '', units = '']) => toRate({ currency, units, day }));
  });
  if (rates.length === 0) throw new UnreadableRates('there are no rates');
  if (new Set(rates.map(({ currency, day }) => `${currency} ${day}`)).size < rates.length)
    throw new UnreadableRates('a currency has two rates on one day');
  return rates;
}

/** Returns the groups of each element. @throws UnreadableRates if anything is between the elements */
function readAll(text: string, pattern: RegExp): string[][] {
  const found: string[][] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) {
      if (text.slice(start).trim() === '') break;
      throw new UnreadableRates(`unexpected content: ${text.slice(start, start + 60).trim()}`);
    }
    found.push(match.slice(1));
  }
  return found;
}

function toRate({ currency, units, day }: Omit<ExchangeRate, 'source'>): ExchangeRate {
  if (!/^[A-Z]{3}$/.test(currency) || currency === 'EUR') throw new UnreadableRates(`${currency} is not a currency`);
  if (!isRate(units)) throw new UnreadableRates(`${units} is not a rate`);
  return { currency, day, units, source: ECB };
}
