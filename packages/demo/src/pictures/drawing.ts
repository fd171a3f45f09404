import type { Fabric } from './fabric.ts';
import type { Audience, Print } from './garment.ts';
import { mirror } from './path.ts';
import type { Random } from './random.ts';
import type { Relief } from './relief.ts';

/** What a silhouette is told about the garment to cut. */
export interface Design {
  base: string;
  accent: string;
  print: Print;
  audience: Audience;
  isBack: boolean;
  seed: number;
  random: Random;
  /** The cloth's own colour in deep shadow, for seams and the inside of the garment. */
  ink: string;
  inside: string;
  thread: string;
  sheen: string;
}

/** One piece of cloth; later pieces lie on earlier ones. */
export interface Cloth {
  d: string;
  colour?: string;
  /** `false` leaves the piece unprinted: ribbing, lining, a waistband. */
  isPrinted?: boolean;
  fabric?: Fabric;
  /** Degrees the grain turns with the piece, as on a sleeve. */
  turn?: number;
  relief?: Relief;
  /** Wash and wear: −1 darker … 1 paler at a place, laid on with the light. */
  fade?: Relief;
  roll?: number;
  gloss?: number;
  fullness?: number;
  /** Height over the layer below, in units; 0 when sewn edge to edge. */
  lift?: number;
  /** Drawn on the cloth before it is lit, so that folds run over it. */
  marks?: string;
}

export type Layer = Cloth | string;

interface Focus {
  x: number;
  y: number;
  zoom: number;
}

export interface Drawing {
  fabric: Fabric;
  layers: Layer[];
  /** Where the detail view looks. */
  focus: Focus;
}

export function mirrored(cloth: Cloth): Cloth {
  const { relief, fade, turn, marks, ...rest } = cloth;
  return {
    ...rest,
    d: mirror(cloth.d),
    // Shifted in height, so that left and right do not crease alike.
    ...(relief ? { relief: (x: number, y: number) => relief(-x, y + 37) } : {}),
    ...(fade ? { fade: (x: number, y: number) => fade(-x, y) } : {}),
    ...(turn === undefined ? {} : { turn: -turn }),
    ...(marks === undefined ? {} : { marks: flipped(marks) }),
  };
}

export function flipped(marks: string): string {
  return `<g transform="scale(-1 1)">${marks}</g>`;
}

export function onBothSides(marks: string): string {
  return marks + flipped(marks);
}
