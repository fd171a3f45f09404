import type { ProviderKind } from '../provider-kind.ts';

/** Cash that carriers collect. No provider is involved. */
export const cashOnDelivery: ProviderKind = {
  code: 'none',
  name: 'None (manual)',
  methods: [
    {
      code: 'cod',
      name: { text: 'cod.name' },
      describe: ({ t }) => t('cod.detail'),
      mark: 'cash',
      protocolName: null,
      currencies: null,
      countries: null,
      isPaidLater: false,
      refunds: 'none',
    },
  ],
  currencies: null,
  countries: null,
  limits: {},
  online: null,
};
