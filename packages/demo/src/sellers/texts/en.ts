import type { SellerStories } from '../types.ts';

export const en: SellerStories = {
  'filatura-conti':
    'My grandfather bought two knitting machines in 1961 and put them in the kitchen. Today there are fourteen of us in a hall above Biella, and the two machines still run.\n\nWe knit **merino and lambswool** from yarn that is spun in our own valley. A jumper is knitted in one go, linked by hand, and washed in soft water before anyone wears it. That is why it neither scratches nor grows.\n\nIf a seam ever opens, send it to us. We mend what we have made.',
  'nordlicht-leinen':
    'We grow **flax** on the edge of the North Sea, where it rains enough. From seed to cloth it takes us a year, and there is no hurrying it.\n\nThe fibre rests on the field until dew has loosened it, is spun in Saxony and woven by us in Husum. We cut simply and wide, because linen needs air.\n\nWhat falls off while cutting becomes napkins. Nothing goes into the bin.',
  'meghna-cotton':
    'On the bank of the Meghna eighty families weave at home. Each has its own loom, its own hours and its own mark, which you find inside the hem.\n\nWe pay for the metre before it is woven, so that nobody has to borrow for yarn. The **cotton** is dyed without chlorine, and the water leaves our dye house cleaner than it came.\n\nHandloomed cloth is never quite even. We think that is the best thing about it.',
  'thalassa-knits':
    'Three sisters, one island, six machines. We knit light pieces for warm evenings and would like to send them further than the next ferry goes.',
};
