import type { Weight } from './sheet.ts';

/** @returns the width of a text in points */
export type Measure = (text: string, size: number, weight: Weight) => number;

/** Wraps text between words; a word wider than a line is broken at the line's end. Returns at least one line. */
export function wrapText(text: string, width: number, wide: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (wide(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (wide(line) > width) {
      const cut = countFittingLetters(line, width, wide);
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** Returns how many letters of a word fit, at least one; never separates a letter from its accent or vowel sign. */
function countFittingLetters(word: string, width: number, wide: (text: string) => number): number {
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)];
  let cut = letters[0]?.segment.length ?? word.length;
  for (const { index, segment } of letters.slice(1)) {
    if (wide(word.slice(0, index + segment.length)) > width) break;
    cut = index + segment.length;
  }
  return cut;
}
