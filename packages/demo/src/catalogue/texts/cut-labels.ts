import type { LanguageCode } from '../codes.ts';

export const lengthCodes = ['cropped', 'regular', 'long', 'mini', 'knee', 'midi', 'maxi', 'short', 'ankle', 'full'] as const;
export type FilterLength = (typeof lengthCodes)[number];

export const sleeveCodes = ['sleeveless', 'short', 'elbow', 'long'] as const;
export type FilterSleeve = (typeof sleeveCodes)[number];

export const necklineCodes = ['round', 'v', 'square', 'boat', 'roll', 'high', 'collar', 'lapel', 'hood', 'halter', 'straight'] as const;
export type FilterNeckline = (typeof necklineCodes)[number];

export const occasionCodes = ['everyday', 'office', 'evening', 'travel', 'sport', 'home', 'summer', 'beach', 'winter', 'rain', 'school', 'playground', 'baby'] as const;
export type FilterOccasion = (typeof occasionCodes)[number];

/** The name of an attribute with the names of its values, in the order of the codes above. */
type Named<Code extends string> = readonly [attribute: string, values: Readonly<Record<Code, string>>];

/** The filters on the cut of a garment, and on what it is worn for. */
export interface CutLabels {
  length: Named<FilterLength>;
  sleeve: Named<FilterSleeve>;
  neckline: Named<FilterNeckline>;
  occasion: Named<FilterOccasion>;
}

const length = ([name, ...values]: readonly string[]): CutLabels['length'] => [name ?? '', pair(lengthCodes, values)];
const sleeve = ([name, ...values]: readonly string[]): CutLabels['sleeve'] => [name ?? '', pair(sleeveCodes, values)];
const neckline = ([name, ...values]: readonly string[]): CutLabels['neckline'] => [name ?? '', pair(necklineCodes, values)];
const occasion = ([name, ...values]: readonly string[]): CutLabels['occasion'] => [name ?? '', pair(occasionCodes, values)];

function pair<Code extends string>(codes: readonly Code[], names: readonly string[]): Record<Code, string> {
  if (codes.length !== names.length) throw new Error(`${names.length} names for ${codes.length} values: ${names.join(', ')}`);
  return Object.fromEntries(codes.map((code, index) => [code, names[index]])) as Record<Code, string>;
}

// prettier-ignore
const de: CutLabels = {
  length: length(['Länge', 'Verkürzt', 'Normal', 'Lang', 'Mini', 'Knielang', 'Midi', 'Maxi', 'Kurz', 'Knöchellang', 'Volle Länge']),
  sleeve: sleeve(['Ärmel', 'Ärmellos', 'Kurzarm', 'Halbarm', 'Langarm']),
  neckline: neckline(['Ausschnitt', 'Rundhals', 'V-Ausschnitt', 'Karree', 'U-Boot', 'Rollkragen', 'Stehkragen', 'Hemdkragen', 'Revers', 'Kapuze', 'Neckholder', 'Gerade']),
  occasion: occasion(['Anlass', 'Alltag', 'Büro', 'Abend', 'Reise', 'Sport', 'Zuhause', 'Sommer', 'Strand', 'Winter', 'Regentage', 'Schule', 'Spielen', 'Baby']),
};

// prettier-ignore
export const cutLabels: Readonly<Record<LanguageCode, CutLabels>> = {
  en: {
    length: length(['Length', 'Cropped', 'Regular', 'Long', 'Mini', 'Knee-length', 'Midi', 'Maxi', 'Short', 'Ankle-length', 'Full-length']),
    sleeve: sleeve(['Sleeve', 'Sleeveless', 'Short sleeve', 'Half sleeve', 'Long sleeve']),
    neckline: neckline(['Neckline', 'Crew neck', 'V-neck', 'Square neck', 'Boat neck', 'Roll neck', 'High neck', 'Collar', 'Lapels', 'Hood', 'Halter neck', 'Straight']),
    occasion: occasion(['Occasion', 'Everyday', 'Office', 'Evening', 'Travel', 'Sport', 'Lounging', 'Summer', 'Beach', 'Winter', 'Rainy days', 'School', 'Playtime', 'Baby']),
  },
  bn: {
    length: length(['দৈর্ঘ্য', 'ক্রপ', 'সাধারণ', 'লম্বা', 'মিনি', 'হাঁটু পর্যন্ত', 'মিডি', 'ম্যাক্সি', 'ছোট', 'গোড়ালি পর্যন্ত', 'পুরো লম্বা']),
    sleeve: sleeve(['হাতা', 'হাতাকাটা', 'হাফহাতা', 'কনুই হাতা', 'ফুলহাতা']),
    neckline: neckline(['গলা', 'গোল গলা', 'ভি-নেক', 'চৌকো গলা', 'বোট নেক', 'রোল নেক', 'উঁচু গলা', 'কলার', 'ল্যাপেল', 'হুড', 'হল্টার নেক', 'সোজা']),
    occasion: occasion(['উপলক্ষ', 'প্রতিদিন', 'অফিস', 'সন্ধ্যা', 'ভ্রমণ', 'খেলাধুলা', 'ঘরোয়া', 'গ্রীষ্ম', 'সৈকত', 'শীত', 'বৃষ্টির দিন', 'স্কুল', 'খেলার সময়', 'শিশু']),
  },
  de,
  at: de,
  bg: {
    length: length(['Дължина', 'Скъсена', 'Стандартна', 'Дълга', 'Мини', 'До коляното', 'Миди', 'Макси', 'Къса', 'До глезена', 'Цяла']),
    sleeve: sleeve(['Ръкав', 'Без ръкави', 'Къс ръкав', 'До лакътя', 'Дълъг ръкав']),
    neckline: neckline(['Деколте', 'Обло', 'V-образно', 'Каре', 'Лодка', 'Поло яка', 'Висока яка', 'Яка', 'Ревер', 'Качулка', 'Халтер', 'Право']),
    occasion: occasion(['Повод', 'Всеки ден', 'Офис', 'Вечер', 'Пътуване', 'Спорт', 'Вкъщи', 'Лято', 'Плаж', 'Зима', 'Дъждовни дни', 'Училище', 'Игра', 'Бебе']),
  },
  cz: {
    length: length(['Délka', 'Zkrácená', 'Běžná', 'Dlouhá', 'Mini', 'Po kolena', 'Midi', 'Maxi', 'Krátká', 'Po kotníky', 'Plná délka']),
    sleeve: sleeve(['Rukáv', 'Bez rukávů', 'Krátký rukáv', 'Po loket', 'Dlouhý rukáv']),
    neckline: neckline(['Výstřih', 'Kulatý', 'Do V', 'Hranatý', 'Lodičkový', 'Rolák', 'Stojáček', 'Límec', 'Klopy', 'Kapuce', 'Za krk', 'Rovný']),
    occasion: occasion(['Příležitost', 'Každý den', 'Kancelář', 'Večer', 'Cesty', 'Sport', 'Doma', 'Léto', 'Pláž', 'Zima', 'Do deště', 'Škola', 'Hraní', 'Miminko']),
  },
  el: {
    length: length(['Μήκος', 'Κοντό πάνω', 'Κανονικό', 'Μακρύ', 'Μίνι', 'Ως το γόνατο', 'Μίντι', 'Μάξι', 'Κοντό', 'Ως τον αστράγαλο', 'Πλήρες μήκος']),
    sleeve: sleeve(['Μανίκι', 'Αμάνικο', 'Κοντό μανίκι', 'Ως τον αγκώνα', 'Μακρύ μανίκι']),
    neckline: neckline(['Λαιμόκοψη', 'Στρογγυλή', 'Σε V', 'Τετράγωνη', 'Χαμόγελο', 'Ζιβάγκο', 'Ψηλός λαιμός', 'Γιακάς', 'Πέτο', 'Κουκούλα', 'Δέσιμο στον λαιμό', 'Ίσια']),
    occasion: occasion(['Περίσταση', 'Καθημερινά', 'Γραφείο', 'Βράδυ', 'Ταξίδι', 'Αθλητισμός', 'Σπίτι', 'Καλοκαίρι', 'Παραλία', 'Χειμώνας', 'Βροχερές μέρες', 'Σχολείο', 'Παιχνίδι', 'Μωρό']),
  },
  es: {
    length: length(['Largo', 'Corto por la cintura', 'Normal', 'Largo', 'Mini', 'Por la rodilla', 'Midi', 'Maxi', 'Corto', 'Tobillero', 'Largo completo']),
    sleeve: sleeve(['Manga', 'Sin mangas', 'Manga corta', 'Por el codo', 'Manga larga']),
    neckline: neckline(['Escote', 'Redondo', 'De pico', 'Cuadrado', 'Barco', 'Cuello vuelto', 'Cuello alto', 'Con cuello', 'Solapas', 'Capucha', 'Halter', 'Recto']),
    occasion: occasion(['Ocasión', 'Diario', 'Oficina', 'Noche', 'Viaje', 'Deporte', 'En casa', 'Verano', 'Playa', 'Invierno', 'Días de lluvia', 'Colegio', 'Juego', 'Bebé']),
  },
  hr: {
    length: length(['Duljina', 'Skraćena', 'Uobičajena', 'Duga', 'Mini', 'Do koljena', 'Midi', 'Maksi', 'Kratka', 'Do gležnja', 'Puna duljina']),
    sleeve: sleeve(['Rukav', 'Bez rukava', 'Kratki rukav', 'Do lakta', 'Dugi rukav']),
    neckline: neckline(['Izrez', 'Okrugli', 'V-izrez', 'Četvrtasti', 'Lodičica', 'Dolčevita', 'Visoki ovratnik', 'Ovratnik', 'Rever', 'Kapuljača', 'Oko vrata', 'Ravni']),
    occasion: occasion(['Prigoda', 'Svaki dan', 'Ured', 'Večer', 'Putovanje', 'Sport', 'Kod kuće', 'Ljeto', 'Plaža', 'Zima', 'Kišni dani', 'Škola', 'Igra', 'Beba']),
  },
  hu: {
    length: length(['Hossz', 'Rövidített', 'Normál', 'Hosszú', 'Mini', 'Térdig érő', 'Midi', 'Maxi', 'Rövid', 'Bokáig érő', 'Teljes hossz']),
    sleeve: sleeve(['Ujj', 'Ujjatlan', 'Rövid ujjú', 'Könyékig érő', 'Hosszú ujjú']),
    neckline: neckline(['Nyakkivágás', 'Kerek', 'V-nyak', 'Szögletes', 'Csónaknyak', 'Garbó', 'Magas nyak', 'Galléros', 'Hajtókás', 'Kapucnis', 'Nyakpántos', 'Egyenes']),
    occasion: occasion(['Alkalom', 'Hétköznap', 'Iroda', 'Este', 'Utazás', 'Sport', 'Otthon', 'Nyár', 'Strand', 'Tél', 'Esős napok', 'Iskola', 'Játék', 'Baba']),
  },
  it: {
    length: length(['Lunghezza', 'Corta in vita', 'Regolare', 'Lunga', 'Mini', 'Al ginocchio', 'Midi', 'Maxi', 'Corta', 'Alla caviglia', 'Intera']),
    sleeve: sleeve(['Manica', 'Senza maniche', 'Manica corta', 'Al gomito', 'Manica lunga']),
    neckline: neckline(['Scollo', 'Girocollo', 'A V', 'Quadrato', 'A barca', 'Dolcevita', 'Collo alto', 'Con colletto', 'Revers', 'Cappuccio', 'All’americana', 'Dritto']),
    occasion: occasion(['Occasione', 'Ogni giorno', 'Ufficio', 'Sera', 'Viaggio', 'Sport', 'Casa', 'Estate', 'Spiaggia', 'Inverno', 'Giorni di pioggia', 'Scuola', 'Gioco', 'Neonato']),
  },
  lt: {
    length: length(['Ilgis', 'Sutrumpintas', 'Įprastas', 'Ilgas', 'Mini', 'Iki kelių', 'Midi', 'Maksi', 'Trumpas', 'Iki kulkšnių', 'Visas ilgis']),
    sleeve: sleeve(['Rankovės', 'Be rankovių', 'Trumpos', 'Iki alkūnių', 'Ilgos']),
    neckline: neckline(['Iškirptė', 'Apvali', 'V formos', 'Kvadratinė', 'Valties', 'Aukštas kaklas', 'Stačia apykaklė', 'Su apykakle', 'Atlapai', 'Gobtuvas', 'Rišama ant kaklo', 'Tiesi']),
    occasion: occasion(['Proga', 'Kasdien', 'Biuras', 'Vakaras', 'Kelionė', 'Sportas', 'Namai', 'Vasara', 'Paplūdimys', 'Žiema', 'Lietingos dienos', 'Mokykla', 'Žaidimai', 'Kūdikiui']),
  },
  pl: {
    length: length(['Długość', 'Skrócona', 'Standardowa', 'Długa', 'Mini', 'Do kolan', 'Midi', 'Maxi', 'Krótka', '7/8', 'Pełna']),
    sleeve: sleeve(['Rękaw', 'Bez rękawów', 'Krótki rękaw', 'Do łokcia', 'Długi rękaw']),
    neckline: neckline(['Dekolt', 'Okrągły', 'W serek', 'Kwadratowy', 'Łódka', 'Golf', 'Stójka', 'Kołnierzyk', 'Klapy', 'Kaptur', 'Wiązany na szyi', 'Prosty']),
    occasion: occasion(['Okazja', 'Na co dzień', 'Biuro', 'Wieczór', 'Podróż', 'Sport', 'Dom', 'Lato', 'Plaża', 'Zima', 'Deszczowe dni', 'Szkoła', 'Zabawa', 'Niemowlę']),
  },
  pt: {
    length: length(['Comprimento', 'Curto na cintura', 'Normal', 'Comprido', 'Mini', 'Pelo joelho', 'Midi', 'Maxi', 'Curto', 'Pelo tornozelo', 'Completo']),
    sleeve: sleeve(['Manga', 'Sem mangas', 'Manga curta', 'Pelo cotovelo', 'Manga comprida']),
    neckline: neckline(['Decote', 'Redondo', 'Em V', 'Quadrado', 'Barco', 'Gola alta', 'Gola subida', 'Com gola', 'Lapelas', 'Capuz', 'Halter', 'Direito']),
    occasion: occasion(['Ocasião', 'Dia a dia', 'Escritório', 'Noite', 'Viagem', 'Desporto', 'Em casa', 'Verão', 'Praia', 'Inverno', 'Dias de chuva', 'Escola', 'Brincar', 'Bebé']),
  },
  ro: {
    length: length(['Lungime', 'Scurtă în talie', 'Obișnuită', 'Lungă', 'Mini', 'Până la genunchi', 'Midi', 'Maxi', 'Scurtă', 'Până la gleznă', 'Completă']),
    sleeve: sleeve(['Mânecă', 'Fără mâneci', 'Mânecă scurtă', 'Până la cot', 'Mânecă lungă']),
    neckline: neckline(['Decolteu', 'Rotund', 'În V', 'Pătrat', 'Barcă', 'Guler pe gât', 'Guler înalt', 'Cu guler', 'Revere', 'Glugă', 'Pe gât', 'Drept']),
    occasion: occasion(['Ocazie', 'În fiecare zi', 'Birou', 'Seară', 'Călătorie', 'Sport', 'Acasă', 'Vară', 'Plajă', 'Iarnă', 'Zile ploioase', 'Școală', 'Joacă', 'Bebeluș']),
  },
  sk: {
    length: length(['Dĺžka', 'Skrátená', 'Bežná', 'Dlhá', 'Mini', 'Po kolená', 'Midi', 'Maxi', 'Krátka', 'Po členky', 'Plná dĺžka']),
    sleeve: sleeve(['Rukáv', 'Bez rukávov', 'Krátky rukáv', 'Po lakeť', 'Dlhý rukáv']),
    neckline: neckline(['Výstrih', 'Okrúhly', 'Do V', 'Hranatý', 'Lodičkový', 'Rolák', 'Stojačik', 'Golier', 'Klopy', 'Kapucňa', 'Za krk', 'Rovný']),
    occasion: occasion(['Príležitosť', 'Každý deň', 'Kancelária', 'Večer', 'Cesty', 'Šport', 'Doma', 'Leto', 'Pláž', 'Zima', 'Do dažďa', 'Škola', 'Hranie', 'Bábätko']),
  },
  sl: {
    length: length(['Dolžina', 'Skrajšana', 'Običajna', 'Dolga', 'Mini', 'Do kolen', 'Midi', 'Maksi', 'Kratka', 'Do gležnjev', 'Polna dolžina']),
    sleeve: sleeve(['Rokav', 'Brez rokavov', 'Kratek rokav', 'Do komolcev', 'Dolg rokav']),
    neckline: neckline(['Izrez', 'Okrogel', 'V-izrez', 'Kvadraten', 'Čolničast', 'Puli ovratnik', 'Stoječ ovratnik', 'Z ovratnikom', 'Rever', 'Kapuca', 'Za vrat', 'Raven']),
    occasion: occasion(['Priložnost', 'Vsak dan', 'Pisarna', 'Večer', 'Potovanje', 'Šport', 'Doma', 'Poletje', 'Plaža', 'Zima', 'Deževni dnevi', 'Šola', 'Igra', 'Dojenček']),
  },
};
