import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FibreCode, PartCode } from '@selvedge/server/contract';

/* Message ids are made of the codes, so that a page can look up a name (`formatCode`) without loading these lists. */

/** The legal names of fibres (Regulation (EU) 1007/2011, Annex I). */
export const fibreTexts = {
  cotton: msg({ id: 'fibre.cotton', message: 'cotton' }),
  'organic-cotton': msg({ id: 'fibre.organic-cotton', message: 'organic cotton' }),
  flax: msg({ id: 'fibre.flax', message: 'linen' }),
  linen: msg({ id: 'fibre.linen', message: 'linen' }),
  hemp: msg({ id: 'fibre.hemp', message: 'hemp' }),
  wool: msg({ id: 'fibre.wool', message: 'wool' }),
  cashmere: msg({ id: 'fibre.cashmere', message: 'cashmere' }),
  alpaca: msg({ id: 'fibre.alpaca', message: 'alpaca' }),
  silk: msg({ id: 'fibre.silk', message: 'silk' }),
  viscose: msg({ id: 'fibre.viscose', message: 'viscose' }),
  modal: msg({ id: 'fibre.modal', message: 'modal' }),
  lyocell: msg({ id: 'fibre.lyocell', message: 'lyocell' }),
  acrylic: msg({ id: 'fibre.acrylic', message: 'acrylic' }),
  elastane: msg({ id: 'fibre.elastane', message: 'elastane' }),
  polyamide: msg({ id: 'fibre.polyamide', message: 'polyamide' }),
  polyester: msg({ id: 'fibre.polyester', message: 'polyester' }),
  leather: msg({ id: 'fibre.leather', message: 'leather' }),
} satisfies Record<FibreCode, MessageDescriptor>;

export const partTexts = {
  shell: msg({ id: 'part.shell', message: 'Shell' }),
  upper: msg({ id: 'part.upper', message: 'Upper' }),
  lining: msg({ id: 'part.lining', message: 'Lining' }),
  filling: msg({ id: 'part.filling', message: 'Filling' }),
  body: msg({ id: 'part.body', message: 'Body' }),
  trim: msg({ id: 'part.trim', message: 'Trim' }),
} satisfies Record<PartCode, MessageDescriptor>;
