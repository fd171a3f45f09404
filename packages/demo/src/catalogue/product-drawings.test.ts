import { describe, expect, it } from 'vitest';
import type { Attribute } from '../pictures/cuts.ts';
import { createDesign } from '../pictures/design.ts';
import { drawSilhouette } from '../pictures/silhouettes/resolve-cut.ts';
import { silhouettes } from '../pictures/silhouettes/index.ts';
import { findPart, listParts } from '../testing/drawn-parts.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import type { DemoProduct } from './types.ts';

const products = [...demoCatalogue().products];

function listDrawnParts({ kind, cut, fabric, print, audience }: DemoProduct): string[] {
  return listParts(drawSilhouette(createDesign({ colour: '#7a4f5e', print, fabric, audience, seed: 1 }, false), kind, cut));
}

describe('the drawing of a demo product', () => {
  it('has the parts for all features of the product', () => {
    const missing = products.flatMap((product) => {
      const parts = listDrawnParts(product);
      return (Object.entries(product.cut) as [Attribute, string][])
        .map(([attribute, value]) => ({ attribute, value, part: findPart(product.kind, attribute, value, product.cut) }))
        .filter(({ part }) => part !== undefined && !parts.some((name) => part.test(name)))
        .map(({ attribute, value }) => `${product.code} ${product.kind}: ${attribute} ${value} is not among ${parts.join(', ')}`);
    });
    expect(missing).toEqual([]);
  });

  it('has no hood, belt, laces or collar that the product lacks', () => {
    const features: [Attribute, string, RegExp][] = [
      ['hood', 'hood', /^hood$/],
      ['belt', 'tie', /^belt:tie$/],
      ['neckline', 'roll', /^collar:roll$/],
      ['pockets', 'kangaroo', /^pocket:kangaroo$/],
      ['closure', 'laces', /^closure:laces$/],
      ['closure', 'double-breasted', /^closure:double-breasted$/],
    ];
    const extra = products.flatMap((product) => {
      const parts = listDrawnParts(product);
      return features
        .filter(([attribute, value, part]) => product.cut[attribute] !== value && parts.some((name) => part.test(name)))
        .map(([, , part]) => `${product.code} ${product.kind}: ${part.source}`);
    });
    expect(extra).toEqual([]);
  });

  it('draws each kind only with values that its silhouette draws', () => {
    for (const { kind, cut } of products) {
      const options: Partial<Record<Attribute, readonly string[]>> = silhouettes[kind].options;
      expect(Object.keys(cut).sort()).toEqual(Object.keys(options).sort());
      for (const [attribute, value] of Object.entries(cut)) expect(options[attribute as Attribute]).toContain(value);
    }
  });
});
