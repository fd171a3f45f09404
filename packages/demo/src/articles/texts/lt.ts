import type { ArticleTexts } from '../types.ts';

export const lt: ArticleTexts = {
  topics: {
    care: 'Priežiūra',
    style: 'Stilius',
    making: 'Kaip gaminama',
    orders: 'Užsakymai',
    delivery: 'Pristatymas',
    returns: 'Grąžinimas',
    sizes: 'Dydžiai',
    payment: 'Mokėjimas',
  },
  articles: {
    'washing-wool': [
      'Kaip be baimės skalbti vilną',
      'Megztinį skalbti reikia rečiau, nei atrodo, o valyklos jam visai nereikia.',
      'Kabėdama gryname ore vilna kaskart šiek tiek išsivalo pati. Po dienos dažnai užtenka nakties ant kėdės prie lango.\n\n## Kai skalbti vis dėlto reikia\n\nVėsus vanduo, ne karštesnis kaip **30 °C**, ir švelnus vilnos skalbiklis. Išverskite megztinį ir palikite dešimt minučių mirkti. Netrinkite: trinama vilna veliasi.\n\n## Džiovinimas\n\nVandenį išspauskite į rankšluostį, o megztinį patieskite. Pakabintas šlapias, jis pailgėja visu dydžiu.',
    ],
    'linen-in-summer': [
      'Kodėl linas – karštų dienų audinys',
      'Jis sugeria drėgmę, iškart džiūsta ir susiglamžęs atrodo geriau.',
      'Lino pluoštas tuščiaviduris ir standus. Jis laiko audinį šiek tiek atokiau nuo odos, todėl praeina oras.\n\n## Raukšlės jam dera\n\nJei mėgstate lygesnį, lyginkite drėgną. Jei ne, pakabinkite šlapią ir palikite darbą gravitacijai.\n\n## Su kuo derinti\n\nLininiai marškiniai ant paprastų marškinėlių tinka nuo pusryčių iki vėlyvos vakarienės.',
    ],
    'measuring-yourself': [
      'Kaip išsimatuoti per penkias minutes',
      'Užtenka trijų matmenų, kad iš pirmo karto užsakytumėte tinkamą dydį.',
      'Reikės matavimo juostelės ir veidrodžio.\n\n1. **Krūtinė**: per plačiausią vietą, juostelė visur horizontaliai.\n2. **Liemuo**: per siauriausią vietą, šiek tiek virš bambos.\n3. **Klubai**: per plačiausią sėdmenų vietą, pėdos suglaustos.\n\nPalyginkite su lentele šalia kiekvienos prekės dydžių arba su mūsų [dydžių lentele](/size-guides). Jei esate tarp dviejų dydžių, patogesnis bus didesnis.',
    ],
    'small-wardrobe': [
      'Dešimt drabužių mažai spintai',
      'Mažiau drabužių, kurie visi dera tarpusavyje, – lengvesni rytai.',
      'Pradėkite nuo spalvų: dvi tamsios, dvi šviesios ir viena, kurią mylite.\n\n- dvejos kelnės\n- treji marškinėliai ar palaidinės\n- vieni marškiniai\n- vienas megztinis\n- viena striukė ar švarkas\n- vienas paltas\n- viena suknelė arba kostiumas\n\nPrieš pirkdami ką nors dar, paklauskite savęs, ar tai dera bent prie trijų iš jų.',
    ],
    'denim-care': [
      'Kad džinsai tarnautų ilgai',
      'Skalbkite retai, šaltai ir išvertę.',
      'Indigas laikosi siūlo paviršiuje, todėl kiekvienas skalbimas jo šiek tiek nuplauna. Palaukite dešimt dėvėjimo dienų, jei nėra dėmės.\n\n## Skalbyklėje\n\nIšvertus, **30 °C**, lėtas gręžimas ir jokio minkštiklio. Džiovinkite ore: nuo karščio elastingi siūlai trupa.\n\n## Taisykite anksti\n\nPrasitrynusią vietą lengva suadyti. Skylę – nebe.',
    ],
    'layers-for-autumn': [
      'Sluoksniai dienoms, kurios prasideda šaltai',
      'Trys ploni sluoksniai šildo geriau nei vienas storas ir juos galima nusivilkti.',
      'Pirmasis sluoksnis sugeria odos drėgmę: medvilnė biurui, plona vilna ilgam pasivaikščiojimui.\n\nAntrasis laiko šilumą: susegamas megztinis arba flisas.\n\nTrečiasis saugo nuo vėjo ir lietaus. Rinkitės jį vienu dydžiu didesnį, kad po juo tilptų kiti.',
    ],
    'reading-a-label': [
      'Ką pasako etiketė',
      'Pluoštas, priežiūros ženklai ir gamintojas: mažas audinio gabalėlis pasako daug.',
      'Pagal įstatymą pluoštai nurodomi pagal jų dalį. *98 % medvilnė, 2 % elastanas* reiškia džinsus, kurie šiek tiek tempiasi.\n\n## Ženklai\n\nKubilėlis reiškia skalbimą, o skaičius jame – aukščiausią temperatūrą. Trikampis – balinimą, kvadratas – džiovinimą, lygintuvas – lyginimą, o apskritimas – cheminį valymą. Perbrauktas ženklas reiškia „ne“.',
    ],
    'from-fibre-to-shirt': [
      'Nuo pluošto iki marškinių',
      'Kas vyksta su medvilne, kol ji atsiduria jūsų spintoje.',
      'Medvilnė nuskinama, išvaloma ir šukuojama, kol visi pluoštai guli viena kryptimi. Tada verpiama: kuo ilgesnis pluoštas, tuo lygesnis siūlas.\n\nIš siūlo audžiama arba mezgama, paskui dažoma ir skalbiama. Tik tada kerpama, iki šimto sluoksnių iškart.\n\nMarškinius sudaro apie dvidešimt dalių. Įgudusios rankos jas susiuva per pusvalandį.',
    ],
  },
  questions: {
    'order-track': [
      'Kur mano užsakymas?',
      'Atidarykite [Sekti užsakymą](/Track/Order) ir įveskite užsakymo numerį kartu su sąskaitos numeriu arba el. paštu.',
    ],
    'order-change': ['Ar galiu pakeisti užsakymą?', 'Kol jis nesupakuotas: parašykite mums užsakymo numerį ir ką keisti.'],
    'order-cancel': [
      'Kaip atšaukti užsakymą?',
      'Atidarykite jį savo paskyroje ir spauskite **Atšaukti užsakymą**. Jei jis jau supakuotas, tiesiog grąžinkite.',
    ],
    'order-guest': ['Ar man reikia paskyros?', 'Ne. Galite užsakyti be paskyros ir sekti užsakymą pagal jo numerį.'],
    'order-confirm': [
      'Negavau patvirtinimo laiško. Ką daryti?',
      'Pirmiausia pažiūrėkite į šlamšto aplanką. Jei ir ten nėra, galbūt el. pašto adrese įsivėlė klaida: parašykite mums.',
    ],
    'order-invoice': ['Kur rasti sąskaitą?', 'Ji ateina el. paštu su patvirtinimu, o paskyroje yra prie užsakymo.'],
    'order-gift': [
      'Ar galiu užsakymą išsiųsti kaip dovaną?',
      'Taip: nurodykite kitą pristatymo adresą. Sąskaita ateina el. paštu, siuntoje jos nėra.',
    ],
    'order-phone': ['Ar galiu užsakyti telefonu?', 'Taip. Priimsime užsakymą ir patvirtinimą atsiųsime el. paštu.'],
    'delivery-time': ['Kiek trunka pristatymas?', 'Paprastai **3–6 darbo dienas**. Dienas jūsų šaliai matysite atsiskaitydami.'],
    'delivery-cost': ['Kiek kainuoja pristatymas?', 'Kainą matysite atsiskaitydami, prieš užsakydami. Nuo tam tikros sumos pristatome nemokamai.'],
    'delivery-abroad': ['Ar pristatote į kitas šalis?', 'Pasirinkite savo šalį puslapio apačioje. Kiekviena šalis turi savo parduotuvę ir kainas.'],
    'delivery-miss': ['O jei nieko nebus namuose?', 'Kurjeris bandys dar kartą arba paliks siuntą atsiėmimo punkte ir praneš kuriame.'],
    'delivery-late': [
      'Siunta vėluoja. Ką daryti?',
      'Atidarykite siuntos sekimo nuorodą mūsų el. laiške. Jei tris dienas niekas nepajudėjo, parašykite mums.',
    ],
    'delivery-part': ['Kodėl gavau tik dalį?', 'Kartais vieną užsakymą siunčiame dviem siuntomis. Antroji atkeliaus ir papildomai nekainuos.'],
    'delivery-pickup': ['Ar galiu užsakymą atsiimti?', 'Kur tai siūloma, tarp pristatymo būdų rasite **atsiėmimą parduotuvėje**.'],
    'delivery-address': ['Ar galiu pakeisti pristatymo adresą?', 'Kol siunta neišvežta. Parašykite mums kuo greičiau.'],
    'return-how': [
      'Kaip grąžinti prekę?',
      'Atidarykite [Grąžinti prekę](/guest/return), pasirinkite, ką ir kodėl grąžinate, atsispausdinkite lapelį ir atiduokite siuntą.',
    ],
    'return-time': ['Kiek turiu laiko?', '**100 dienų** nuo siuntos pristatymo.'],
    'return-state': ['Kokios būklės turi būti prekė?', 'Nedėvėta ir su etiketėmis. Namuose, žinoma, pasimatuokite.'],
    'return-cost': ['Kiek kainuoja grąžinimas?', 'Kainą jūsų šalyje matysite grąžinimo formoje, prieš ją išsiųsdami.'],
    'return-money': ['Kada atgausiu pinigus?', 'Per 14 dienų nuo tada, kai siunta pas mus, tuo pačiu būdu, kuriuo mokėjote.'],
    'return-exchange': ['Ar galiu pakeisti į kitą dydį?', 'Taip: grąžinimo formoje pasirinkite **kitą dydį**. Mes jį jums atidėsime.'],
    'return-damaged': [
      'Gavau pažeistą prekę',
      'Apgailestaujame. Grąžinimo formoje kaip priežastį pasirinkite **pažeista**; tai jums nieko nekainuos.',
    ],
    'return-hygiene': ['Ar yra prekių, kurių grąžinti negalima?', 'Apatinius ir maudymosi drabužius dėl higienos priimame tik užplombuotus.'],
    'size-find': ['Kaip rasti savo dydį?', 'Naudokite dydžio parinkiklį šalia kiekvienos prekės dydžių arba mūsų [dydžių lentelę](/size-guides).'],
    'size-between': ['Esu tarp dviejų dydžių', 'Rinkitės didesnį, jei mėgstate laisviau, mažesnį, jei mėgstate prigludusį.'],
    'size-brands': [
      'Ar visų prekių ženklų dydžiai vienodi?',
      'Ne. Kiekviena prekė turi savo lentelę, o atsiliepimai pasako, ar dydžiai mažesni, ar didesni.',
    ],
    'size-kids': ['Kaip veikia vaikiški dydžiai?', 'Pagal ūgį centimetrais: 112 cm ūgio vaikas dėvi 116 dydį.'],
    'size-shrink': ['Ar susitrauks?', 'Skalbiant pagal etiketę – beveik ne. Medvilnė ir vilna traukiasi nuo karšto vandens ir džiovyklės.'],
    'size-out': ['Mano dydis išparduotas', 'Pasirinkite jį ir palikite savo el. paštą: kai vėl turėsime, parašysime vieną kartą.'],
    'size-jeans': ['Ką reiškia du džinsų skaičiai?', 'Pirmasis – liemuo coliais, antrasis – kojos ilgis.'],
    'size-units': ['Ar matmenis galima matyti coliais?', 'Taip, lentelės rodo centimetrus arba colius.'],
    'pay-how': ['Kaip galiu mokėti?', 'Mokėjimo būdus jūsų šalyje matysite atsiskaitydami: kortele, o dažnai ir grynaisiais pristatant.'],
    'pay-safe': ['Ar saugu mokėti kortele?', 'Taip. Mokate mūsų mokėjimo partnerio puslapyje; kortelės numeris mūsų niekada nepasiekia.'],
    'pay-cash': [
      'Ar galiu mokėti, kai gausiu siuntą?',
      'Daugelyje šalių – taip. Gali būti pridėtas nedidelis mokestis; jį matysite prieš užsakydami.',
    ],
    'pay-failed': ['Mokėjimas nepavyko', 'Pinigai nenuskaityti. Pabandykite dar kartą arba pasirinkite kitą mokėjimo būdą; krepšelis išlieka.'],
    'pay-coupon': ['Kaip panaudoti kuponą?', 'Įveskite jį į laukelį krepšelyje ir spauskite **Taikyti**.'],
    'pay-coupon-no': [
      'Kodėl kuponas neveikia?',
      'Galbūt jis nebegalioja, skirtas didesniam užsakymui arba jau panaudotas. Kas iš to, parašyta krepšelyje.',
    ],
    'pay-vat': ['Ar kainos su PVM?', 'Taip. Kas nurodyta pabaigoje, tiek ir mokėsite.'],
    'pay-currency': ['Kokia valiuta moku?', 'Šalies, kurios parduotuvėje perkate, valiuta.'],
  },
  pages: {
    'about-us': [
      'Apie mus',
      'Kas kuria šią parduotuvę.',
      'Esame maža komanda ir parduodame drabužius, kuriuos dėvėtume patys.\n\n## Kas mums svarbu\n\nGeri audiniai, sąžiningos kainos ir žmonių atsakymai. Prie kiekvienos prekės parašyta, iš ko ji, kas ją pagamino ir kaip ja rūpintis.',
    ],
    'delivery-information': [
      'Pristatymas',
      'Kaip ir kada atkeliaus jūsų siunta.',
      'Siunta iškeliauja per vieną darbo dieną ir paprastai pasiekia jus per **3–6 darbo dienas**.\n\n## Siuntos sekimas\n\nKai tik ji iškeliauja, nuorodą gaunate el. paštu. Taip pat galite pažiūrėti [Sekti užsakymą](/Track/Order).',
    ],
    'returns-information': [
      'Grąžinimas',
      '100 dienų apsigalvoti.',
      'Pasimatuokite namuose. Kas netinka, grąžinkite per **100 dienų**, nedėvėta ir su etiketėmis.\n\n1. Atidarykite [Grąžinti prekę](/guest/return).\n2. Pasirinkite, ką grąžinate.\n3. Atiduokite siuntą.\n\nPinigus atgausite per 14 dienų nuo tada, kai siunta pasieks mus.',
    ],
    contact: [
      'Kontaktai',
      'Kaip su mumis susisiekti.',
      'Atsakymus į daugumą klausimų rasite [pagalbos centre](/helpcenter).\n\nDėl viso kito atsakykite į bet kurį mūsų el. laišką: jį perskaito žmogus, paprastai per vieną darbo dieną.',
    ],
  },
};
