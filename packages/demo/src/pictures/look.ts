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

export type Audience = 'women' | 'men' | 'kids';
