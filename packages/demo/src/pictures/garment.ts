import type { FabricCode } from './fabrics.ts';
import type { Label } from './label.ts';
import type { Audience, Print } from './look.ts';
import type { Silhouette } from './silhouettes/index.ts';

/** The pictures of a garment in gallery order: from the front and from behind, its neck or waist from close by, its cloth, its hem, its label. */
export const views = ['front', 'back', 'detail', 'fabric', 'hem', 'label'] as const;
export type View = (typeof views)[number];

export interface GarmentPicture {
  silhouette: Silhouette;
  /** Features by attribute; the silhouette's usual ones where missing. */
  cut?: Readonly<Record<string, string>> | undefined;
  /** The silhouette's usual one if omitted. */
  fabric?: FabricCode | undefined;
  /** `#rrggbb` */
  colour: string;
  /** `#rrggbb`; a contrasting colour is chosen if omitted. */
  accent?: string | undefined;
  print: Print;
  view: View;
  audience: Audience;
  seed: number;
  label?: Label | undefined;
}
