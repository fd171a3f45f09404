import type { LegalTexts } from '../shape.ts';

export const pl: LegalTexts = {
  heading: 'Informacje prawne',
  missing: 'uzupełni sprzedawca',
  notice: [
    'Ustawowa odpowiedzialność: {law.guaranteeYears|2=2 lata|3=3 lata}',
    'Jeśli towar jest wadliwy lub niezgodny z opisem, bezpłatnie go naprawimy lub wymienimy, a w razie potrzeby obniżymy cenę lub zwrócimy pieniądze.',
  ],
  pages: {
    imprint: [
      'Dane sprzedawcy',
      'Kto prowadzi ten sklep i jak się z nami skontaktować.',
      `## Kto tu sprzedaje

- Sprzedawca: {seller.name}
- Adres: {seller.address}
- Reprezentuje: {seller.represented}
- Rejestr i numer: {seller.register}
- Numer VAT: {seller.vat}

## Jak się z nami skontaktować

- E-mail: [{seller.email}](mailto:{seller.email})
- Telefon: {seller.phone}
- Wiadomość: [napisz do nas](/helpcenter/contact)

Za treść odpowiada: {seller.name}, adres jak wyżej.

## Jeśli nie dojdziemy do porozumienia

Najpierw napisz do nas: większość spraw wyjaśnia jedna wiadomość. Jeśli to nie pomoże, możesz się zwrócić do tej instytucji w swoim kraju:

- {consumer.body}
- {consumer.web}

{#union}
Jeśli mieszkasz w innym kraju Unii Europejskiej, bezpłatnie pomoże Ci sieć [Europejskich Centrów Konsumenckich](https://www.eccnet.eu). Nie mamy obowiązku ani zamiaru brać udziału w postępowaniu przed podmiotem uprawnionym do pozasądowego rozwiązywania sporów konsumenckich, chyba że zobowiązuje nas do tego prawo Twojego kraju.
{/union}`,
    ],
    privacy: [
      'Polityka prywatności',
      'Jakie dane o Tobie mamy, po co, jak długo i czego możesz żądać.',
      `## Kto jest administratorem

{seller.name}, {seller.address}. W sprawie swoich danych pisz na adres: [{seller.email}](mailto:{seller.email}).

Obowiązujące przepisy: {law.data}.

## Gdy przeglądasz sklep

Nasz serwer potrzebuje Twojego adresu IP, aby odpowiadać Twojej przeglądarce i odpierać ataki. Aby widzieć, jak często otwierane są linki i strony, liczymy kliknięcia. Nie przechowujemy przy tym ani Twojego adresu IP, ani nazwy przeglądarki, a jedynie wartość obliczoną z nich za pomocą tajnego klucza, który codziennie wyrzucamy. Kliknięcia usuwamy po 90 dniach. Podstawą jest nasz prawnie uzasadniony interes: sklep, który jest bezpieczny i coraz lepszy (art. 6 ust. 1 lit. f RODO).

## Pliki cookie

Bez tych danych sklep nie może działać:

- Twoje logowanie, przez 30 dni
- Twój koszyk; zapominamy go po 120 dniach bez zmian
- wybrany przez Ciebie język i kraj
- Twój wybór w sprawie plików cookie, przez 180 dni

Wszystko inne włącza się dopiero za Twoją zgodą (art. 6 ust. 1 lit. a RODO), a wcześniej nie ładuje się nic, co pochodzi od innych firm:

- **Statystyki**: które strony są otwierane i co trafia do koszyków.
- **Reklama**: z której reklamy lub od którego partnera pochodzi Twoja wizyta; przechowujemy przez 30 dni.

Swój wybór możesz zmienić w każdej chwili w [ustawieniach cookie](/consent). Zapis tego wyboru przechowujemy przez trzy lata, aby móc go udowodnić.

## Gdy zamawiasz

Imienia i nazwiska, adresu, e-maila i telefonu potrzebujemy, aby zawrzeć z Tobą umowę i ją wykonać (art. 6 ust. 1 lit. b RODO). Przekazujemy tylko to, co niezbędne, i nic ponadto:

- przewoźnikowi, który doręcza Twoją paczkę
- dostawcy płatności, na którego stronie płacisz: {payment.providers}. Numer Twojej karty nigdy do nas nie trafia.
- dostawcy, który wysyła nasze e-maile
- dostawcy, na którego serwerach działa sklep

Faktury i związane z nimi dokumenty przechowujemy tak długo, jak wymaga tego prawo podatkowe i handlowe (art. 6 ust. 1 lit. c RODO).

## Twoje konto, zwroty, opinie i wiadomości

- Konto i listę życzeń przechowujemy do chwili usunięcia konta przez Ciebie.
- Wiadomości do nas usuwamy dwa lata po zakończeniu sprawy.
- Opinie publikujemy pod nazwą, którą wybierzesz. Gdy usuniesz konto, znikną nazwa i treść, a gwiazdki zostaną.
- O porzuconym koszyku możemy raz przypomnieć e-mailem, jeśli mamy Twój adres; w każdym takim e-mailu możesz odmówić kolejnych.

## Newsletter

Piszemy do Ciebie dopiero wtedy, gdy potwierdzisz swój adres linkiem, który Ci wysłaliśmy. W każdym newsletterze jest link, którym wypiszesz się w jednym kroku. Adres, którego nikt nie potwierdzi, usuwamy po 30 dniach.

## Koło fortuny

Kto kręci kołem, podaje adres e-mail, do którego przypisana jest wygrana. Przechowujemy ten adres i liczymy zakręcenia według osoby i połączenia, aby nikt nie kręcił częściej niż inni. Zakręcenia usuwamy po 13 miesiącach.

## Partnerzy i sprzedawcy

Partnerzy, którzy nas polecają, dowiadują się, że zamówienie przyszło dzięki nim i ile na nim zarobią, nigdy jednak, kim jesteś. Kto zgłasza się jako partner lub sprzedawca, podaje nam dane firmy, dane kontaktowe i płatnicze, których potrzebujemy do umowy i księgowości.

## Przekazywanie do innych krajów

{#union}
Jeśli któryś dostawca przetwarza dane poza Europejskim Obszarem Gospodarczym, odbywa się to wyłącznie na podstawie decyzji Komisji Europejskiej stwierdzającej odpowiedni stopień ochrony lub jej standardowych klauzul umownych (art. 44–49 RODO).
{/union}
{#outside}
Nasza firma i nasze serwery mogą się znajdować w innym kraju niż Ty. Tam Twoje dane są chronione tak, jak tu opisano.
{/outside}

## Twoje prawa

- dowiedzieć się, jakie dane o Tobie mamy, i otrzymać ich kopię
- sprostować je, usunąć lub ograniczyć ich przetwarzanie
- zabrać je ze sobą w formacie nadającym się do odczytu maszynowego
- sprzeciwić się temu, co robimy na podstawie prawnie uzasadnionego interesu
- cofnąć zgodę ze skutkiem na przyszłość

Jeśli masz konto, możesz samodzielnie pobrać i usunąć swoje dane w sekcji [Prywatność](/user/privacy). W innym przypadku wystarczy wiadomość. Żadnej decyzji w Twojej sprawie nie podejmujemy wyłącznie automatycznie.

## Skargi

Możesz złożyć skargę do organu ochrony danych osobowych:

- {data.authority}
- {data.address}
- {data.web}

*Wersja z dnia {revised}*`,
    ],
    terms: [
      'Regulamin',
      'Co obowiązuje przy każdym zamówieniu w tym sklepie.',
      `## 1. Kto zawiera umowę

Ten regulamin dotyczy zamówień konsumentów w sklepie {shop.name} z dostawą do tego kraju: {country.name}. Stroną umowy z Tobą jest: {seller.name}, {seller.address}. Towary innych sprzedawców również sprzedajemy my, we własnym imieniu.

## 2. Jak dochodzi do zawarcia umowy

To, co widzisz w sklepie, jest zaproszeniem do złożenia zamówienia. Wkładasz towar do koszyka, podajesz adres, sposób dostawy i płatności, a aż do ostatniego kroku możesz wszystko poprawić. Przyciskiem „{button}” składasz wiążące zamówienie. E-mailem potwierdzimy, że zamówienie do nas dotarło. Umowa zostaje zawarta, gdy e-mailem przyjmiemy zamówienie; przy płatności online najpóźniej w chwili zapłaty.

Umowę można zawrzeć w języku, w którym korzystasz ze sklepu. Jej treść przechowujemy; znajdziesz ją na swoim koncie i w e-mailu.

## 3. Ceny i płatność

Wszystkie ceny są ostateczne, podane w wyświetlanej walucie i zawierają VAT. Koszt dostawy i ewentualną opłatę za pobranie widzisz, zanim złożysz zamówienie. Płacisz w sposób, który oferuje kasa. Zamówienie nieopłacone w terminie anulujemy, a Ty nic nam nie płacisz.

{#union}
Gdy ogłaszamy obniżkę, przekreślona cena jest najniższą ceną z 30 dni przed nią.
{/union}

## 4. Dostawa

Dostarczamy tylko do tego kraju: {country.name}. Jeśli w kasie nie podano inaczej, paczka dociera w 3–6 dni roboczych. Jeśli czegoś nie da się dostarczyć, od razu Cię o tym zawiadomimy i zwrócimy zapłaconą kwotę. Ryzyko przechodzi na Ciebie, gdy towar odbierzesz Ty lub wskazana przez Ciebie osoba.

Do chwili zapłaty towar pozostaje naszą własnością.

## 5. Odstąpienie od umowy i zwroty

{#union}
Możesz odstąpić od umowy w terminie {withdrawal.days} dni bez podania przyczyny: zobacz [Prawo odstąpienia od umowy](/right-of-withdrawal).
{/union}

Oprócz tego nienoszone produkty z metkami możesz zwrócić w ciągu {return.days} dni od doręczenia i odzyskać pieniądze: zobacz [Zwróć produkt](/guest/return). Towary zaplombowane ze względów higienicznych przyjmujemy tylko z nienaruszoną plombą. Nie ogranicza to Twoich praw ustawowych.

## 6. Gdy coś jest wadliwe

{#union}
Obowiązuje ustawowa odpowiedzialność za zgodność towaru z umową ({law.guarantee}): zobacz [Zgodność towaru z umową](/legal-guarantee).
{/union}
{#outside}
Przysługują Ci prawa, które daje ustawa ({law.guarantee}): zobacz [Zgodność towaru z umową](/legal-guarantee).
{/outside}

## 7. Kupony i wygrane

Kupon obowiązuje w czasie, w krajach i przy kwotach, które przy nim podano, po jednym na zamówienie. Nie wypłacamy go w gotówce. Kupony będące wygraną są przypisane do adresu e-mail, na który je wygrano.

## 8. Opinie

Opinię o produkcie może wystawić tylko osoba, która go kupiła. Sprawdzamy to na podstawie zamówienia, publikujemy zarówno pochwały, jak i krytykę, a pomijamy tylko to, co narusza prawo lub nie dotyczy zakupu.

## 9. Odpowiedzialność

Odpowiadamy bez ograniczeń za winę umyślną i rażące niedbalstwo, za szkody na życiu, ciele lub zdrowiu oraz tam, gdzie stanowią tak przepisy o odpowiedzialności za produkt. Poza tym odpowiadamy za naruszenie obowiązków, na których opiera się umowa, do wysokości szkody, którą można było przewidzieć. Twoje bezwzględnie obowiązujące prawa pozostają nienaruszone.

## 10. Prawo i spory

{#union}
Obowiązuje prawo kraju, w którym sprzedawca ma siedzibę; bezwzględnie obowiązująca ochrona kraju, w którym mieszkasz, nadal Ci przysługuje. Możesz nas pozwać tam, gdzie mieszkasz.
{/union}
{#outside}
Wobec konsumentów obowiązuje prawo kraju, do którego dostarczamy.
{/outside}

Jeśli część tego regulaminu nie obowiązuje, w jej miejsce wchodzi ustawa, a reszta pozostaje w mocy. Zobacz też [Dane sprzedawcy](/imprint) i [Polityka prywatności](/privacy).

*Wersja z dnia {revised}*`,
    ],
    withdrawal: [
      'Prawo odstąpienia od umowy',
      'Jak odstąpić od umowy, wraz z formularzem.',
      `{#union}
## Twoje prawo

Masz prawo odstąpić od niniejszej umowy w terminie {withdrawal.days} dni bez podania jakiejkolwiek przyczyny ({law.withdrawal}).

Termin do odstąpienia od umowy wygasa po upływie {withdrawal.days} dni od dnia, w którym Ty lub wskazana przez Ciebie osoba trzecia inna niż przewoźnik wejdziecie w posiadanie rzeczy; przy wielu rzeczach z jednego zamówienia – ostatniej z nich.

Aby odstąpić od umowy, poinformuj nas ({seller.name}, {seller.address}, e-mail {seller.email}, telefon {seller.phone}) w drodze jednoznacznego oświadczenia. Najprościej przyciskiem [Odstąp od umowy](/withdrawal); e-mailem od razu otrzymasz potwierdzenie z datą i godziną. Możesz też skorzystać z formularza poniżej albo napisać list lub e-mail. Aby zachować termin, wystarczy wysłać oświadczenie przed jego upływem.

## Skutki odstąpienia od umowy

W przypadku odstąpienia zwracamy Ci wszystkie otrzymane od Ciebie płatności, w tym koszty dostarczenia rzeczy (z wyjątkiem dodatkowych kosztów dostawy droższej niż nasza najtańsza zwykła), niezwłocznie, a w każdym przypadku nie później niż 14 dni od dnia, w którym dowiedzieliśmy się o Twoim odstąpieniu. Użyjemy takiego samego sposobu płatności, jaki był użyty przy zakupie, chyba że uzgodnimy z Tobą inne rozwiązanie; nie poniesiesz w związku z tym żadnych opłat. Możemy wstrzymać się ze zwrotem płatności do czasu otrzymania rzeczy lub do czasu dostarczenia nam dowodu jej odesłania, w zależności od tego, które zdarzenie nastąpi wcześniej.

Odeślij lub przekaż nam rzecz niezwłocznie, a w każdym razie nie później niż 14 dni od dnia, w którym nas poinformujesz o odstąpieniu. {return.paidBy|customer=Bezpośrednie koszty zwrotu rzeczy ponosisz Ty.|shop=Koszty zwrotu rzeczy ponosimy my.} Odpowiadasz tylko za zmniejszenie wartości rzeczy wynikające z korzystania z niej w sposób inny, niż było to konieczne, aby stwierdzić, jaka jest i czy pasuje.

## Kiedy prawo odstąpienia nie przysługuje

Nie dotyczy ono rzeczy wykonanych według Twoich życzeń ani rzeczy w zapieczętowanym opakowaniu, których ze względu na ochronę zdrowia lub ze względów higienicznych nie można zwrócić po naruszeniu plomby, na przykład bielizny lub strojów kąpielowych.

## Wzór formularza odstąpienia od umowy

*(Formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy.)*

- Adresat: {seller.name}, {seller.address}, {seller.email}
- Ja/My (\\*) niniejszym informuję/informujemy (\\*) o moim/naszym (\\*) odstąpieniu od umowy sprzedaży następujących rzeczy (\\*):
- Data zawarcia umowy (\\*) / odbioru (\\*):
- Imię i nazwisko konsumenta(-ów):
- Adres konsumenta(-ów):
- Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej):
- Data:

(\\*) Niepotrzebne skreślić.
{/union}
{#outside}
Prawo tego kraju ({country.name}) nie przewiduje ogólnego prawa odstąpienia bez podania przyczyny od zakupu na odległość. Mimo to Ci je dajemy:

- W ciągu {withdrawal.days} dni od doręczenia możesz odstąpić przyciskiem [Odstąp od umowy](/withdrawal).
- W ciągu {return.days} dni od doręczenia możesz [zwrócić nienoszone produkty](/guest/return) z metkami.

Pieniądze wrócą do Ciebie tą samą drogą, którą dokonano płatności, lub na konto, które wskażesz.
{/outside}

*Wersja z dnia {revised}*`,
    ],
    guarantee: [
      'Zgodność towaru z umową',
      'Twoje prawa, gdy towar jest wadliwy lub niezgodny z opisem.',
      `{#union}
## {law.guaranteeYears|2=Dwa lata|3=Trzy lata} ustawowej odpowiedzialności

Zgodnie z prawem ({law.guarantee}) odpowiadamy za towar, który jest wadliwy, nie wygląda lub nie działa zgodnie z opisem albo brakuje mu czegoś, co do niego należy, jeśli wada ujawni się w ciągu {law.guaranteeYears|2=dwóch|3=trzech} lat od dostarczenia. W ciągu pierwszych {law.burdenMonths} miesięcy domniemywa się, że wada istniała od początku; nie musisz tego udowadniać.

## Czego możesz żądać

1. Najpierw naprawy lub wymiany, według Twojego wyboru, bezpłatnie, w rozsądnym czasie i bez nadmiernych niedogodności dla Ciebie. Możemy odmówić tego, co niemożliwe lub nadmiernie kosztowne.
2. Jeśli to się nie uda, potrwa zbyt długo lub spotka się z odmową albo jeśli wada jest poważna: obniżenia ceny lub zwrotu pieniędzy za oddaniem towaru. Nieistotna wada nie kończy umowy.

Koszty wysyłki, odbioru i usunięcia wady ponosimy my.

## Jak złożyć reklamację

Napisz do nas przez [stronę kontaktową](/helpcenter/contact) lub na adres {seller.email}, podaj numer zamówienia, krótki opis i w miarę możliwości dołącz zdjęcie. Zrób to niedługo po zauważeniu wady.

## Czego nie obejmuje

Ustawowa odpowiedzialność nie obejmuje zwykłego zużycia ani szkód wynikających z używania lub pielęgnacji niezgodnie z metką. Nic nie kosztuje i nie ogranicza jej żadna gwarancja producenta, jeśli taka istnieje. Prawo odstąpienia od umowy przysługuje niezależnie od niej.
{/union}
{#outside}
Towar musi być zgodny z opisem i nadawać się do swojego celu ({law.guarantee}). Jeśli tak nie jest, napisz do nas przez [stronę kontaktową](/helpcenter/contact) lub na adres {seller.email}, podaj numer zamówienia i w miarę możliwości dołącz zdjęcie: naprawimy go, wymienimy lub zwrócimy zapłaconą kwotę. Nienoszone produkty możesz ponadto zwrócić w ciągu {return.days} dni.

Skargi przyjmuje także:

- {consumer.body}
- {consumer.web}
{/outside}

*Wersja z dnia {revised}*`,
    ],
    accessibility: [
      'Dostępność',
      'Jak każdy może korzystać z tego sklepu i co robić, gdy coś w tym przeszkadza.',
      `## Do czego dążymy

Każdy powinien móc tu robić zakupy. Sklep jest zbudowany zgodnie z wytycznymi dla dostępności treści internetowych (WCAG) 2.2 na poziomie AA oraz europejską normą EN 301 549.

- Ustawa: {law.accessibility}

## Czym jest usługa

Sklep internetowy: szukanie i filtrowanie, oglądanie towarów, zamawianie, płacenie, śledzenie paczki, zwroty, odstąpienie od umowy i zarządzanie kontem. Wszystko to działa z klawiaturą, z czytnikiem ekranu, w powiększeniu do 400 procent, w pionie i w poziomie oraz bez animacji, jeśli w urządzeniu ustawiono ich ograniczenie. Zdjęcia mają opisy, formularze nazywają swoje błędy i nic nie wygasa bez ostrzeżenia.

## Jak to sprawdzamy

Przy każdej zmianie automatyczny test przegląda strony sklepu w kilku językach, a całe zakupy są przechodzone wyłącznie z klawiaturą. To oświadczenie opiera się na naszej własnej ocenie.

## Znane ograniczenia

- Zdjęcia i teksty dostarczane przez sprzedawców mogą być opisane gorzej niż nasze.
- Strony, na których płacisz, należą do dostawców płatności.
- To, czego nikt jeszcze nie przetłumaczył, pokazujemy po angielsku i tak oznaczamy dla czytników ekranu.

## Powiedz nam

Jeśli coś Ci przeszkadza, napisz do nas przez [stronę kontaktową](/helpcenter/contact) lub na adres {seller.email} albo zadzwoń: {seller.phone}. Odpowiadamy w ciągu kilku dni roboczych, a jeśli tego potrzebujesz, przesyłamy tę samą treść w inny sposób.

{#union}
Jeśli nasza odpowiedź Cię nie zadowoli, możesz się zwrócić do organu, który nadzoruje przestrzeganie tej ustawy:

- {accessibility.body}
- {accessibility.web}
{/union}

*Wersja z dnia {revised}*`,
    ],
  },
};
