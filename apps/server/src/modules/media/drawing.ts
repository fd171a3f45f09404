/** The parameters of the image renderer for an image that does not exist yet, stored with the image's address. */
export interface Drawing {
  silhouette: string;
  print: string;
  /** `#rrggbb` */
  colour: string;
  /** `#rrggbb` of the print's second colour; chosen automatically if missing. */
  accent?: string;
  view: 'front' | 'back' | 'detail';
  audience: 'women' | 'men' | 'kids';
  seed: number;
}
