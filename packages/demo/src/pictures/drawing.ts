import type { Fabric } from './fabric.ts';
import type { Audience, Print } from './garment.ts';
import { mirror } from './path.ts';
import type { Random } from './random.ts';
import type { Relief } from './relief.ts';

/** The properties of a garment that its silhouette needs. */
export interface Design {
  base: string;
  accent: string;
  print: Print;
  audience: Audience;
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
export interface Cloth {
  d: string;
  colour?: string;
  /** `false` for a piece without print: ribbing, lining, a waistband. */
  isPrinted?: boolean;
  fabric?: Fabric;
  /** Rotation of the grain in degrees, as on a sleeve. */
  turn?: number;
  relief?: Relief;
  /** Wash and wear at a point, from −1 (darker) to 1 (paler), applied with the light. */
  fade?: Relief;
  roll?: number;
  gloss?: number;
  fullness?: number;
  /** Height above the layer below, in units; 0 if sewn edge to edge. */
  lift?: number;
  /** Drawn on the cloth before lighting, so that folds run over it. */
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
  /** The centre of the detail view. */
  focus: Focus;
}

export function mirrored(cloth: Cloth): Cloth {
  const { relief, fade, turn, marks, ...rest } = cloth;
  return {
    ...rest,
    d: mirror(cloth.d),
    // Offset vertically, so that left and right have different creases.
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
