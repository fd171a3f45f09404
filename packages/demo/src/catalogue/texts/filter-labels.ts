import type { FibreCode, FilterFit, FilterMaterial, FilterPattern, LanguageCode } from '../codes.ts';

/** Labels of filters. They stand alone or agree with the attribute's name: "Kroj: raven". */
export interface FilterLabels {
  material: string;
  pattern: readonly [name: string, values: Record<FilterPattern, string>];
  fit: readonly [name: string, values: Record<FilterFit, string>];
  /** Materials whose filter label differs from the garment's care label. */
  materials?: Partial<Record<FilterMaterial & FibreCode, string>>;
}

const de: FilterLabels = {
  material: 'Material',
  pattern: ['Muster', {
    plain: 'Einfarbig', striped: 'Gestreift', dots: 'Gepunktet', checked: 'Kariert', floral: 'Geblümt', leaf: 'Blattmuster',
    melange: 'Meliert', ribbed: 'Gerippt', cable: 'Zopfmuster', 'colour-block': 'Colour-Block',
  }],
  fit: ['Passform', {
    slim: 'Schmal', relaxed: 'Locker', straight: 'Gerade', wide: 'Weit', flared: 'Ausgestellt', classic: 'Klassisch',
    oversized: 'Oversize', close: 'Eng anliegend',
  }],
};

export const filterLabels: Readonly<Record<LanguageCode, FilterLabels>> = {
  en: {
    material: 'Material',
    pattern: ['Pattern', {
      plain: 'Plain', striped: 'Striped', dots: 'Polka dot', checked: 'Checked', floral: 'Floral', leaf: 'Leaf print',
      melange: 'Marled', ribbed: 'Ribbed', cable: 'Cable knit', 'colour-block': 'Colour block',
    }],
    fit: ['Fit', {
      slim: 'Slim', relaxed: 'Relaxed', straight: 'Straight', wide: 'Wide', flared: 'Flared', classic: 'Classic',
      oversized: 'Oversized', close: 'Close-fitting',
    }],
    materials: { flax: 'Linen' },
  },
  bn: {
    material: 'কাপড়',
    pattern: ['নকশা', {
      plain: 'একরঙা', striped: 'ডোরাকাটা', dots: 'পোলকা ডট', checked: 'চেক', floral: 'ফুলেল', leaf: 'পাতার নকশা',
      melange: 'মেলাঞ্জ', ribbed: 'রিব বুনন', cable: 'কেবল বুনন', 'colour-block': 'কালার ব্লক',
    }],
    fit: ['ফিট', {
      slim: 'স্লিম ফিট', relaxed: 'ঢিলেঢালা', straight: 'স্ট্রেইট কাট', wide: 'চওড়া কাট', flared: 'ঘেরওয়ালা', classic: 'ক্ল্যাসিক',
      oversized: 'ওভারসাইজড', close: 'আঁটসাঁট',
    }],
  },
  de,
  bg: {
    material: 'Материя',
    pattern: ['Десен', {
      plain: 'Едноцветен', striped: 'Раиран', dots: 'На точки', checked: 'Кариран', floral: 'На цветя', leaf: 'На листа',
      melange: 'Меланжов', ribbed: 'Рипсен', cable: 'На плетеници', 'colour-block': 'Двуцветен',
    }],
    fit: ['Кройка', {
      slim: 'По тялото', relaxed: 'Свободна', straight: 'Права', wide: 'Широка', flared: 'Разкроена', classic: 'Класическа',
      oversized: 'Оувърсайз', close: 'Прилепнала',
    }],
  },
  cz: {
    material: 'Materiál',
    pattern: ['Vzor', {
      plain: 'Jednobarevný', striped: 'Pruhovaný', dots: 'Puntíkovaný', checked: 'Kostkovaný', floral: 'Květovaný', leaf: 'Listový',
      melange: 'Melírovaný', ribbed: 'Žebrovaný', cable: 'Copánkový', 'colour-block': 'Dvoubarevný',
    }],
    fit: ['Střih', {
      slim: 'Úzký', relaxed: 'Volný', straight: 'Rovný', wide: 'Široký', flared: 'Áčkový', classic: 'Klasický',
      oversized: 'Oversize', close: 'Přiléhavý',
    }],
  },
  el: {
    material: 'Υλικό',
    pattern: ['Σχέδιο', {
      plain: 'Μονόχρωμο', striped: 'Ριγέ', dots: 'Πουά', checked: 'Καρό', floral: 'Φλοράλ', leaf: 'Φύλλα',
      melange: 'Μελανζέ', ribbed: 'Ριμπ', cable: 'Πλεξούδες', 'colour-block': 'Δίχρωμο',
    }],
    fit: ['Γραμμή', {
      slim: 'Στενή', relaxed: 'Άνετη', straight: 'Ίσια', wide: 'Φαρδιά', flared: 'Γραμμή Α', classic: 'Κλασική',
      oversized: 'Oversized', close: 'Εφαρμοστή',
    }],
    materials: { flax: 'Λινό' },
  },
  es: {
    material: 'Material',
    pattern: ['Estampado', {
      plain: 'Liso', striped: 'Rayas', dots: 'Lunares', checked: 'Cuadros', floral: 'Flores', leaf: 'Hojas',
      melange: 'Jaspeado', ribbed: 'Acanalado', cable: 'Ochos', 'colour-block': 'Bicolor',
    }],
    fit: ['Corte', {
      slim: 'Ajustado', relaxed: 'Holgado', straight: 'Recto', wide: 'Ancho', flared: 'Con vuelo', classic: 'Clásico',
      oversized: 'Oversize', close: 'Ceñido',
    }],
  },
  hr: {
    material: 'Materijal',
    pattern: ['Uzorak', {
      plain: 'Jednobojan', striped: 'Prugast', dots: 'Točkast', checked: 'Kariran', floral: 'Cvjetni', leaf: 'Lišće',
      melange: 'Melanž', ribbed: 'Rebrast', cable: 'Pletenice', 'colour-block': 'Dvobojan',
    }],
    fit: ['Kroj', {
      slim: 'Uzak', relaxed: 'Komotan', straight: 'Ravan', wide: 'Širok', flared: 'A-kroj', classic: 'Klasičan',
      oversized: 'Oversize', close: 'Pripijen',
    }],
  },
  hu: {
    material: 'Anyag',
    pattern: ['Minta', {
      plain: 'Egyszínű', striped: 'Csíkos', dots: 'Pöttyös', checked: 'Kockás', floral: 'Virágmintás', leaf: 'Levélmintás',
      melange: 'Melírozott', ribbed: 'Bordázott', cable: 'Csavart mintás', 'colour-block': 'Kétszínű',
    }],
    fit: ['Fazon', {
      slim: 'Karcsúsított', relaxed: 'Kényelmes', straight: 'Egyenes', wide: 'Bő', flared: 'A-vonalú', classic: 'Klasszikus',
      oversized: 'Oversize', close: 'Testhezálló',
    }],
  },
  it: {
    material: 'Materiale',
    pattern: ['Fantasia', {
      plain: 'Tinta unita', striped: 'A righe', dots: 'A pois', checked: 'A quadri', floral: 'A fiori', leaf: 'A foglie',
      melange: 'Mélange', ribbed: 'A coste', cable: 'A trecce', 'colour-block': 'Bicolore',
    }],
    fit: ['Vestibilità', {
      slim: 'Aderente', relaxed: 'Comoda', straight: 'Dritta', wide: 'Ampia', flared: 'Svasata', classic: 'Classica',
      oversized: 'Oversize', close: 'Attillata',
    }],
  },
  lt: {
    material: 'Medžiaga',
    pattern: ['Raštas', {
      plain: 'Vienspalvis', striped: 'Dryžuotas', dots: 'Taškuotas', checked: 'Languotas', floral: 'Gėlėtas', leaf: 'Lapų raštas',
      melange: 'Melanžinis', ribbed: 'Rumbuotas', cable: 'Pynės', 'colour-block': 'Dvispalvis',
    }],
    fit: ['Kirpimas', {
      slim: 'Siauras', relaxed: 'Laisvas', straight: 'Tiesus', wide: 'Platus', flared: 'Platėjantis', classic: 'Klasikinis',
      oversized: 'Oversize', close: 'Prigludęs',
    }],
  },
  pl: {
    material: 'Materiał',
    pattern: ['Wzór', {
      plain: 'Gładki', striped: 'W paski', dots: 'W kropki', checked: 'W kratę', floral: 'W kwiaty', leaf: 'W liście',
      melange: 'Melanż', ribbed: 'Prążkowany', cable: 'Warkocze', 'colour-block': 'Dwukolorowy',
    }],
    fit: ['Krój', {
      slim: 'Dopasowany', relaxed: 'Luźny', straight: 'Prosty', wide: 'Szeroki', flared: 'Rozkloszowany', classic: 'Klasyczny',
      oversized: 'Oversize', close: 'Przylegający',
    }],
  },
  pt: {
    material: 'Material',
    pattern: ['Padrão', {
      plain: 'Liso', striped: 'Às riscas', dots: 'Às bolas', checked: 'Aos quadrados', floral: 'Às flores', leaf: 'Folhas',
      melange: 'Mesclado', ribbed: 'Canelado', cable: 'Tranças', 'colour-block': 'Bicolor',
    }],
    fit: ['Corte', {
      slim: 'Justo', relaxed: 'Folgado', straight: 'Direito', wide: 'Largo', flared: 'Evasé', classic: 'Clássico',
      oversized: 'Oversize', close: 'Ajustado',
    }],
  },
  ro: {
    material: 'Material',
    pattern: ['Imprimeu', {
      plain: 'Uni', striped: 'Dungi', dots: 'Buline', checked: 'Carouri', floral: 'Floral', leaf: 'Frunze',
      melange: 'Melanj', ribbed: 'Reiat', cable: 'Torsade', 'colour-block': 'Bicolor',
    }],
    fit: ['Croială', {
      slim: 'Slim', relaxed: 'Lejeră', straight: 'Dreaptă', wide: 'Largă', flared: 'Evazată', classic: 'Clasică',
      oversized: 'Oversize', close: 'Mulată',
    }],
  },
  sk: {
    material: 'Materiál',
    pattern: ['Vzor', {
      plain: 'Jednofarebný', striped: 'Pásikavý', dots: 'Bodkovaný', checked: 'Kockovaný', floral: 'Kvetovaný', leaf: 'Listový',
      melange: 'Melírovaný', ribbed: 'Rebrovaný', cable: 'Vrkočový', 'colour-block': 'Dvojfarebný',
    }],
    fit: ['Strih', {
      slim: 'Úzky', relaxed: 'Voľný', straight: 'Rovný', wide: 'Široký', flared: 'Áčkový', classic: 'Klasický',
      oversized: 'Oversize', close: 'Priliehavý',
    }],
  },
  sl: {
    material: 'Material',
    pattern: ['Vzorec', {
      plain: 'Enobarven', striped: 'Črtast', dots: 'Pikčast', checked: 'Karirast', floral: 'Cvetličen', leaf: 'Listnat',
      melange: 'Melanžen', ribbed: 'Rebrast', cable: 'Kitast', 'colour-block': 'Dvobarven',
    }],
    fit: ['Kroj', {
      slim: 'Ozek', relaxed: 'Ohlapen', straight: 'Raven', wide: 'Širok', flared: 'A-kroj', classic: 'Klasičen',
      oversized: 'Oversize', close: 'Oprijet',
    }],
  },
  at: de,
};
