/** The parameters of the image renderer for an image that does not exist yet, stored with the image's address. */
export interface Drawing {
  silhouette: string;
  /** Values of the garment's visible features by attribute; the silhouette's usual ones if missing. */
  cut?: Record<string, string>;
  /** The silhouette's usual one if missing. */
  fabric?: string;
  print: string;
  /** `#rrggbb` */
  colour: string;
  /** `#rrggbb` of the print's second colour; chosen automatically if missing. */
  accent?: string;
  view: 'front' | 'back' | 'detail' | 'fabric' | 'hem' | 'label';
  audience: 'women' | 'men' | 'kids';
  seed: number;
  /** What the labels say, for the view of them. */
  label?: { brand: string; size: string; fibres: string[]; care: string[] };
}
