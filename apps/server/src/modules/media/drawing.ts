/** The parameters of the image renderer for an image that does not exist yet, stored with the image's address. */
export interface Drawing {
  silhouette: string;
  /** Values of the garment's visible features by attribute. Default: those of the silhouette. */
  cut?: Record<string, string>;
  /** Default: the fabric of the silhouette. */
  fabric?: string;
  print: string;
  /** `#rrggbb` */
  colour: string;
  /** The second colour of the print as `#rrggbb`; chosen automatically if missing. */
  accent?: string;
  view: 'front' | 'back' | 'detail' | 'fabric' | 'hem' | 'label';
  audience: 'women' | 'men' | 'kids';
  seed: number;
  /** The text of the labels in the view `label`. */
  label?: { brand: string; size: string; fibres: string[]; care: string[] };
}
