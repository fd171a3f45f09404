import type { ProviderKind } from '../provider-kind.ts';
import { texts } from './texts.ts';

/** Cash that carriers collect. No provider is involved. */
export const cashOnDelivery: ProviderKind = {
  code: 'none',
  name: 'None (manual)',
  methods: [{ code: 'cod', texts }],
  currencies: null,
  countries: null,
  online: null,
};
