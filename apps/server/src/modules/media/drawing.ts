/** How to draw a picture that is not there yet: what the project's own draughtsman takes, kept beside the picture's address. */
export interface Drawing {
  silhouette: string;
  print: string;
  /** `#rrggbb` */
  colour: string;
  /** `#rrggbb` of the print's second colour; a fitting one is chosen without it. */
  accent?: string;
  view: 'front' | 'back' | 'detail';
  audience: 'women' | 'men' | 'kids';
  seed: number;
}
