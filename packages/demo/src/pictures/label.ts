import { darker, lightness } from './colour.ts';
import type { Design, Drawing, Mark } from './drawing.ts';
import { writeText } from './lettering.ts';
import { ellipse, offset, placed, rectangle } from './path.ts';
import { drape, fold, piled } from './relief.ts';
import { seam, stitch } from './stitching.ts';

/** The text of a garment's label. */
export interface Label {
  brand: string;
  size: string;
  /** Lines such as `95% COTTON`. */
  fibres: string[];
  /** Codes of care symbols. */
  care: string[];
}

const INK = '#24262b';

/** Draws the woven brand label with the care label below it, sewn into the garment. */
export function drawLabel(design: Design, { brand, size, fibres, care }: Label): Drawing {
  const cloth = `M-220,-260L220,-260L220,260L-220,260Z`;
  const tape = 'M-220,-92C-110,-76 110,-76 220,-92';
  const isPale = lightness(design.inside) > 0.7;
  const woven = rectangle(-74, -78, 148, 56, 2);
  const careLabel = 'M-46,-26L46,-26L45,112C20,115 -20,115 -45,112Z';
  return {
    framing: 'fit',
    detail: { x: 0, y: 0, zoom: 5.6 },
    hem: { x: 0, y: 0, zoom: 5.6 },
    layers: [
      {
        d: cloth,
        colour: isPale ? darker(design.base, 0.04) : design.base,
        isPrinted: false,
        lift: 0,
        relief: piled(
          drape({ seed: design.seed, angle: 12, across: 120, length: 300, height: 6 }),
          fold('M-220,150C-100,110 60,190 220,140', 26, 7, 0.4),
          fold('M-200,-180C-60,-150 80,-200 200,-160', 22, 5, 0.4),
        ),
        marks: [...seam(design, tape, 4), ...stitch(design, offset(tape, -7, 60)), ...stitch(design, offset(tape, 7, 60))],
      },
      {
        d: careLabel,
        colour: '#f7f5f1',
        fabric: 'satin',
        lift: 5,
        roll: 2,
        relief: fold('M-46,60C-10,66 20,54 46,62', 14, 4, 0.3),
        marks: [...writeCare(fibres, care)],
      },
      {
        part: 'label',
        d: woven,
        colour: '#f3efe6',
        fabric: 'twill',
        lift: 4,
        roll: 2,
        marks: [
          { d: writeText(brand, 0, -62, brand.length > 10 ? 9.5 : 11, 5), stroke: INK, width: 1.5 },
          { d: writeText(size, 0, -42, 9), stroke: INK, width: 1.3 },
        ],
      },
      ...stitch(design, 'M-71,-75L-71,-25', '#d9d3c6', 1.4),
      ...stitch(design, 'M71,-75L71,-25', '#d9d3c6', 1.4),
    ],
  };
}

function writeCare(fibres: readonly string[], care: readonly string[]): Mark[] {
  const lines = fibres.slice(0, 4).map((line, index) => writeText(line, 0, -12 + index * 13, 6.6, 3));
  const top = -4 + Math.min(4, fibres.length) * 13;
  const symbols = care.slice(0, 6).map((code, index) => {
    const draw = symbolPaths[code];
    return draw ? placed(draw, -25 + (index % 3) * 25, top + 8 + Math.floor(index / 3) * 22, 0, 0.86) : '';
  });
  return [...lines, ...symbols].filter((d) => d !== '').map((d) => ({ d, stroke: INK, width: 0.95 }));
}

const tub = 'M-9,-5L-7.4,7L7.4,7L9,-5M-9,-3C-6,-5 -4,-1 -1,-3C2,-5 4,-1 9,-3';
const cross = 'M-9,-8L9,8M9,-8L-9,8';
const iron = 'M-9,6L9,6L7.6,-4L-3,-4M-9,6C-9,0 -4,-0.6 7.9,-0.6';
const square = 'M-8,-8L8,-8L8,8L-8,8Z';
const drum = `${square}${ellipse(0, 0, 6.4)}`;
const dot = (x: number, y: number): string => ellipse(x, y, 0.7);

/** Care symbols as in ISO 3758, drawn around their centre. */
const symbolPaths: Readonly<Record<string, string>> = {
  'wash-30': `${tub}${writeText('30', 0, -1, 5.4, 2)}`,
  'wash-40': `${tub}${writeText('40', 0, -1, 5.4, 2)}`,
  'hand-wash': `${tub}M-1,-9L3,-2L5,-3L3,2L-1,3L-4,-2`,
  'do-not-wash': `${tub}${cross}`,
  'do-not-bleach': `M0,-8L9,8L-9,8Z${cross}`,
  'tumble-low': `${drum}${dot(0, 0)}`,
  'do-not-tumble-dry': `${drum}${cross}`,
  'dry-flat': `${square}M-4.6,0L4.6,0`,
  'iron-low': `${iron}${dot(1, 2.8)}`,
  'iron-medium': `${iron}${dot(-1.4, 2.8)}${dot(2.8, 2.8)}`,
  'do-not-iron': `${iron}${cross}`,
  'dry-clean-p': `${ellipse(0, 0, 8.4)}${writeText('P', 0, -4.4, 8.8)}`,
  'do-not-dry-clean': `${ellipse(0, 0, 7)}${cross}`,
};
