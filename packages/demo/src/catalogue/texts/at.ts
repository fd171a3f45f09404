import { de } from './de.ts';
import type { LanguageTexts } from './shape.ts';

/** German as written by shops in Austria: Haube, Strickweste, Putzerei, Gewand. */
export const at: LanguageTexts<'m' | 'f' | 'n' | 'p'> = {
  ...de,
  kinds: {
    ...de.kinds,
    cardigan: ['f', 'Strickweste'], beanie: ['f', 'Haube'],
    briefs: ['f', 'Unterhose'],
  },
  compounds: { ...de.compounds, 'beanie+pompom': ['f', 'Bommelhaube'] },
  occasions: {
    ...de.occasions,
    weekend: 'Für Wochenenden, die im Kaffeehaus beginnen und irgendwo draußen enden.',
    playground: 'Macht Kraxeln, Buddeln und Herumlaufen mit.',
    beach: 'Aus dem Wasser direkt zum Eisgeschäft.',
    school: 'Robust genug für die Pause, ordentlich genug für die Stunde danach.',
    home: 'Für lange Frühstücke und frühe Abende auf der Couch.',
  },
  advice: { ...de.advice, cleaner: 'Am besten in die Putzerei geben.' },
  categories: {
    ...de.categories,
    knitwear: ['Strick', 'Pullover und Strickwesten aus Wolle und Baumwolle.'],
    swimwear: ['Bademode', 'Bademode für See, Meer und Freibad.'],
    accessories: ['Accessoires', 'Hauben, Schals und Gürtel.'],
  },
  collections: {
    ...de.collections,
    playground: ['Ab ins Freie', 'Robustes Gewand für Kinder, die immer draußen sind.'],
  },
  brands: {
    ...de.brands,
    pebblewren: 'Pebblewren macht Gewand für Kinder, die kraxeln, buddeln und malen. Die Knie sind doppelt, die Säume lassen Platz zum Wachsen.',
    tarnwhistle: 'Tarnwhistle macht Jacken und Mäntel für Wetter, das sich nicht entscheiden kann. Jedes Muster muss in den Regen, bevor es ins Geschäft darf.',
  },
};
