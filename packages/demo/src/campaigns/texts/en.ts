import type { CampaignTexts } from '../types.ts';

export const en: CampaignTexts = {
  'wool-weeks': [
    'Wool weeks',
    'Four weeks of warm things, with 15 % off for whoever uses the code.',
    'Wool keeps you warm when it is dry and when it is wet, and cleans itself a little each night on a chair.\n\n## How it works\n\n1. Put what you like into your cart.\n2. Press the button here, or type the code in the cart.\n3. The reduction is taken off at once. One code an order.\n\nWhoever orders during these weeks also takes part in our draw: **ten repairs** at The Mending Table, for whatever you have worn through.',
    'A beige coat, a red dress and a cream jumper on a rail',
  ],
  'winter-sale': [
    'Winter sale',
    'When the season turns, what is left finds a new home.',
    'Everything that is left of the winter, at prices for which we need the shelves.\n\nWhat you order here goes back within 100 days like everything else.',
    'Folded jumpers in two piles beside a length of dark blue cloth',
  ],
  'linen-days': [
    'Linen days',
    'Two weeks for light things.',
    'Shirts, dresses and trousers of linen for the hot part of the year.',
    'Jeans, a cap, a jumper and a striped shirt laid out on a table',
  ],
};
