/** A piece of Bengali text that PDFKit shapes correctly by itself. */
interface BengaliPiece {
  text: string;
  /** Whether a vowel sign before its letter has the form used at the start of a word. */
  isWordStart: boolean;
  /** Missing space after the piece, in ems. */
  widen: number;
}

const letter = '[\\u0995-\\u09b9\\u09dc-\\u09df\\u09f0\\u09f1]\\u09bc?';
const firstSyllable = new RegExp(`^${letter}(?:\\u09cd\\u200d?${letter})*[\\u0981-\\u0983\\u09be-\\u09cc\\u09d7]*`, 'u');
const beforeItsLetter = /[\u09c7\u09c8\u09cb\u09cc]/u;
/** After the conjunct kta the next letter is placed a fifth of an em too early. */
const kta = /(?<=\u0995\u09cd\u09a4[\u0981-\u0983\u09be-\u09cc]*)(?![\u0981-\u0983\u09be-\u09cc\u09cd])/u;

/**
 * Splits Bengali text where PDFKit's shaping (fontkit 2) is wrong: it gives each such vowel sign the form used at the start of a
 * word, and omits the space that the font adds after one conjunct. HarfBuzz in browsers does both correctly.
 */
export function bengaliPieces(text: string): BengaliPiece[] {
  return text
    .split(/(?<=\s)/u)
    .flatMap(wordPieces)
    .flatMap(({ text: part, isWordStart }) =>
      part.split(kta).map((piece) => ({ text: piece, isWordStart, widen: /\u0995\u09cd\u09a4\P{L}*$/u.test(piece) ? 0.2 : 0 })),
    );
}

function wordPieces(word: string): { text: string; isWordStart: boolean }[] {
  const first = firstSyllable.exec(word)?.[0] ?? '';
  const rest = word.slice(first.length);
  if (!beforeItsLetter.test(first)) return [{ text: word, isWordStart: false }];
  if (!beforeItsLetter.test(rest)) return [{ text: word, isWordStart: true }];
  return [
    { text: first, isWordStart: true },
    { text: rest, isWordStart: false },
  ];
}
