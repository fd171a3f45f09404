import { describe, expect, it } from 'vitest';
import type { LanguageCode } from './languages.ts';
import { slugify } from './slug.ts';

describe('slugs', () => {
  it.each<[LanguageCode, string, string]>([
    ['de', 'Weißes Kleid mit Puffärmeln', 'weisses-kleid-mit-puffaermeln'],
    ['pl', 'Żółta koszula z długim rękawem', 'zolta-koszula-z-dlugim-rekawem'],
    ['sl', 'Črtast plašč', 'crtast-plasc'],
    ['hr', 'Džemper sa širokim prugama, đumbir', 'dzemper-sa-sirokim-prugama-dumbir'],
    ['hu', 'Hosszú ujjú, bő szabású', 'hosszu-ujju-bo-szabasu'],
    ['ro', 'Șapcă și cămașă', 'sapca-si-camasa'],
    ['it', 'Lana d’agnello', 'lana-d-agnello'],
    ['en', 'T-shirts & tops', 't-shirts-tops'],
    ['bg', 'Жилетка със щампа', 'zhiletka-sas-shtampa'],
    ['el', 'Μπλούζα με ψηλή μέση', 'blouza-me-psili-mesi'],
    ['el', 'Εύκολο, άγγελος, αυτό, ευρύχωρο', 'efkolo-angelos-afto-evrychoro'],
    ['el', 'Προϋπόθεση', 'proypothesi'],
    ['bn', 'টি-শার্ট ও টপ', 'টি-শার্ট-ও-টপ'],
  ])('in %s write %s as %s', (language, text, slug) => {
    expect(slugify(text, language)).toBe(slug);
  });
});
