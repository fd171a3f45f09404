/**
 * Search queries with expected results: correct spelling and typos, without accents, incomplete words, plurals, Latin transliteration. Each line
 * has the query, the kinds (codes) of which each of the first three results must be one, and a further condition: a colour, a
 * brand, an audience, a word of the English name, or the one product that must be first. The parts are separated by semicolons.
 */
const dresses = 'dress,wrap-dress,shirt-dress,knit-dress,maxi-dress';
const jackets = 'jacket,denim-jacket,raincoat,puffer';
const trousers = 'trousers,chinos,joggers';
const shorter = `${trousers},shorts`;
const shirts = 'shirt,overshirt';
const bags = 'bag,tote,backpack';
const tees = 't-shirt,long-sleeve,polo,vest-top';

export const searchQueries = {
  en: `
    hodie | hoodie ; t shirt | t-shirt ; tshirts | t-shirt ; black dress | ${dresses} | colour=black ; dreses | ${dresses}
    womens jeans | jeans | for=women ; jaens | jeans ; trosers | ${trousers} ; cardigen | cardigan ; linen shirt | shirt | word=linen
    shirt | shirt ; ossenby jeans | jeans | brand=ossenby ; osenby | | brand=ossenby ; polka dot dress | ${dresses} | word=polka-dot
    raincoat | raincoat ; swim sho | swim-shorts ; socks for kids | socks | for=kids ; beanei | beanie ; belt | belt
    SV-00017 | | handle=SV-00017 ; sv-00001-sky | | handle=SV-00001 ; mens coat | coat,trench-coat | for=men ; stripey socks | socks
    knited dress | knit-dress,dress,shirt-dress,maxi-dress ; pjamas | pyjamas ; cotton jogers | joggers ; high waist leggings | leggings
    baby body | baby-bodysuit ; grey blazer | blazer | colour=grey ; Brindlemoor cardigan | cardigan | brand=brindlemoor
    trench | trench-coat ; scarfs | scarf ; wool beanie | beanie ; pants | ${trousers} ; pullover | jumper ; sweater | jumper,sweatshirt,knit-dress
    tee | ${tees} ; sneakers | trainers ; handbag | ${bags} ; black pants | ${trousers} | colour=black ; swimming trunks | swim-shorts`,
  bn: `
    শার্ট | shirt,overshirt,shirt-dress ; টি-শার্ট | t-shirt,long-sleeve ; টিশার্ট | t-shirt,long-sleeve
    টি শার্ট | t-shirt,long-sleeve ; কালো ড্রেস | ${dresses} | colour=black ; জিন্স | jeans ; জিনস | jeans ; সোয়েটার | jumper
    হুডী | hoodie ; মোজা | socks ; জ্যাকট | ${jackets} ; পাজামা | pyjamas ; প্যান্ট | ${trousers} ; dress | ${dresses}
    SV-00017 | | handle=SV-00017 ; সাদা শার্ট | shirt,overshirt,shirt-dress,polo | colour=white ; স্কার্ফ | scarf ; বেল্ট | belt
    ব্লেজার | blazer ; লেগিং | leggings ; কোট | coat,trench-coat`,
  de: `
    kleid | ${dresses} ; Klied | ${dresses} ; schwarzes Kleid | ${dresses} | colour=black ; hemd | ${shirts}
    Hemden Harrowfinch | ${shirts} | brand=harrowfinch ; guertel | belt ; gurtel | belt ; jeans jacke | denim-jacket ; regenjake | raincoat
    Leinenhemd | ${shirts} | word=linen ; pulover | jumper ; röcke | skirt ; strumpfh | tights ; mutze | beanie
    tshirt herren | t-shirt | for=men ; Strumpfhosen | tights ; Damenkleid | ${dresses} ; Wintermütze | beanie ; Blusen | blouse
    Sweatshrit | sweatshirt ; Herrenhose | ${shorter},swim-shorts | for=men ; Socken Kinder | socks | for=kids
    Damenmantel | coat,trench-coat | for=women ; Pulli | jumper ; Turnschuhe | trainers ; Handtasche | ${bags} ; Pyjama | pyjamas`,
  bg: `
    рокля | ${dresses} ; рокли | ${dresses} ; рокля черно | ${dresses} | colour=black ; РИЗА | shirt,overshirt ; ризи | ${shirts}
    тениска | t-shirt,polo ; дънки | jeans ; дънкии | jeans ; панталони | ${shorter} ; чорапи | socks ; пуолвер | jumper
    roklya | ${dresses} ; чант | ${bags} ; сутиен | bra ; бяла риза | ${shirts} | colour=white ; шапка | beanie,cap ; поли | skirt
    пижами | pyjamas`,
  cz: `
    šaty | ${dresses} ; saty | ${dresses} ; cerne saty | ${dresses} | colour=black ; kosile | shirt ; košyle | shirt
    tričko | t-shirt,long-sleeve ; mikyna | sweatshirt,hoodie ; kalhoty | ${trousers} ; ponozky | socks ; sukne | skirt ; dziny | jeans
    podprsenk | bra ; kabáty | coat ; plavky | swimsuit,swim-shorts ; modré džíny | jeans | colour=blue,denim-blue,navy,sky
    pyžama | pyjamas ; bílá košile | shirt | colour=white ; legíni | leggings`,
  el: `
    φόρεμα | ${dresses} ; φορεμα | ${dresses} ; ΦΟΡΕΜΑΤΑ | ${dresses} ; μαυρο φορεμα | ${dresses} | colour=black ; φώρεμα | ${dresses}
    forema | ${dresses} ; πουκαμισο | ${shirts} ; πουκάμησα | ${shirts} ; παντελονια | ${trousers},jeans ; κάλτσες | socks ; ζακετα | cardigan
    φουτερ | sweatshirt,hoodie ; ζωνη | belt ; τσαντ | ${bags} ; κασκολ | scarf ; παλτο | coat ; μαγιο | swimsuit,swim-shorts
    μπλουζες | blouse,long-sleeve,polo ; λευκό πουκάμισο | ${shirts} | colour=white`,
  es: `
    vestido | ${dresses} ; bestido | ${dresses} ; vestidos negros | ${dresses} | colour=black ; camisa | shirt
    camisa lino | shirt | word=linen ; camisetas | ${tees} ; pantalon | ${shorter} ; calcetines | socks ; chaketa | ${jackets}
    falda | skirt ; cinturon | belt ; banador | swimsuit,swim-shorts ; sudadera capucha | hoodie ; pijamas | pyjamas
    abrigo mujer | coat | for=women ; camisa blanca | shirt | colour=white ; bufandas | scarf ; leguins | leggings`,
  hr: `
    haljina | ${dresses} ; haljine | ${dresses} ; crna haljina | ${dresses} | colour=black ; kosulja | ${shirts} ; košulje | ${shirts}
    majica | ${tees},hoodie ; hlace | ${shorter} ; carape | socks ; traprice | jeans ; dzemper | jumper ; sukna | skirt
    jakne | ${jackets},overshirt ; bijela košulja | ${shirts} | colour=white ; kupaci | swimsuit,swim-shorts ; pidzama | pyjamas ; šal | scarf
    grudnjaci | bra`,
  hu: `
    ruha | ${dresses} ; ruhák | ${dresses} ; fekete ruha | ${dresses} | colour=black ; ing | shirt ; ingek | shirt
    polo | t-shirt,long-sleeve,polo ; nadrag | ${trousers} ; nadrágok | ${trousers} ; szoknja | skirt ; kabat | coat
    pulovar | jumper,hoodie ; zokni | socks ; taska | ${bags} ; farmernadr | jeans ; fehér ing | shirt | colour=white ; pizsamák | pyjamas
    melltarto | bra ; kardigan | cardigan ; övek | belt`,
  it: `
    vestito | ${dresses} ; vestiti | ${dresses} ; vestito nero | ${dresses} | colour=black ; camicia | ${shirts} ; camica | ${shirts}
    camicia di lino | ${shirts} | word=linen ; maglione | jumper ; maglioni | jumper ; pantalone | ${trousers} ; giacca | ${jackets}
    gonne | skirt ; calzni | socks ; borsa | ${bags} ; camicia bianca | ${shirts} | colour=white ; pigiami | pyjamas ; cappoto | coat
    reggiseni | bra ; cintura | belt`,
  lt: `
    suknelė | ${dresses} ; sukneles | ${dresses} ; juoda suknele | ${dresses} | colour=black ; marskiniai | ${shirts}
    marskineliai | ${tees} ; kelnes | ${trousers} ; kojines | socks ; striuke | ${jackets} ; dzinsai | jeans ; megstinis | jumper
    sijonai | skirt ; dirzas | belt ; balti marškiniai | shirt | colour=white ; pizama | pyjamas ; paltai | coat ; tampres | leggings
    šalikai | scarf`,
  pl: `
    sukienka | ${dresses} ; sukienki | ${dresses} ; sukinka | ${dresses} ; czarna sukienka | ${dresses} | colour=black ; koszula | ${shirts}
    koszulka polo | polo ; spodnie | ${trousers} ; spodnica | skirt ; plaszcz | coat ; kurtki | ${jackets} ; skarpety | socks
    dzinsy | jeans ; pasek | belt ; biała koszula | shirt | colour=white ; pizama | pyjamas ; szaliki | scarf ; leginsy | leggings
    stroj kapielowy | swimsuit`,
  pt: `
    vestido | ${dresses} ; vestidos | ${dresses} ; vestido preto | ${dresses} | colour=black ; camisa | shirt ; calcas | ${trousers},jeans
    calças de ganga | jeans ; saia | skirt ; camisola | jumper ; meias | socks ; swetshirt | sweatshirt,hoodie ; cinto | belt ; mala | bag
    fato de banho | swimsuit ; camisa branca | shirt | colour=white ; pijamas | pyjamas ; cachecois | scarf ; sutia | bra
    casaco de malha | cardigan`,
  ro: `
    rochie | ${dresses} ; rochii | ${dresses} ; rochie neagra | ${dresses} | colour=black ; camasa | ${shirts} ; cămăși | ${shirts}
    tricouri | t-shirt,polo ; pantaloni | ${shorter} ; fusta | skirt ; jachete | ${jackets},overshirt ; sosete | socks ; blug | jeans
    hanorac | hoodie ; caciula | beanie ; camasa alba | ${shirts} | colour=white ; pijamale | pyjamas ; fular | scarf ; colanti | leggings
    palton | coat`,
  sk: `
    šaty | ${dresses} ; saty | ${dresses} ; čierne šaty | ${dresses} | colour=black ; kosela | shirt ; košela | shirt
    tricko | t-shirt,long-sleeve ; nohavice | ${trousers} ; sukna | skirt ; ponožki | socks ; svetr | jumper
    mikiny | sweatshirt,hoodie ; ciapka | beanie ; opasok | belt ; biela košeľa | shirt | colour=white ; pyžama | pyjamas ; šály | scarf
    leginy | leggings ; kabat | coat`,
  sl: `
    obleka | ${dresses} ; obleke | ${dresses} ; crna obleka | ${dresses} | colour=black ; srajca | ${shirts} ; srjaca | ${shirts} ; majica | ${tees}
    hlace | ${shorter} ; kavbojke | jeans ; kavbjke | jeans ; krila | skirt ; nogavice | socks ; jakn | ${jackets},overshirt
    bela srajca | ${shirts} | colour=white ; pižame | pyjamas ; plasc | coat ; šali | scarf ; pajkice | leggings ; kopalk | swimsuit,swim-shorts`,
  at: `
    kleid | ${dresses} ; Kleider schwarz | ${dresses} | colour=black ; haube | beanie ; strickweste | cardigan ; unterhose | briefs
    jakce | ${jackets} ; hemd | ${shirts} ; muetze | beanie ; tarnwhistle haube | beanie | brand=tarnwhistle ; mantl | coat
    Strickjacke | cardigan ; Winterhaube | beanie ; Pyjamas | pyjamas ; Gürtl | belt ; Damenhose | ${shorter} | for=women`,
} as const;
