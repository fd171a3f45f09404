import type { ArticleTexts } from '../types.ts';

export const sl: ArticleTexts = {
  topics: {
    care: 'Nega',
    style: 'Stil',
    making: 'Kako nastane',
    orders: 'Naročila',
    delivery: 'Dostava',
    returns: 'Vračila',
    sizes: 'Velikosti',
    payment: 'Plačilo',
  },
  articles: {
    'washing-wool': [
      'Pranje volne brez strahu',
      'Pulover potrebuje manj pranja, kot mislite, in nobene čistilnice.',
      'Volna se nekoliko očisti sama vsakič, ko visi na svežem zraku. Po enem dnevu nošenja je pogosto dovolj noč na stolu ob oknu.\n\n## Ko je pranje vendarle potrebno\n\nUporabite hladno vodo, največ **30 °C**, in blago pralno sredstvo za volno. Pulover obrnite navzven z notranjo stranjo in ga namakajte deset minut. Ne drgnite ga: zaradi drgnjenja se volna spolsti.\n\n## Sušenje\n\nVodo iztisnite v brisačo in pulover položite na ravno podlago. Če ga moker obesite, se raztegne za celo velikost.',
    ],
    'linen-in-summer': [
      'Zakaj je lan pravo blago za vroče dni',
      'Vpija vlago, se hitro posuši in je z gubami še lepši.',
      'Lanena vlakna so votla in toga. Blago držijo malo stran od kože, da lahko zrak kroži.\n\n## Gube sodijo zraven\n\nČe ga imate raje bolj gladkega, ga likajte vlažnega. Če ne, ga mokrega obesite in delo prepustite težnosti.\n\n## S čim ga nositi\n\nLanena srajca čez preprosto majico je prava izbira od zajtrka do pozne večerje.',
    ],
    'measuring-yourself': [
      'Kako se izmeriti v petih minutah',
      'Tri mere so dovolj, da že prvič naročite pravo velikost.',
      'Potrebujete krojaški meter in ogledalo.\n\n1. **Prsi**: okrog najširšega dela, trak naj bo povsod vodoraven.\n2. **Pas**: okrog najožjega dela, malo nad popkom.\n3. **Boki**: okrog najširšega dela zadnjice, stopala skupaj.\n\nMere primerjajte s tabelo ob velikostih izdelka ali z našo [tabelo velikosti](/size-guides). Če ste med dvema velikostma, je večja udobnejša.',
    ],
    'small-wardrobe': [
      'Deset kosov za majhno garderobo',
      'Manj oblačil, ki gredo vsa skupaj, pomeni lažja jutra.',
      'Začnite z barvami: dve temni, dve svetli in ena, ki jo obožujete.\n\n- dvoje hlač\n- trije zgornji deli\n- ena srajca\n- en pulover\n- ena jakna\n- en plašč\n- ena obleka\n\nPreden kupite kaj novega, se vprašajte, ali gre vsaj k trem od teh kosov.',
    ],
    'denim-care': [
      'Da bodo kavbojke trajale',
      'Perite jih redko, hladno in obrnjene navzven.',
      'Indigo je le na površini niti, zato ga vsako pranje nekaj odnese. Počakajte deset dni nošenja, če ni madeža.\n\n## V pralnem stroju\n\nObrnjene navzven, **30 °C**, nizki obrati in brez mehčalca. Sušite jih na zraku: zaradi vročine elastične niti postanejo krhke.\n\n## Popravite zgodaj\n\nStanjšano mesto je hitro zakrpano. Luknja ni.',
    ],
    'layers-for-autumn': [
      'Plasti za dni, ki se začnejo hladno',
      'Tri tanke plasti grejejo bolj kot ena debela in jih lahko slečete.',
      'Prva plast odvaja vlago s kože: bombaž za v pisarno, fina volna za dolg sprehod.\n\nDruga zadržuje toploto: jopica ali flis.\n\nTretja ščiti pred vetrom in dežjem. Izberite jo številko večjo, da bo pod njo dovolj prostora za drugi dve.',
    ],
    'reading-a-label': [
      'Kaj vam pove etiketa',
      'Vlakna, simboli za nego in proizvajalec: majhen kos blaga pove veliko.',
      'Po zakonu so vlakna navedena po deležu. *98 % bombaž, 2 % elastan* pomeni kavbojke, ki se rahlo raztegnejo.\n\n## Simboli\n\nČeber pomeni pranje, številka v njem pa najvišjo temperaturo. Trikotnik je za beljenje, kvadrat za sušenje, likalnik za likanje in krog za kemično čiščenje. Prečrtano pomeni ne.',
    ],
    'from-fibre-to-shirt': [
      'Od vlakna do srajce',
      'Kaj se zgodi z bombažem, preden visi v vaši omari.',
      'Bombaž poberejo, očistijo in počešejo, dokler vsa vlakna ne ležijo v isto smer. Nato ga spredejo: daljše ko je vlakno, bolj gladka je nit.\n\nNit stkejo ali spletejo, pobarvajo in operejo. Šele nato blago krojijo, v skladih do sto plasti.\n\nSrajca ima približno dvajset delov. Izurjena roka jih sešije v pol ure.',
    ],
  },
  questions: {
    'order-track': [
      'Kje je moje naročilo?',
      'Odprite [Sledi naročilu](/Track/Order) in vpišite številko naročila ter številko računa ali e-poštni naslov.',
    ],
    'order-change': ['Ali lahko naročilo spremenim?', 'Dokler ni zapakirano: pišite nam številko naročila in kaj naj bo drugače.'],
    'order-cancel': [
      'Kako prekličem naročilo?',
      'Odprite ga v svojem računu in izberite **Prekliči naročilo**. Če je že zapakirano, ga raje vrnite.',
    ],
    'order-guest': ['Ali potrebujem račun?', 'Ne. Naročite lahko kot gost in naročilu sledite z njegovo številko.'],
    'order-confirm': [
      'Potrditvenega e-sporočila nimam. Kaj zdaj?',
      'Najprej poglejte v mapo z neželeno pošto. Če ga ni niti tam, je morda v e-poštnem naslovu napaka: pišite nam.',
    ],
    'order-invoice': ['Kje najdem račun?', 'Pride s potrditvijo po e-pošti in je v vašem uporabniškem računu ob naročilu.'],
    'order-gift': ['Ali lahko naročilo pošljem kot darilo?', 'Da: navedite drug naslov za dostavo. Račun pride po e-pošti in ni priložen paketu.'],
    'order-phone': ['Ali lahko naročim po telefonu?', 'Da. Naši sodelavci sprejmejo naročilo in vam po e-pošti pošljejo potrditev.'],
    'delivery-time': ['Koliko časa traja dostava?', 'Običajno **3 do 6 delovnih dni**. Dnevi za vašo državo so navedeni na blagajni.'],
    'delivery-cost': [
      'Koliko stane dostava?',
      'Strošek je naveden na blagajni, preden oddate naročilo. Nad določenim zneskom je dostava brezplačna.',
    ],
    'delivery-abroad': ['Ali dostavljate v druge države?', 'Državo izberete na dnu strani. Vsaka država ima svojo trgovino in cene.'],
    'delivery-miss': ['Kaj, če ni nikogar doma?', 'Dostavljavec poskusi znova ali paket pusti na prevzemnem mestu in vam sporoči, kje.'],
    'delivery-late': [
      'Moj paket zamuja. Kaj lahko storim?',
      'Odprite povezavo za sledenje v našem e-sporočilu. Če se tri dni nič ne premakne, nam pišite.',
    ],
    'delivery-part': ['Zakaj je prispel samo del?', 'Včasih naročilo pošljemo v dveh paketih. Drugi pride za njim in vas ne stane nič več.'],
    'delivery-pickup': ['Ali lahko naročilo prevzamem osebno?', 'Kjer je na voljo, je med načini dostave tudi **osebni prevzem**.'],
    'delivery-address': ['Ali lahko spremenim naslov za dostavo?', 'Dokler paket ni odposlan. Pišite nam čim prej.'],
    'return-how': ['Kako kaj vrnem?', 'Odprite [Vrni izdelek](/guest/return), izberite, kaj vračate in zakaj, natisnite listek in oddajte paket.'],
    'return-time': ['Koliko časa imam?', '**100 dni** po prejemu paketa.'],
    'return-state': ['V kakšnem stanju mora biti?', 'Nenošeno in z etiketami. Doma lahko seveda pomerite.'],
    'return-cost': ['Koliko stane vračilo?', 'Koliko stane v vaši državi, piše v obrazcu za vračilo, preden ga oddate.'],
    'return-money': ['Kdaj dobim denar nazaj?', 'V 14 dneh po tem, ko prejmemo paket, na enak način, kot ste plačali.'],
    'return-exchange': ['Ali lahko zamenjam za drugo velikost?', 'Da: v obrazcu za vračilo izberite **drugo velikost**. Prihranimo jo za vas.'],
    'return-damaged': [
      'Nekaj je prispelo poškodovano',
      'Žal nam je. V obrazcu za vračilo kot razlog izberite **poškodovano**; vračilo vas nič ne stane.',
    ],
    'return-hygiene': ['Ali česa ni mogoče vrniti?', 'Spodnje perilo in kopalke iz higienskih razlogov sprejmemo nazaj le z nepoškodovano zaščito.'],
    'size-find': ['Kako najdem svojo velikost?', 'Z iskalnikom velikosti ob velikostih vsakega izdelka ali z našo [tabelo velikosti](/size-guides).'],
    'size-between': ['Sem med dvema velikostma', 'Izberite večjo, če radi nosite ohlapno, in manjšo, če radi nosite oprijeto.'],
    'size-brands': ['Ali so vse znamke enako krojene?', 'Ne. Vsak izdelek ima svojo tabelo, ocene pa povedo, ali je model manjši ali večji.'],
    'size-kids': ['Kako delujejo otroške velikosti?', 'Po višini v centimetrih: otrok, visok 112 cm, nosi 116.'],
    'size-shrink': ['Ali se bo skrčilo?', 'Če perete po navodilih na etiketi, skoraj nič. Bombaž in volno skrčita vroča voda in sušilni stroj.'],
    'size-out': ['Moja velikost je razprodana', 'Izberite jo in pustite svoj e-poštni naslov: pišemo enkrat, ko je spet na zalogi.'],
    'size-jeans': ['Kaj pomenita številki pri kavbojkah?', 'Prva je obseg pasu v palcih, druga dolžina hlačnice.'],
    'size-units': ['Ali so mere na voljo tudi v palcih?', 'Da, tabele prikazujejo centimetre ali palce.'],
    'pay-how': ['Kako lahko plačam?', 'Načini plačila za vašo državo so navedeni na blagajni: s kartico in pogosto po povzetju.'],
    'pay-safe': [
      'Ali je plačilo s kartico varno?',
      'Da. Plačate na strani našega plačilnega partnerja; številka vaše kartice nikoli ne pride do nas.',
    ],
    'pay-cash': ['Ali lahko plačam ob prejemu paketa?', 'V mnogih državah da. Lahko se doda manjši strošek, ki je prikazan, preden oddate naročilo.'],
    'pay-failed': ['Moje plačilo ni uspelo', 'Nič vam nismo zaračunali. Poskusite znova ali izberite drug način plačila; košarica ostane shranjena.'],
    'pay-coupon': ['Kako uporabim kupon?', 'Vpišite ga v polje v košarici in pritisnite **Uporabi**.'],
    'pay-coupon-no': [
      'Zakaj moj kupon ne deluje?',
      'Morda je potekel, zahteva višji znesek naročila ali je bil že uporabljen. Kaj od tega, piše v košarici.',
    ],
    'pay-vat': ['Ali cene vključujejo DDV?', 'Da. Znesek na koncu je znesek, ki ga plačate.'],
    'pay-currency': ['V kateri valuti plačam?', 'V valuti države, v katere trgovini ste.'],
  },
  pages: {
    'about-us': [
      'O nas',
      'Kdo stoji za to trgovino.',
      'Smo majhna ekipa in prodajamo oblačila, ki bi jih nosili sami.\n\n## Kaj nam je pomembno\n\nDobro blago, poštene cene in odgovori ljudi. Pri vsakem izdelku piše, iz česa je, kdo ga je naredil in kako ga negovati.',
    ],
    'delivery-information': [
      'Dostava',
      'Kako in kdaj pride vaš paket.',
      'Vaš paket odpošljemo v enem delovnem dnevu in je običajno pri vas v **3 do 6 delovnih dneh**.\n\n## Sledenje\n\nKo je na poti, po e-pošti prejmete povezavo. Lahko pogledate tudi pod [Sledi naročilu](/Track/Order).',
    ],
    'returns-information': [
      'Vračila',
      '100 dni za premislek.',
      'Pomerite doma. Kar vam ni prav, vrnite v **100 dneh**, nenošeno in z etiketami.\n\n1. Odprite [Vrni izdelek](/guest/return).\n2. Izberite, kaj vračate.\n3. Oddajte paket.\n\nDenar dobite v 14 dneh po tem, ko prejmemo paket.',
    ],
    contact: [
      'Kontakt',
      'Kako nas dosežete.',
      'Odgovori na večino vprašanj so v [centru za pomoč](/helpcenter).\n\nZa vse drugo odgovorite na katero koli naše e-sporočilo: prebere ga človek, običajno v enem delovnem dnevu.',
    ],
  },
};
