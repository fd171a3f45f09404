import type { HomeTexts } from '../types.ts';
import { de } from './de.ts';

export const at: HomeTexts = {
  ...de,
  'slide-years': [
    'Gemacht für viele Jahre',
    'Guter Stoff, saubere Kanten und Farben, die zu dem passen, was Sie schon haben.',
    'Alle Kategorien anschauen',
    'Ein Mantel, ein geblümtes Kleid, eine Bluse und ein Pullover an einer Stange',
  ],
  'slide-linen': [
    'Leichtes für warme Tage',
    'Leinen ist im Nu trocken und schaut zerknittert besser aus.',
    'Leinen anschauen',
    'Jeans, eine Kappe, ein Pullover und ein gestreiftes Hemd auf einem Tisch',
  ],
  men: ['', '', '', 'Jeans, ein Pullover und eine Jacke für Herren, nebeneinander aufgelegt'],
  kids: ['', '', '', 'Ein Hoodie, ein T-Shirt und ein Kleid für Kinder, nebeneinander aufgelegt'],
  'banner-knit': [
    'Die Strickzeit hat begonnen',
    'Pullover, Westen und Schals, die Ihnen auch in fünf Wintern noch gefallen.',
    'Kollektion anschauen',
    'Hose, Pullover, Rock, Hemd und Tasche in Herbstfarben nebeneinander',
  ],
  film: [
    'Ein Film für die Wartezeit',
    'Big Buck Bunny, ein freier Film der Blender Foundation. Von YouTube wird nichts geladen, bevor Sie drücken.',
    '',
    'Dunkle Kleidung für unterwegs, nebeneinander aufgelegt',
  ],
  'shelf-move': ['Zur Tür hinaus', '', '', 'Gewand in Petrol und Grau für einen Spaziergang'],
  'shelf-evenings': ['Lavendel für daheim', '', '', 'Ein weicher Pullover in Lavendel'],
  'shelf-playground': ['Zum Kraxeln gemacht', '', '', 'Ein roter Hoodie und gestreifte Socken für Kinder'],
  'partner-spool': ['Spool & Daughters', 'Zwirn, der so lange hält wie der Stoff', '', 'Das Zeichen einer Zwirnspule'],
  'partner-roundabout': ['Round Parcel', 'Schachteln, die zurückkommen und wieder losgehen', '', 'Das Zeichen eines Pakets, das im Kreis geht'],
  help: [
    'Hilfe & Support',
    'Versand, Rückgabe, Größen und Zahlung: Die meisten Fragen sind dort beantwortet.',
    'Zur Hilfe',
    'Kleidung in Schwarz und Weiß nebeneinander',
  ],
  'blog-wardrobe': [
    'Zehn Teile für einen kleinen Kleiderkasten',
    'Wenige Stücke, die alle zusammenpassen, machen den Morgen leichter.',
    'Weiterlesen',
    'Kleidung an einer Stange',
  ],
  'blog-wool': [
    'Wolle waschen ohne Angst',
    'Ein Pullover braucht weniger Wäsche, als man denkt.',
    'Weiterlesen',
    'Ein beiger Mantel, ein rotes Kleid und ein cremefarbener Pullover an einer Stange',
  ],
};
