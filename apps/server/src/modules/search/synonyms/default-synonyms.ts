import type { SynonymsForm } from './admin-synonyms.ts';

/* By language id: groups separated by bars, terms by commas. Austria's shop searches the German ones too. */
const lines: Readonly<Record<number, string>> = {
  1: `trousers, pants, slacks | jumper, sweater, pullover | t-shirt, tee | trainers, sneakers, running shoes | bag, handbag, purse |
    beanie, hat, woolly hat | raincoat, rain jacket, waterproof | quilted jacket, puffer, puffer jacket, down jacket | swimsuit, bathing suit |
    swim shorts, swimming trunks, trunks | tights, pantyhose, stockings | pyjamas, pajamas, nightwear | nightdress, nightgown |
    vest top, tank top, singlet | briefs, knickers, panties | boxer shorts, underpants | dungarees, overalls | roll-neck, polo-neck, turtleneck |
    joggers, tracksuit bottoms, sweatpants | hoodie, hooded sweatshirt | scarf, shawl | rucksack, backpack | boots, ankle boots |
    ballet flats, ballerinas, pumps | grey, gray | delivery, shipping, postage | returns, return, refund, send back | payment, pay | size, sizes, sizing`,
  2: `টি-শার্ট, গেঞ্জি | প্যান্ট, ট্রাউজার, পাতলুন | সোয়েটার, জাম্পার, পুলওভার | স্নিকার্স, কেডস, ট্রেইনার্স | ব্যাগ, হ্যান্ডব্যাগ, ঝোলা | টুপি, বিনি |
    ওড়না, স্কার্ফ | জামা, ড্রেস, ফ্রক | ফেরত, রিটার্ন, রিফান্ড | ডেলিভারি, শিপিং | পেমেন্ট, মূল্য পরিশোধ`,
  3: `Pullover, Pulli, Sweater | T-Shirt, Tee, Leiberl | Sneaker, Turnschuhe, Sportschuhe | Tasche, Handtasche | Mütze, Haube, Beanie |
    Regenjacke, Regenmantel | Steppjacke, Pufferjacke, Daunenjacke | Strickjacke, Cardigan, Strickweste | Schlafanzug, Pyjama |
    Badeanzug, Einteiler | Badeshorts, Badehose | Slip, Unterhose, Höschen | Hoodie, Kapuzenpullover, Kapuzenpulli | Jogginghose, Trainingshose |
    Rollkragen, Rollkragenpullover | Schal, Tuch | BH, Büstenhalter | Rucksack, Backpack | Sakko, Blazer, Jackett |
    Lieferung, Versand, Zustellung | Rückgabe, Retoure, Rücksendung, Umtausch | Zahlung, Bezahlung, bezahlen, zahlen | Größe, Größen`,
  4: `пуловер, джъмпър | маратонки, кецове, спортни обувки | тениска, фланелка | чанта, дамска чанта | шапка, бийни |
    дъждобран, шушляк | пухено яке, ватирано яке | пижама, дрехи за сън | бански, бански костюм | шал, кърпа |
    доставка, пратка | връщане, рекламация, замяна | плащане, начин на плащане`,
  5: `svetr, pulovr | tričko, triko | tenisky, kecky, sportovní obuv | taška, kabelka | čepice, kulich, beanie | pláštěnka, nepromokavá bunda |
    péřová bunda, prošívaná bunda | pyžamo, noční oblečení | plavky, jednodílné plavky | mikina, sweatshirt | šála, šátek | punčocháče, silonky |
    džíny, rifle, jeansy | tepláky, jogger kalhoty | doprava, doručení, dodání | vrácení, reklamace, výměna | platba, placení`,
  6: `πουλόβερ, μπλούζα πλεκτή, πλεκτό | μπλουζάκι, κοντομάνικο, t-shirt | αθλητικά παπούτσια, sneakers, πάνινα | τσάντα, τσάντα ώμου |
    σκούφος, σκουφάκι, καπέλο | αδιάβροχο, αδιάβροχο μπουφάν | πιτζάμες, ρούχα ύπνου | κασκόλ, φουλάρι | φούτερ, hoodie | τζιν, μπλουτζίν |
    παράδοση, αποστολή, μεταφορικά | επιστροφή, επιστροφές, αλλαγή | πληρωμή, τρόποι πληρωμής`,
  7: `jersey, suéter, pulóver | camiseta, playera, remera | zapatillas, deportivas, tenis, sneakers | bolso, cartera | gorro, beanie |
    chubasquero, impermeable | plumífero, chaqueta acolchada, anorak | pijama, ropa de dormir | bañador, traje de baño | bragas, braguitas |
    calzoncillos, bóxer | sudadera, hoodie | bufanda, fular | vaqueros, tejanos, jeans | medias, pantis | chaqueta de punto, cárdigan, rebeca |
    mochila, morral | envío, entrega, gastos de envío | devolución, devoluciones, cambio, reembolso | pago, pagar | talla, tallas`,
  8: `džemper, pulover | tenisice, sneakersice, sportske cipele | torba, torbica | kapa, beanie | kabanica, kišna jakna |
    traperice, jeans | pidžama, odjeća za spavanje | šal, marama | majica s kapuljačom, hoodie | kupaći kostim, kupaći | najlonke, hulahopke |
    dostava, isporuka | povrat, reklamacija, zamjena | plaćanje, plati`,
  9: `pulóver, szvetter | póló, trikó | edzőcipő, sportcipő, tornacipő, sneaker | táska, kézitáska, retikül | sapka, kötött sapka |
    esőkabát, esődzseki | tollkabát, pufidzseki, steppelt kabát | farmer, farmernadrág | pizsama, hálóruha | fürdőruha, úszódressz |
    bugyi, alsónadrág | sál, kendő | kapucnis pulóver, kapucnis felső | hátizsák, hátitáska | szállítás, kiszállítás, kézbesítés |
    visszaküldés, visszáru, csere | fizetés, fizetési módok`,
  10: `maglione, pullover | maglietta, t-shirt | scarpe da ginnastica, sneakers, scarpe sportive | borsa, borsetta | berretto, cuffia, cappello |
    impermeabile, giacca impermeabile | piumino, giacca trapuntata | pigiama, abbigliamento notte | costume da bagno, costume intero |
    slip, mutande, mutandine | felpa, felpa con cappuccio, hoodie | sciarpa, foulard | collant, calze velate | zaino, zainetto |
    consegna, spedizione, spese di spedizione | reso, restituzione, rimborso, cambio | pagamento, pagare | taglia, taglie, misura`,
  11: `megztinis, nertinis | sportbačiai, kedai, sportiniai batai | rankinė, krepšys | kepurė, beanie | lietpaltis, neperšlampama striukė |
    džinsai, jeans | pižama, naktiniai | šalikas, skara | maudymosi kostiumėlis, maudymukas | marškinėliai, futbolkė | kuprinė, turistinė kuprinė |
    pristatymas, siuntimas | grąžinimas, keitimas | mokėjimas, apmokėjimas`,
  12: `sweter, pulower | koszulka, t-shirt | trampki, sneakersy, buty sportowe, adidasy | torebka, torba | czapka, beanie |
    płaszcz przeciwdeszczowy, kurtka przeciwdeszczowa | kurtka puchowa, kurtka pikowana, puchówka | dżinsy, jeansy | piżama, odzież nocna |
    strój kąpielowy, kostium kąpielowy | kąpielówki, szorty kąpielowe | majtki, figi | szal, szalik, chusta | bluza z kapturem, hoodie |
    plecak, plecaczek | rajstopy, pończochy | dostawa, wysyłka, przesyłka | zwrot, zwroty, reklamacja, wymiana | płatność, płatności, zapłata`,
  13: `camisola, pulôver, suéter | t-shirt, camiseta | ténis, sapatilhas, sneakers | mala, carteira, bolsa | gorro, beanie | impermeável, casaco impermeável |
    casaco acolchoado, blusão acolchoado, kispo | calças de ganga, jeans | pijama, roupa de dormir | fato de banho, maiô | cuecas, calcinha |
    cachecol, lenço | sweatshirt com capuz, hoodie | collants, meias-calças | casaco de malha, cardigã | entrega, envio, portes |
    devolução, devoluções, troca, reembolso | pagamento, pagar`,
  14: `pulover, jerseu | tricou, t-shirt | pantofi sport, adidași, teniși, sneakers | geantă, poșetă | căciulă, fes | pelerină, jachetă de ploaie |
    geacă matlasată, geacă din puf | blugi, jeans | pijama, haine de dormit | costum de baie, costum întreg | eșarfă, fular | hanorac, hoodie |
    rucsac, ghiozdan | livrare, transport, expediere | retur, returnare, schimb, rambursare | plată, plăți`,
  15: `sveter, pulóver | tričko, tričko s krátkym rukávom | tenisky, športová obuv, botasky | taška, kabelka | čiapka, beanie | pršiplášť, nepremokavá bunda |
    páperová bunda, prešívaná bunda | džínsy, rifle | pyžamo, nočné oblečenie | plavky, jednodielne plavky | šál, šatka | mikina s kapucňou, hoodie |
    pančuchy, silonky | doprava, doručenie, dodanie | vrátenie, reklamácia, výmena | platba, platenie`,
  16: `pulover, pleteni pulover | superge, športni copati, teniske | torba, torbica | kapa, beanie | dežni plašč, vodoodporna jakna |
    kavbojke, jeans hlače, džins | pižama, spalna obleka | kopalke, kupalna obleka | šal, ruta | pulover s kapuco, hoodie | majica, t-shirt |
    nahrbtnik, ruzak | hlačne nogavice, najlonke | dostava, pošiljanje | vračilo, reklamacija, zamenjava | plačilo, plačevanje`,
};

/** Usual synonyms of garments and of questions about an order, for a new shop. A group without the shop's own word does no harm. */
export const defaultSynonyms: readonly SynonymsForm[] = Object.entries(lines).flatMap(([languageId, groups]) =>
  groups.split('|').map((terms) => ({ languageId: Number(languageId), terms: terms.split(',').map((term) => term.replace(/\s+/g, ' ').trim()) })),
);
