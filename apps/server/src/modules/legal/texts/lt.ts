import type { LegalTexts } from '../shape.ts';

export const lt: LegalTexts = {
  heading: 'Teisinė informacija',
  missing: 'papildys pardavėjas',
  notice: [
    'Teisinė garantija: {law.guaranteeYears|2=2 metai|3=3 metai}',
    'Jei nupirkta prekė yra su trūkumu arba neatitinka aprašymo, ją nemokamai pataisome ar pakeičiame arba sumažiname kainą ar grąžiname pinigus.',
  ],
  pages: {
    imprint: [
      'Pardavėjo rekvizitai',
      'Kas valdo šią parduotuvę ir kaip su mumis susisiekti.',
      `## Kas parduoda

- Pardavėjas: {seller.name}
- Adresas: {seller.address}
- Atstovas: {seller.represented}
- Registras ir numeris: {seller.register}
- PVM mokėtojo kodas: {seller.vat}

## Kaip su mumis susisiekti

- El. paštas: [{seller.email}](mailto:{seller.email})
- Telefonas: {seller.phone}
- Žinutė: [parašykite mums](/helpcenter/contact)

Už čia skelbiamą turinį atsako: {seller.name}, adresas nurodytas aukščiau.

## Jei nepavyktų susitarti

Pirmiausia kreipkitės į mus: daugumą dalykų išsprendžia viena žinutė. Jei ne, savo šalyje galite kreiptis į šią instituciją:

- {consumer.body}
- {consumer.web}

{#union}
Jei gyvenate kitoje Europos Sąjungos šalyje, jums nemokamai padės [Europos vartotojų centrų](https://www.eccnet.eu) tinklas. Dalyvauti neteisminėje vartotojų ginčų sprendimo procedūroje neprivalome ir nesutinkame, nebent tai daryti mus įpareigoja jūsų šalies teisė.
{/union}`,
    ],
    privacy: [
      'Privatumo politika',
      'Kokius jūsų duomenis saugome, kodėl, kiek laiko ir ko galite prašyti.',
      `## Kas atsakingas

{seller.name}, {seller.address}. Dėl savo duomenų rašykite mums adresu [{seller.email}](mailto:{seller.email}).

Taikomi teisės aktai: {law.data}.

## Kai apžiūrite parduotuvę

Mūsų serveriui reikia jūsų interneto adreso, kad atsakytų jūsų naršyklei ir atremtų atakas. Kad matytume, kaip dažnai atidaromos nuorodos ir puslapiai, skaičiuojame paspaudimus. Tai darydami nesaugome nei jūsų interneto adreso, nei naršyklės pavadinimo, tik reikšmę, kuri iš jų apskaičiuojama slaptu raktu; tas raktas kasdien sunaikinamas. Paspaudimų įrašai ištrinami po 90 dienų. Pagrindas – mūsų teisėtas interesas turėti saugią ir vis geresnę parduotuvę (BDAR 6 straipsnio 1 dalies f punktas).

## Slapukai

Be šių parduotuvė veikti negali:

- jūsų prisijungimas, 30 dienų
- jūsų krepšelis, kol po 120 dienų be pakeitimų jis pamirštamas
- jūsų pasirinkta kalba ir šalis
- jūsų pasirinkimas dėl slapukų, 180 dienų

Visa kita – tik jums sutikus (BDAR 6 straipsnio 1 dalies a punktas); iki tol nieko iš kitų įmonių neįkeliama:

- **Statistika**: kurie puslapiai atidaromi ir kas dedama į krepšelius.
- **Reklama**: per kurią reklamą ar partnerį atėjote; saugoma 30 dienų.

Persigalvoti galite bet kada, atidarę [slapukų nustatymus](/consent). Jūsų pasirinkimo įrašą saugome trejus metus, kad galėtume jį įrodyti.

## Kai užsisakote

Vardo ir pavardės, adreso, el. pašto ir telefono reikia, kad sudarytume ir įvykdytume su jumis sutartį (BDAR 6 straipsnio 1 dalies b punktas). Perduodame tik tai, kas būtina:

- vežėjui, kuris atveža jūsų siuntą
- mokėjimo paslaugų teikėjui, kurio puslapyje mokate: {payment.providers}. Jūsų kortelės numeris mūsų niekada nepasiekia.
- paslaugų teikėjui, kuris siunčia mūsų el. laiškus
- paslaugų teikėjui, kurio serveriuose veikia parduotuvė

Sąskaitas ir su jomis susijusius dokumentus saugome tiek, kiek reikalauja mokesčių ir komercinė teisė (BDAR 6 straipsnio 1 dalies c punktas).

## Paskyra, grąžinimai, atsiliepimai ir žinutės

- Jūsų paskyra ir norų sąrašas išlieka, kol ištrinate paskyrą.
- Žinutės mums ištrinamos praėjus dvejiems metams nuo klausimo užbaigimo.
- Atsiliepimai skelbiami jūsų pasirinktu vardu. Kai ištrinate paskyrą, vardas ir tekstas pašalinami, o žvaigždutės lieka.
- Apie paliktą krepšelį galime vieną kartą priminti el. laišku, jei nurodėte savo adresą; kiekviename tokiame laiške galite to atsisakyti.

## Naujienlaiškis

Rašome jums tik tada, kai patvirtinate savo adresą mūsų atsiųsta nuoroda. Kiekviename naujienlaiškyje yra nuoroda, kuria prenumeratos atsisakote vienu žingsniu. Nepatvirtintas adresas ištrinamas po 30 dienų.

## Laimės ratas

Kas suka ratą, nurodo el. pašto adresą, su kuriuo susiejamas laimėjimas. Adresą saugome, o sukimus skaičiuojame pagal lankytoją ir ryšį, kad niekas nesuktų dažniau už kitus. Sukimų įrašai ištrinami po 13 mėnesių.

## Partneriai ir pardavėjai

Mus rekomenduojantys partneriai sužino, kad užsakymas gautas per juos ir kiek už jį uždirba, bet niekada – kas esate jūs. Norintieji tapti partneriais ar pardavėjais pateikia mums įmonės, kontaktinius ir mokėjimo duomenis, kurių reikia sutarčiai ir apskaitai.

## Perdavimas į kitas šalis

{#union}
Jei paslaugų teikėjas tvarko duomenis už Europos ekonominės erdvės ribų, tai daroma tik remiantis Europos Komisijos sprendimu dėl tinkamumo arba jos standartinėmis sutarčių sąlygomis (BDAR 44–49 straipsniai).
{/union}
{#outside}
Mūsų įmonė ir serveriai gali būti kitoje šalyje nei jūs. Ir ten jūsų duomenys saugomi taip, kaip čia aprašyta.
{/outside}

## Jūsų teisės

- sužinoti, kokius jūsų duomenis saugome, ir gauti jų kopiją
- reikalauti juos ištaisyti, ištrinti ar apriboti jų tvarkymą
- pasiimti juos kompiuterio skaitomu formatu
- nesutikti su tuo, ką darome remdamiesi teisėtu interesu
- atšaukti sutikimą ateičiai

Turėdami paskyrą, savo duomenis galite patys atsisiųsti ir ištrinti puslapyje [Privatumas](/user/privacy). Kitu atveju pakanka žinutės. Vien automatizuotai apie jus nieko nesprendžiame.

## Skundai

Galite pateikti skundą duomenų apsaugos institucijai:

- {data.authority}
- {data.address}
- {data.web}

*Redakcija: {revised}*`,
    ],
    terms: [
      'Pirkimo sąlygos',
      'Kas galioja kiekvienam užsakymui šioje parduotuvėje.',
      `## 1. Kas sudaro sutartį

Šios sąlygos galioja vartotojų užsakymams šioje parduotuvėje: {shop.name}, kai pristatoma į šią šalį: {country.name}. Sutartį sudarote su šiuo pardavėju: {seller.name}, {seller.address}. Kitų pardavėjų prekes taip pat parduodame mes, savo vardu.

## 2. Kaip sudaroma sutartis

Tai, kas rodoma parduotuvėje, yra kvietimas užsisakyti. Įdedate prekes į krepšelį, įvedate adresą, pasirenkate pristatymą ir mokėjimą ir iki paskutinio žingsnio viską galite pataisyti. Mygtuku „{button}“ pateikiate įpareigojantį užsakymą. Gaunate el. laišką, kuris patvirtina, kad užsakymas gautas. Sutartis sudaryta, kai užsakymą patvirtiname el. laišku; mokant internetu – vėliausiai tada, kai sumokate.

Sutartį galima sudaryti ta kalba, kuria skaitote parduotuvę. Jos tekstą saugome; rasite jį savo paskyroje ir el. laiške.

## 3. Kainos ir mokėjimas

Visos kainos yra galutinės, nurodyta valiuta ir su PVM. Pristatymo kaina ir mokėjimo pristatant mokestis, jei jis taikomas, parodomi prieš užsakant. Mokate būdais, kurie siūlomi atsiskaitant. Laiku neapmokėtas užsakymas atšaukiamas ir jūs nieko neskolingi.

{#union}
Jei skelbiame nuolaidą, perbraukta kaina yra mažiausia per 30 dienų iki jos.
{/union}

## 4. Pristatymas

Pristatome tik į šią šalį: {country.name}. Jei atsiskaitant nenurodyta kitaip, siunta atkeliauja per 3–6 darbo dienas. Jei ko nors pristatyti negalime, iškart jums pranešame ir grąžiname tai, ką sumokėjote. Rizika pereina jums, kai prekes gaunate jūs arba jūsų nurodytas asmuo.

Iki apmokėjimo prekės lieka mūsų nuosavybė.

## 5. Sutarties atsisakymas ir grąžinimas

{#union}
Sutarties galite atsisakyti per {withdrawal.days} dienų, nenurodydami priežasties: žr. [Teisė atsisakyti sutarties](/right-of-withdrawal).
{/union}

Be to, nedėvėtas prekes su etiketėmis galite grąžinti per {return.days} dienų nuo pristatymo ir atgauti pinigus: žr. [Grąžinti prekę](/guest/return). Dėl higienos užplombuotas prekes priimame tik užplombuotas. Tai neriboja jūsų įstatymų numatytų teisių.

## 6. Jei prekė su trūkumu

{#union}
Galioja teisinė garantija ({law.guarantee}): žr. [Teisinė garantija](/legal-guarantee).
{/union}
{#outside}
Turite teises, kurias jums suteikia įstatymas ({law.guarantee}): žr. [Teisinė garantija](/legal-guarantee).
{/outside}

## 7. Kuponai ir laimėjimai

Kuponas galioja tuo laiku, tose šalyse ir toms sumoms, kurios prie jo nurodytos, po vieną kiekvienam užsakymui. Grynaisiais jis neišmokamas. Laimėti kuponai galioja tam el. pašto adresui, kuriuo buvo laimėti.

## 8. Atsiliepimai

Atsiliepimą apie prekę gali rašyti tik tas, kas ją pirko. Tai patikriname pagal užsakymą; pagyrimus ir kritiką skelbiame vienodai, o neskelbiame tik to, kas pažeidžia įstatymus ar nesusiję su pirkiniu.

## 9. Atsakomybė

Neribotai atsakome už tyčią ir didelį neatsargumą, už žalą gyvybei, kūnui ar sveikatai ir tais atvejais, kai taip numato atsakomybės už gaminius teisė. Kitais atvejais už pareigų, kuriomis grindžiama sutartis, pažeidimą atsakome iki žalos, kurią buvo galima numatyti, dydžio. Jūsų teisės pagal imperatyvias normas išlieka.

## 10. Teisė ir ginčai

{#union}
Taikoma šalies, kurioje yra pardavėjo buveinė, teisė; jums išlieka imperatyvi šalies, kurioje gyvenate, apsauga. Mus galite paduoti į teismą ten, kur gyvenate.
{/union}
{#outside}
Vartotojams taikoma šalies, į kurią pristatome, teisė.
{/outside}

Jei kuri nors šių sąlygų dalis negalioja, jos vietoje taikomas įstatymas, o kitos lieka galioti. Taip pat žr. [Pardavėjo rekvizitai](/imprint) ir [Privatumo politika](/privacy).

*Redakcija: {revised}*`,
    ],
    withdrawal: [
      'Teisė atsisakyti sutarties',
      'Kaip atsisakyti užsakymo sutarties, su forma.',
      `{#union}
## Jūsų teisė

Jūs turite teisę atsisakyti šios sutarties per {withdrawal.days} dienų, nenurodydami jokios priežasties ({law.withdrawal}).

Sutarties atsisakymo laikotarpis baigsis po {withdrawal.days} dienų nuo dienos, kurią jūs arba jūsų nurodytas trečiasis asmuo, išskyrus vežėją, gauna prekes; jei vienu užsakymu užsakytos kelios prekės – paskutinę iš jų.

Norėdami pasinaudoti teise atsisakyti sutarties, turite mums ({seller.name}, {seller.address}, el. paštas {seller.email}, telefonas {seller.phone}) pranešti apie savo sprendimą nedviprasmišku pareiškimu. Paprasčiausia tai padaryti mygtuku [Atsisakyti sutarties](/withdrawal); patvirtinimą su data ir laiku iškart gausite el. paštu. Taip pat galite pasinaudoti toliau pateikta forma arba parašyti laišką ar el. laišką. Kad terminas nebūtų praleistas, pakanka pareiškimą išsiųsti prieš pasibaigiant sutarties atsisakymo laikotarpiui.

## Sutarties atsisakymo pasekmės

Jei atsisakote sutarties, grąžiname jums visus iš jūsų gautus mokėjimus, įskaitant pristatymo išlaidas (išskyrus papildomas išlaidas dėl pristatymo, brangesnio už mūsų pigiausią įprastą), nedelsdami ir ne vėliau kaip per 14 dienų nuo dienos, kurią sužinome apie jūsų atsisakymą. Grąžiname tuo pačiu mokėjimo būdu, kuriuo mokėjote jūs, nebent su jumis susitariame kitaip; jums tai nieko nekainuoja. Mokėjimo grąžinimą galime atidėti, kol atgausime prekes arba kol įrodysite, kad jas išsiuntėte, atsižvelgiant į tai, kas įvyksta anksčiau.

Išsiųskite prekes atgal arba perduokite jas mums nedelsdami, ne vėliau kaip per 14 dienų nuo dienos, kurią mums pranešate apie atsisakymą. {return.paidBy|customer=Tiesiogines prekių grąžinimo išlaidas apmokate jūs.|shop=Prekių grąžinimo išlaidas apmokame mes.} Už prekių vertės sumažėjimą atsakote tik tuo atveju, jei jis atsirado dėl tokio naudojimo, kurio nereikėjo norint pamatyti, kokios prekės ir ar jos tinka.

## Kada teisės atsisakyti sutarties nėra

Jos nėra perkant pagal jūsų pageidavimus pagamintas prekes ir užplombuotas prekes, kurios dėl sveikatos apsaugos ar higienos netinka grąžinti, jei plombą pažeidėte, pavyzdžiui, apatinius ar maudymosi drabužius.

## Pavyzdinė sutarties atsisakymo forma

*(Šią formą užpildykite ir grąžinkite tik tuo atveju, jei norite atsisakyti sutarties.)*

- Kam: {seller.name}, {seller.address}, {seller.email}:
- Aš/Mes (\\*) pranešu/pranešame (\\*), kad atsisakau/atsisakome (\\*) savo sutarties dėl šių prekių pirkimo–pardavimo (\\*):
- Užsakyta (\\*) / gauta (\\*):
- Vartotojo (-ų) vardas (-ai) ir pavardė (-ės):
- Vartotojo (-ų) adresas (-ai):
- Vartotojo (-ų) parašas (-ai) (tik jei ši forma pateikiama popieriuje):
- Data:

(\\*) Nereikalinga išbraukti.
{/union}
{#outside}
Šios šalies ({country.name}) teisė nesuteikia bendros teisės be priežasties atsisakyti nuotolinio pirkimo. Mes ją vis tiek jums suteikiame:

- Per {withdrawal.days} dienų nuo pristatymo galite atsisakyti mygtuku [Atsisakyti sutarties](/withdrawal).
- Per {return.days} dienų nuo pristatymo galite [grąžinti nedėvėtas prekes](/guest/return) su etiketėmis.

Pinigus atgausite tuo būdu, kuriuo mokėjote, arba į jūsų nurodytą sąskaitą.
{/outside}

*Redakcija: {revised}*`,
    ],
    guarantee: [
      'Teisinė garantija',
      'Jūsų teisės, kai prekės yra su trūkumais arba neatitinka aprašymo.',
      `{#union}
## {law.guaranteeYears|2=Dveji metai|3=Treji metai} teisinės garantijos

Pagal įstatymą ({law.guarantee}) atsakome už prekes, kurios turi trūkumų, atrodo ar veikia ne taip, kaip aprašyta, arba neturi to, kas joms priklauso, jei trūkumas išryškėja per {law.guaranteeYears|2=dvejus metus|3=trejus metus} nuo pristatymo. Per {law.burdenMonths|12=pirmuosius 12 mėnesių|24=pirmuosius 24 mėnesius} laikoma, kad trūkumas buvo nuo pat pradžių; jums to įrodinėti nereikia.

## Ko galite reikalauti

1. Pirmiausia pataisyti arba pakeisti, kaip pasirenkate, nemokamai, per protingą terminą ir nesukeliant jums didelių nepatogumų. Galime atsisakyti to, kas neįmanoma ar neproporcingai brangu.
2. Jei tai nepavyksta, trunka per ilgai ar atsisakoma, arba jei trūkumas didelis: sumažinti kainą arba grąžinti pinigus mainais už prekes. Dėl mažareikšmio trūkumo sutartis nenutraukiama.

Siuntimo, paėmimo atgal ir taisymo išlaidas apmokame mes.

## Kaip tai padaryti

Rašykite mums per [kontaktų puslapį](/helpcenter/contact) arba adresu {seller.email}, nurodykite užsakymo numerį, pridėkite kelis žodžius ir, jei įmanoma, nuotrauką. Padarykite tai netrukus po to, kai pastebite trūkumą.

## Ko ji neapima

Teisinė garantija neapima įprasto nusidėvėjimo ir žalos dėl naudojimo ar priežiūros ne pagal etiketę. Ji nieko nekainuoja ir jokia gamintojo garantija, jei tokia yra, jos neriboja. Teisė atsisakyti sutarties galioja greta jos.
{/union}
{#outside}
Prekės turi atitikti aprašymą ir tikti savo paskirčiai ({law.guarantee}). Jei taip nėra, rašykite mums per [kontaktų puslapį](/helpcenter/contact) arba adresu {seller.email}, nurodykite užsakymo numerį ir, jei įmanoma, pridėkite nuotrauką: prekes pataisysime ar pakeisime arba grąžinsime tai, ką sumokėjote. Be to, nedėvėtas prekes galite grąžinti per {return.days} dienų.

Skundus taip pat priima:

- {consumer.body}
- {consumer.web}
{/outside}

*Redakcija: {revised}*`,
    ],
    accessibility: [
      'Prieinamumas',
      'Kaip šia parduotuve gali naudotis visi ir ką daryti, kai nepavyksta.',
      `## Ko siekiame

Čia turėtų galėti apsipirkti visi. Parduotuvė sukurta pagal Žiniatinklio turinio prieinamumo gaires (WCAG) 2.2, AA lygį, ir Europos standartą EN 301 549.

- Įstatymas: {law.accessibility}

## Kokia tai paslauga

Internetinė parduotuvė: ieškoti ir filtruoti, apžiūrėti prekes, užsisakyti, mokėti, sekti siuntą, grąžinti, atsisakyti sutarties ir tvarkyti paskyrą. Visa tai veikia klaviatūra, su ekrano skaitytuvu, padidinus iki 400 procentų, laikant ekraną vertikaliai ir horizontaliai ir be judesio tiems, kas savo įrenginyje pasirinko jo mažiau. Paveikslėliai turi aprašymus, formos įvardija klaidas ir niekas nesibaigia be įspėjimo.

## Kaip tai tikrinama

Po kiekvieno pakeitimo automatinis testas peržiūri parduotuvės puslapius keliomis kalbomis, o visas pirkimo kelias nueinamas vien klaviatūra. Šis pareiškimas grindžiamas mūsų pačių vertinimu.

## Žinomi trūkumai

- Pardavėjų pateikti paveikslėliai ir tekstai gali būti aprašyti prasčiau nei mūsų.
- Puslapiai, kuriuose mokate, priklauso mokėjimo paslaugų teikėjams.
- Kas dar neišversta, rodoma angliškai ir taip pažymima ekrano skaitytuvams.

## Praneškite mums

Jei kas nors trukdo, rašykite mums per [kontaktų puslapį](/helpcenter/contact) arba adresu {seller.email} arba paskambinkite: {seller.phone}. Atsakome per kelias darbo dienas ir, jei reikia, tą patį turinį atsiunčiame kitu būdu.

{#union}
Jei mūsų atsakymas netenkina, galite kreiptis į instituciją, kuri prižiūri, kaip laikomasi šio įstatymo:

- {accessibility.body}
- {accessibility.web}
{/union}

*Redakcija: {revised}*`,
    ],
  },
};
