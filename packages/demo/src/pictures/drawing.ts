import type { Mark } from './engine/paint.ts';
import type { Relief } from './engine/surface.ts';
import type { Cloth as ClothLook, FabricCode } from './fabrics.ts';
import type { Figure } from './figure/figure.ts';
import type { Audience, Print } from './look.ts';
import { mirror } from './path.ts';
import type { Random } from './random.ts';

export type { Mark } from './engine/paint.ts';

/** The properties of a garment that its silhouette needs. */
export interface Design {
  base: string;
  accent: string;
  print: Print;
  fabric: FabricCode;
  cloth: ClothLook;
  audience: Audience;
  figure: Figure;
  /** Size of details relative to a woman's garment. */
  scale: number;
  isBack: boolean;
  seed: number;
  random: Random;
  /** The cloth's colour in deep shadow, for seams and the inside of the garment. */
  ink: string;
  inside: string;
  thread: string;
  sheen: string;
}

/** One piece of cloth; later pieces cover earlier ones. */
export interface Piece {
  d: string;
  /** Name of the part of the garment, used by tests. */
  part?: string;
  colour?: string;
  /** `false` for a piece without print: ribbing, lining, a waistband. */
  isPrinted?: false;
  /** The garment's own fabric if omitted. */
  fabric?: FabricCode | Surface;
  /** Rotation of the grain in degrees, as on a sleeve. */
  turn?: number;
  relief?: Relief;
  /** Depth of the rounded volume relative to half the width; a piece without volume and form is drawn flat on the layer below. */
  volume?: number;
  form?: (x: number, y: number) => number;
  flow?: (x: number, y: number, s: number) => readonly [number, number];
  /** Wash and wear at a point, from −1 (darker) to 1 (paler). */
  fade?: (x: number, y: number) => number;
  /** Width of the rounded edge in units; 4 if omitted. */
  roll?: number;
  /** Height above the layer below, in units; 0 if sewn edge to edge. */
  lift?: number;
  marks?: readonly Mark[];
}

/** Surfaces that no garment is made of as a whole. */
export type Surface = 'rib' | 'lining' | 'rubber' | 'metal' | 'form' | 'mesh' | 'elastic';

/** A part of the garment that consists of several pieces or marks. */
export interface Group {
  part: string;
  layers: readonly Layer[];
}

export type Layer = Piece | Mark | Group;

interface Focus {
  x: number;
  y: number;
  /** Pixels per unit in a picture of 1600 pixels. */
  zoom: number;
}

/** The visible part of the form: from its neck or waist to a height; or the garment alone, in the middle of the picture. */
export type Framing = { from: 'neck' | 'waist' | 'hips'; to: number } | 'fit';

export interface Drawing {
  /** Drawn behind the form, such as the back of a collar. */
  behind?: readonly Layer[];
  layers: readonly Layer[];
  /** The form that wears the garment; none for a garment that lies flat. */
  form?: 'body' | 'head' | 'foot' | 'bust' | 'hips';
  framing: Framing;
  /** Centres of the close views. */
  detail: Focus;
  hem: Focus;
}

export const isPiece = (layer: Layer): layer is Piece => !('layers' in layer) && !('fill' in layer) && !('stroke' in layer);
export const isGroup = (layer: Layer): layer is Group => 'layers' in layer;

/** Returns a mark or a piece on the other side of the centre line. */
export function mirrored(piece: Piece): Piece {
  const { relief, fade, turn, marks, form, flow, ...rest } = piece;
  return {
    ...rest,
    d: mirror(piece.d),
    // Offset vertically, so that left and right have different creases.
    ...(relief && { relief: (x: number, y: number, s: number) => relief(-x, y + 37, -s) }),
    ...(fade && { fade: (x: number, y: number) => fade(-x, y) }),
    ...(form && { form: (x: number, y: number) => form(-x, y) }),
    ...(flow && {
      flow: (x: number, y: number, s: number) => {
        const [u, v] = flow(-x, y, -s);
        return [-u, v] as const;
      },
    }),
    ...(turn === undefined ? {} : { turn: -turn }),
    ...(marks && { marks: flipped(marks) }),
  };
}

export const flipped = (marks: readonly Mark[]): Mark[] => marks.map((mark) => ({ ...mark, d: mirror(mark.d) }));
export const onBothSides = (marks: readonly Mark[]): Mark[] => [...marks, ...flipped(marks)];
export const withMirror = (piece: Piece): Piece[] => [piece, mirrored(piece)];
