import type { ProviderKind } from '../provider-kind.ts';

/** Cash that carriers collect. No provider is involved. */
export const cashOnDelivery: ProviderKind = {
  code: 'none',
  name: 'None (manual)',
  methods: [{ code: 'cod', name: 'cod.name', detail: 'cod.detail' }],
  currencies: null,
  countries: null,
  online: null,
};
