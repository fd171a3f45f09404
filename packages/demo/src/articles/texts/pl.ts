import type { ArticleTexts } from '../types.ts';

export const pl: ArticleTexts = {
  topics: {
    care: 'Pielęgnacja',
    style: 'Styl',
    making: 'Jak to powstaje',
    orders: 'Zamówienia',
    delivery: 'Dostawa',
    returns: 'Zwroty',
    sizes: 'Rozmiary',
    payment: 'Płatność',
  },
  articles: {
    'washing-wool': [
      'Pranie wełny bez obaw',
      'Sweter trzeba prać rzadziej, niż się wydaje, i nie potrzeba do tego pralni chemicznej.',
      'Wełna oczyszcza się trochę sama za każdym razem, gdy wisi na świeżym powietrzu. Po dniu noszenia często wystarczy jedna noc na krześle przy oknie.\n\n## Gdy pranie jest konieczne\n\nWeź chłodną wodę, najwyżej **30 °C**, i łagodny płyn do wełny. Odwróć sweter na lewą stronę i namocz go przez dziesięć minut. Nie trzyj: to od tarcia wełna się filcuje.\n\n## Suszenie\n\nOdciśnij wodę w ręczniku, a potem rozłóż sweter na płasko. Powieszony na mokro wydłuży się o rozmiar.',
    ],
    'linen-in-summer': [
      'Dlaczego len to tkanina na upały',
      'Wchłania wilgoć, schnie w mig i najlepiej wygląda z zagnieceniami.',
      'Włókna lnu są puste w środku i sztywne. Trzymają tkaninę nieco z dala od skóry, dzięki czemu przepływa pod nią powietrze.\n\n## Zagniecenia mają swój urok\n\nJeśli wolisz gładszy materiał, prasuj, gdy jest wilgotny. Jeśli nie, powieś go na mokro i zostaw resztę grawitacji.\n\n## Z czym go nosić\n\nLniana koszula na gładkim T-shircie sprawdzi się od śniadania po późną kolację.',
    ],
    'measuring-yourself': [
      'Jak się zmierzyć w pięć minut',
      'Trzy wymiary wystarczą, by za pierwszym razem zamówić dobry rozmiar.',
      'Potrzebujesz miarki krawieckiej i lustra.\n\n1. **Klatka piersiowa**: wokół najpełniejszego miejsca, z miarką poziomo na całym obwodzie.\n2. **Talia**: wokół najwęższego miejsca, nieco powyżej pępka.\n3. **Biodra**: wokół najszerszego miejsca, ze złączonymi stopami.\n\nPorównaj je z tabelą obok rozmiarów produktu lub z naszą [tabelą rozmiarów](/size-guides). Jeśli wypadasz między dwoma rozmiarami, większy będzie wygodniejszy.',
    ],
    'small-wardrobe': [
      'Dziesięć rzeczy do małej szafy',
      'Mniej ubrań, które do siebie pasują, to spokojniejsze poranki.',
      'Zacznij od kolorów: dwa ciemne, dwa jasne i jeden ukochany.\n\n- dwie pary spodni\n- trzy bluzki lub T-shirty\n- jedna koszula\n- jeden sweter\n- jedna kurtka\n- jeden płaszcz\n- jedna sukienka lub garnitur\n\nZanim kupisz coś jeszcze, sprawdź, czy pasuje co najmniej do trzech z nich.',
    ],
    'denim-care': [
      'Aby dżinsy służyły dłużej',
      'Pierz je rzadko, w chłodnej wodzie i na lewej stronie.',
      'Indygo leży na powierzchni nici, więc każde pranie trochę go zabiera. Jeśli nie ma plamy, poczekaj dziesięć dni noszenia.\n\n## W pralce\n\nNa lewej stronie, **30 °C**, wolne wirowanie i bez płynu do płukania. Susz na powietrzu: od gorąca elastyczne nitki stają się kruche.\n\n## Naprawiaj wcześnie\n\nPrzetarte miejsce łatwo zacerować. Dziurę już nie.',
    ],
    'layers-for-autumn': [
      'Warstwy na chłodne poranki',
      'Trzy cienkie warstwy grzeją lepiej niż jedna gruba i łatwo je zdjąć.',
      'Pierwsza warstwa odprowadza wilgoć ze skóry: bawełna do biura, cienka wełna na długi spacer.\n\nDruga zatrzymuje ciepło: kardigan lub polar.\n\nTrzecia chroni przed wiatrem i deszczem. Wybierz ją o rozmiar większą, żeby pozostałe zmieściły się pod spodem.',
    ],
    'reading-a-label': [
      'Co mówi metka',
      'Włókna, symbole pielęgnacji i producent: mały kawałek materiału mówi bardzo wiele.',
      'Zgodnie z prawem włókna są na niej podane w kolejności udziału. *98% bawełna, 2% elastan* oznacza dżinsy, które lekko się rozciągają.\n\n## Symbole\n\nMiska oznacza pranie, a liczba w niej najwyższą temperaturę. Trójkąt to wybielanie, kwadrat suszenie, żelazko prasowanie, a koło czyszczenie chemiczne. Przekreślony symbol oznacza: nie.',
    ],
    'from-fibre-to-shirt': [
      'Od włókna do koszuli',
      'Co dzieje się z bawełną, zanim zawiśnie w Twojej szafie.',
      'Bawełnę się zbiera, czyści i czesze, aż wszystkie włókna ułożą się w jednym kierunku. Potem się ją przędzie: im dłuższe włókno, tym gładsza nić.\n\nZ nici powstaje tkanina lub dzianina, którą się farbuje i pierze. Dopiero wtedy materiał się kroi, w stosach liczących nawet sto warstw.\n\nKoszula ma około dwudziestu części. Zszycie ich zajmuje wprawnym dłoniom pół godziny.',
    ],
  },
  questions: {
    'order-track': [
      'Gdzie jest moje zamówienie?',
      'Otwórz [Śledź zamówienie](/Track/Order) i wpisz numer zamówienia oraz numer faktury lub adres e-mail.',
    ],
    'order-change': ['Czy mogę zmienić zamówienie?', 'Dopóki nie jest spakowane: napisz do nas, podaj numer zamówienia i to, co ma być inaczej.'],
    'order-cancel': [
      'Jak anulować zamówienie?',
      'Otwórz je na swoim koncie i naciśnij **Anuluj zamówienie**. Jeśli jest już spakowane, po prostu je odeślij.',
    ],
    'order-guest': ['Czy muszę mieć konto?', 'Nie. Możesz zamówić jako gość i śledzić zamówienie po jego numerze.'],
    'order-confirm': [
      'Nie mam e-maila z potwierdzeniem. Co teraz?',
      'Najpierw sprawdź folder ze spamem. Jeśli tam go nie ma, w adresie e-mail mogła być literówka: napisz do nas.',
    ],
    'order-invoice': ['Gdzie znajdę fakturę?', 'Przychodzi e-mailem razem z potwierdzeniem i jest przy zamówieniu na Twoim koncie.'],
    'order-gift': ['Czy mogę wysłać zamówienie jako prezent?', 'Tak: podaj inny adres dostawy. Faktura przychodzi e-mailem i nie ma jej w paczce.'],
    'order-phone': ['Czy mogę zamówić przez telefon?', 'Tak. Nasi pracownicy przyjmą zamówienie i wyślą potwierdzenie e-mailem.'],
    'delivery-time': ['Ile trwa dostawa?', 'Zwykle **3–6 dni roboczych**. Termin dla Twojego kraju zobaczysz w kasie.'],
    'delivery-cost': ['Ile kosztuje dostawa?', 'Koszt zobaczysz w kasie przed złożeniem zamówienia. Powyżej pewnej kwoty dostawa jest darmowa.'],
    'delivery-abroad': ['Czy dostarczacie do innych krajów?', 'Wybierz swój kraj na dole strony. Każdy kraj ma własny sklep i własne ceny.'],
    'delivery-miss': ['Co, jeśli nikogo nie ma w domu?', 'Kurier spróbuje ponownie lub zostawi paczkę w punkcie odbioru i poinformuje, w którym.'],
    'delivery-late': [
      'Moja paczka się spóźnia. Co mogę zrobić?',
      'Otwórz link do śledzenia w naszym e-mailu. Jeśli przez trzy dni nic się nie zmieniło, napisz do nas.',
    ],
    'delivery-part': [
      'Dlaczego dotarła tylko część?',
      'Czasem wysyłamy jedno zamówienie w dwóch paczkach. Druga jest w drodze i nic więcej nie kosztuje.',
    ],
    'delivery-pickup': ['Czy mogę odebrać zamówienie osobiście?', 'Tam, gdzie to możliwe, **odbiór osobisty** znajdziesz wśród sposobów dostawy.'],
    'delivery-address': ['Czy mogę zmienić adres dostawy?', 'Dopóki paczka jest u nas. Napisz do nas jak najszybciej.'],
    'return-how': [
      'Jak coś odesłać?',
      'Otwórz [Zwróć produkt](/guest/return), wybierz, co wraca i dlaczego, wydrukuj dokument zwrotu i nadaj paczkę.',
    ],
    'return-time': ['Ile mam czasu?', 'Masz **100 dni** od otrzymania paczki.'],
    'return-state': ['W jakim stanie musi być produkt?', 'Nienoszony i z metkami. W domu możesz go śmiało przymierzyć.'],
    'return-cost': ['Ile kosztuje zwrot?', 'Koszt dla Twojego kraju zobaczysz w formularzu zwrotu przed wysłaniem.'],
    'return-money': ['Kiedy dostanę zwrot pieniędzy?', 'W ciągu 14 dni od otrzymania przez nas paczki, tą samą metodą, którą płacisz.'],
    'return-exchange': ['Czy mogę wymienić na inny rozmiar?', 'Tak: w formularzu zwrotu wybierz **inny rozmiar**. Odłożymy go dla Ciebie.'],
    'return-damaged': ['Coś dotarło uszkodzone', 'Przykro nam. W formularzu zwrotu wybierz jako powód **uszkodzenie**; nic Cię to nie kosztuje.'],
    'return-hygiene': [
      'Czy są rzeczy, których nie można zwrócić?',
      'Bieliznę i stroje kąpielowe ze względów higienicznych przyjmujemy tylko z nienaruszoną plombą.',
    ],
    'size-find': [
      'Jak znaleźć swój rozmiar?',
      'Skorzystaj z doradcy rozmiaru obok rozmiarów produktu lub z naszej [tabeli rozmiarów](/size-guides).',
    ],
    'size-between': ['Wypadam między dwoma rozmiarami', 'Wybierz większy, jeśli lubisz luźno, a mniejszy, jeśli blisko ciała.'],
    'size-brands': [
      'Czy wszystkie marki mają taką samą rozmiarówkę?',
      'Nie. Każdy produkt ma własną tabelę, a z opinii dowiesz się, czy rozmiarówka jest zaniżona, czy zawyżona.',
    ],
    'size-kids': ['Jak działają rozmiary dziecięce?', 'Według wzrostu w centymetrach: dziecko o wzroście 112 cm nosi 116.'],
    'size-shrink': ['Czy się skurczy?', 'Prane zgodnie z metką prawie wcale. Bawełna i wełna kurczą się od gorącej wody i suszarki.'],
    'size-out': ['Mój rozmiar jest wyprzedany', 'Wybierz go i zostaw swój e-mail: napiszemy raz, gdy wróci.'],
    'size-jeans': ['Co oznaczają dwie liczby na dżinsach?', 'Pierwsza to obwód talii w calach, druga to długość nogawki.'],
    'size-units': ['Czy wymiary są też w calach?', 'Tak, tabele pokazują centymetry lub cale.'],
    'pay-how': ['Jak mogę zapłacić?', 'Metody płatności w Twoim kraju zobaczysz w kasie: kartą, a często także gotówką przy odbiorze.'],
    'pay-safe': ['Czy płatność kartą jest bezpieczna?', 'Tak. Płacisz na stronie naszego partnera płatności; numer karty nigdy do nas nie trafia.'],
    'pay-cash': ['Czy mogę zapłacić przy odbiorze?', 'W wielu krajach tak. Może dojść niewielka opłata; zobaczysz ją przed złożeniem zamówienia.'],
    'pay-failed': [
      'Moja płatność się nie powiodła',
      'Nic nie pobrano. Spróbuj ponownie lub wybierz inną metodę płatności; koszyk zostaje bez zmian.',
    ],
    'pay-coupon': ['Jak użyć kuponu?', 'Wpisz kod w pole w koszyku i naciśnij **Zastosuj**.'],
    'pay-coupon-no': [
      'Dlaczego mój kupon nie działa?',
      'Mógł wygasnąć, wymagać większego zamówienia lub być już wykorzystany. W koszyku zobaczysz, co jest przyczyną.',
    ],
    'pay-vat': ['Czy ceny zawierają VAT?', 'Tak. Płacisz tyle, ile wynosi kwota na końcu.'],
    'pay-currency': ['W jakiej walucie płacę?', 'W walucie kraju, w którego sklepie kupujesz.'],
  },
  pages: {
    'about-us': [
      'O nas',
      'Kto prowadzi ten sklep.',
      'Jesteśmy małym zespołem i sprzedajemy ubrania, które sami byśmy nosili.\n\n## Co jest dla nas ważne\n\nDobre tkaniny, uczciwe ceny i odpowiedzi od ludzi. Przy każdym produkcie piszemy, z czego jest zrobiony, kto go uszył i jak o niego dbać.',
    ],
    'delivery-information': [
      'Dostawa',
      'Jak i kiedy dotrze Twoja paczka.',
      'Paczka wyjeżdża od nas w ciągu jednego dnia roboczego i zwykle jest u Ciebie w **3–6 dni roboczych**.\n\n## Śledzenie przesyłki\n\nGdy tylko paczka wyruszy, dostaniesz e-mailem link. Możesz też zajrzeć do [Śledź zamówienie](/Track/Order).',
    ],
    'returns-information': [
      'Zwroty',
      '100 dni do namysłu.',
      'Przymierz w domu. To, co nie pasuje, odeślij w ciągu **100 dni**, nienoszone i z metkami.\n\n1. Otwórz [Zwróć produkt](/guest/return).\n2. Wybierz, co wraca.\n3. Nadaj paczkę.\n\nPieniądze dostaniesz w ciągu 14 dni od chwili, gdy paczka do nas dotrze.',
    ],
    contact: [
      'Kontakt',
      'Jak się z nami skontaktować.',
      'Odpowiedzi na większość pytań znajdziesz w [centrum pomocy](/helpcenter).\n\nW każdej innej sprawie odpowiedz na dowolny nasz e-mail: przeczyta go człowiek, zwykle w ciągu jednego dnia roboczego.',
    ],
  },
};
