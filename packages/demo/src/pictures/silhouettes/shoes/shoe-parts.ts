import { darker, lighter } from '../../colour.ts';
import type { Design, Drawing, Layer, Mark, Piece } from '../../drawing.ts';
import { FORM_COLOUR } from '../../figure/draw-figure.ts';
import { along, computeBounds, flatten, mapPath, offset, rectangle } from '../../path.ts';
import { stitch } from '../../stitching.ts';

const STEP = 6;

/** Returns the height of a path's upper edge at each x. */
function createTopEdge(d: string): (x: number) => number {
  const line = flatten(d, 4)[0] ?? [];
  const tops = new Map<number, number>();
  line.forEach(([x1, y1], index) => {
    const [x2, y2] = line[index + 1] ?? [x1, y1];
    for (let column = Math.ceil(Math.min(x1, x2) / STEP); column <= Math.floor(Math.max(x1, x2) / STEP); column += 1) {
      const share = x2 === x1 ? 0 : (column * STEP - x1) / (x2 - x1);
      const y = y1 + (y2 - y1) * share;
      tops.set(column, Math.min(tops.get(column) ?? Infinity, y));
    }
  });
  return (x) => tops.get(Math.round(x / STEP)) ?? 0;
}

/** Returns the volume of a shoe seen from its side: rounded towards its upper edge and around toe and heel. */
export function createShoeVolume(upper: string, bottom: number, depth: number): (x: number, y: number) => number {
  const top = createTopEdge(upper);
  const { left, right } = computeBounds(upper);
  return (x, y) => {
    const near = [-18, -6, 6, 18].reduce((sum, shift) => sum + top(x + shift), 0) / 4;
    const high = Math.max(30, bottom - near);
    const up = Math.max(0, Math.min(1, (bottom - y) / high));
    const round = Math.sqrt(Math.max(0, 1 - up ** 3));
    const toe = Math.min(1, Math.max(0, (x - left + 4) / 130));
    const heel = Math.min(1, Math.max(0, (right + 4 - x) / 90));
    return Math.min(depth, high * 0.5) * round * Math.sqrt(Math.sin((toe * Math.PI) / 2)) * Math.sqrt(Math.sin((heel * Math.PI) / 2));
  };
}

/** Shows one shoe from outside; its other side shows the pair. */
export function presentShoe(design: Design, layers: readonly Layer[]): Drawing {
  return {
    framing: 'fit',
    detail: { x: -60, y: 90, zoom: 2.6 },
    hem: { x: -210, y: 240, zoom: 2.8 },
    layers: design.isBack ? [...moveLayers(layers, 150, -120), ...moveLayers(layers, -60, 60)] : layers,
  };
}

/** Moves layers, as for the second shoe of a pair. */
function moveLayers(layers: readonly Layer[], dx: number, dy: number): Layer[] {
  const move = (d: string): string => mapPath(d, ([x, y]) => [x + dx, y + dy]);
  return layers.map((layer): Layer => {
    if ('layers' in layer) return { ...layer, layers: moveLayers(layer.layers, dx, dy) };
    if ('fill' in layer || 'stroke' in layer) return { ...layer, d: move(layer.d) };
    const piece = layer as Piece;
    const { relief, form, fade } = piece;
    return {
      ...piece,
      d: move(piece.d),
      ...(relief && { relief: (x: number, y: number, s: number) => relief(x - dx, y - dy, s) }),
      ...(form && { form: (x: number, y: number) => form(x - dx, y - dy) }),
      ...(fade && { fade: (x: number, y: number) => fade(x - dx, y - dy) }),
      ...(piece.marks && { marks: piece.marks.map((mark) => ({ ...mark, d: move(mark.d) })) }),
    };
  });
}

/** Draws the ankle of the form that wears a shoe; the upper hides where it ends. */
export function drawAnkle(top: number, bottom: number): Layer[] {
  const d = `M74,${top}C70,${top + 90} 72,${top + 120} 62,${top + 170}L50,${bottom}L262,${bottom}C266,${top + 190} 238,${top + 120} 234,${top}Z`;
  return [{ d, colour: FORM_COLOUR, fabric: 'form', volume: 0.7, roll: 6, lift: 0 }];
}

/** Draws a rubber or leather sole with a line of stitching or grooves. */
export function drawSole(design: Design, d: string, edge: string, colour: string, isRubber: boolean): Layer[] {
  const marks: Mark[] = isRubber
    ? [
        { d: offset(edge, 9, 60), stroke: darker(colour, 0.35), width: 2, opacity: 0.5 },
        { d: offset(edge, 12, 60), stroke: lighter(colour, 0.6), width: 1.4, opacity: 0.5 },
      ]
    : stitch({ ...design, thread: lighter(colour, 0.4), ink: darker(colour, 0.6) }, offset(edge, 6, 60), lighter(colour, 0.4), 1.4);
  return [{ part: 'sole', d, colour, fabric: isRubber ? 'rubber' : 'leather', isPrinted: false, roll: 8, lift: 6, form: () => 0, marks }];
}

/** Draws crossed laces between two rows of eyelets. */
export function drawLaces(left: string, right: string, rows: number, colour: string): Layer[] {
  const from = along(left, rows);
  const to = along(right, rows);
  const bars = from.flatMap(([x1, y1], index): Mark[] => {
    const [x2, y2] = to[index] ?? [x1, y1];
    const line = `M${x1},${y1}C${x1 + (x2 - x1) * 0.3},${y1 - 7} ${x1 + (x2 - x1) * 0.7},${y2 - 7} ${x2},${y2}`;
    return [
      { d: offset(line, 3, 12), stroke: '#15110f', width: 8, opacity: 0.25, isLit: false },
      { d: line, stroke: darker(colour, 0.3), width: 8.4 },
      { d: line, stroke: colour, width: 6.6 },
      { d: line, stroke: lighter(colour, 0.5), width: 1.6, dash: [3, 3], opacity: 0.7 },
    ];
  });
  return [{ part: 'closure:laces', layers: bars }];
}

/** Draws a strap with a buckle's frame at a point. */
export function drawStrapBuckle(x: number, y: number, metal: string): Mark[] {
  return [
    { d: rectangle(x - 13, y - 12, 26, 26, 5), stroke: darker(metal, 0.45), width: 6 },
    { d: rectangle(x - 13.5, y - 13, 26, 26, 5), stroke: metal, width: 3.8 },
    { d: `M${x - 12},${y}L${x + 10},${y}`, stroke: metal, width: 3 },
  ];
}
