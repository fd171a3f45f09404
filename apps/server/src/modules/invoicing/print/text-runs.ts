import { bengaliPieces } from './bengali-pieces.ts';

/** Text in a single font. */
export interface TextRun {
  text: string;
  script: 'main' | 'bengali';
  /** The font feature that PDFKit must disable. */
  without: 'init' | null;
  /** Space after the run, in ems. */
  widen: number;
}

/** Bengali letters, signs and digits, the dandas, and the joiners between them. */
const isBengali = (point: number): boolean => (point >= 0x0980 && point <= 0x09ff) || point === 0x0964 || point === 0x0965;
const isJoiner = (point: number): boolean => point === 0x200c || point === 0x200d;

/** Splits text by font: one font has Latin, Greek and Cyrillic, the other Bengali. Spaces stay with the preceding text. */
export function textRuns(text: string): TextRun[] {
  return scriptRuns(text).flatMap((run): TextRun[] =>
    run.script === 'main'
      ? [{ ...run, without: null, widen: 0 }]
      : bengaliPieces(run.text).map((piece) => ({
          text: piece.text,
          script: 'bengali',
          without: piece.isWordStart ? null : 'init',
          widen: piece.widen,
        })),
  );
}

function scriptRuns(text: string): Pick<TextRun, 'text' | 'script'>[] {
  const runs: Pick<TextRun, 'text' | 'script'>[] = [];
  for (const character of text.normalize('NFC')) {
    const point = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const script = isBengali(point) || (last?.script === 'bengali' && (isJoiner(point) || character === ' ')) ? 'bengali' : 'main';
    if (last?.script === script) last.text += character;
    else runs.push({ text: character, script });
  }
  return runs;
}
