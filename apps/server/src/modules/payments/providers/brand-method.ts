import type { MethodKind } from './provider-kind.ts';

type BrandMethod = Pick<MethodKind, 'code' | 'mark' | 'currencies' | 'countries'> & { brand: string; protocolName: string };

/** Builds a method of one brand that is confirmed before the shopper returns, and refunded through the provider in whole or in part. */
export const buildBrandMethod = <Method extends BrandMethod>({ brand, ...method }: Method) => ({
  ...method,
  name: { brand },
  describe: ({ t }: Parameters<MethodKind['describe']>[0]) => t('brand.detail', { method: brand }),
  isPaidLater: false,
  refunds: 'partial' as const,
});
