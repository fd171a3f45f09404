export type Silhouette =
  | 't-shirt'
  | 'long-sleeve'
  | 'polo'
  | 'shirt'
  | 'blouse'
  | 'jumper'
  | 'cardigan'
  | 'hoodie'
  | 'sweatshirt'
  | 'jacket'
  | 'coat'
  | 'blazer'
  | 'puffer'
  | 'vest-top'
  | 'dress'
  | 'maxi-dress'
  | 'skirt'
  | 'jeans'
  | 'trousers'
  | 'joggers'
  | 'shorts'
  | 'leggings'
  | 'bodysuit'
  | 'baby-bodysuit'
  | 'briefs'
  | 'boxers'
  | 'bra'
  | 'socks'
  | 'tights'
  | 'pyjamas'
  | 'swimsuit'
  | 'swim-shorts'
  | 'beanie'
  | 'scarf'
  | 'cap'
  | 'belt'
  | 'bag';

export type Print =
  | 'plain'
  | 'stripe'
  | 'wide-stripe'
  | 'dots'
  | 'check'
  | 'floral'
  | 'melange'
  | 'denim'
  | 'rib'
  | 'cable'
  | 'colour-block'
  | 'leaf';

export type View = 'front' | 'back' | 'detail';

export type Audience = 'women' | 'men' | 'kids';

export interface GarmentPicture {
  silhouette: Silhouette;
  /** `#rrggbb` */
  colour: string;
  /** `#rrggbb`; a contrasting colour is chosen if omitted. */
  accent?: string | undefined;
  print: Print;
  view: View;
  audience: Audience;
  seed: number;
}
