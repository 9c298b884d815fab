import { type ArticleText, textOf } from '../article-text.ts';

/** What a club tells its town besides its games, in Swedish. */
export const swedishNews: readonly ArticleText[] = [
  textOf(
    'news',
    'INTERVJU',
    '{p1}: "Jag ville hem"',
    'Efter tre säsonger utomlands är {p1} tillbaka. Vi pratade om ensamhet, språk och längtan efter riktig is.',
    `{p1} sitter längst in i omklädningsrummet, på samma plats som när allt började. Träbänken är utbytt. Utsikten är densamma.
## Språket kom sist
> Jag kunde köpa mjölk efter en månad. Att skämta tog två år.
Det var inte spelet som var svårt, säger hon och skrattar. Det var söndagarna.
## Nu väntar vardagen
Det blir ingen mjukstart. På måndag väntar konditionstest, på onsdag lagfotografering.
[picture] Tillbaka på hemmaplan, med nya skridskor.
> Fråga mig i april hur det gick. Just nu är jag bara glad.`,
    { tags: ['custom.intervju'], isHighlighted: true },
  ),
  textOf(
    'news',
    'INTERVJU',
    'Fem snabba med {p2}',
    'Favoritmålvakt, sämsta lukten i bussen och vem som alltid är sen.',
    `**Bästa minnet?** Första matchen i A-laget. Jag tappade klubban på väg in.
**Vem är alltid sen?** {p3}. Det finns en egen tideräkning.
**Favoritmat på bortaresan?** Köttbullar på macken i Björnvik.
**Vad gör du om tio år?** Tränar någon annans barn och skriker lagom mycket.
**Ett råd till en som är tolv?** Spela allt du kan. Också piano.`,
    { tags: ['custom.intervjuer'] },
  ),
  textOf(
    'news',
    'KLUBBEN',
    'Årsmötet: ny ordförande och plusresultat',
    'Klubben gör ett överskott för tredje året i rad. Mötet tog två timmar och slutade med tårta.',
    `{club} samlade hundratolv medlemmar till årsmöte i föreningslokalen. Styrelsen beviljades ansvarsfrihet.
## Siffrorna
| Post | I år | I fjol |
| Intäkter | 14,2 mkr | 13,1 mkr |
| Kostnader | 13,8 mkr | 12,9 mkr |
| Resultat | 0,4 mkr | 0,2 mkr |
> Vi är en förening först och ett lag sedan. Överskottet går till istid för de yngsta, säger den nya ordföranden.
Protokollet läggs ut i medlemssidorna inom två veckor.`,
    { tags: ['custom.historia'] },
  ),
  textOf(
    'news',
    'BILJETTER',
    'Så köper du biljett till vårens matcher',
    'Medlemmar handlar från måndag klockan tio, alla andra en vecka senare.',
    `Släppet sker i två steg, och varje medlem kan köpa fyra biljetter.
1. Logga in på Mina sidor
2. Välj match och sektion
3. Betala med kort eller mobil
## Priser
| Plats | Vuxen | Ungdom |
| Ståplats | 140 kr | 70 kr |
| Sittplats | 190 kr | 95 kr |
| Familjesektionen | 160 kr | 50 kr |
Har du frågor? Skriv till [biljetter@club.example](mailto:biljetter@club.example) eller ring [0123-456 78](tel:0123-45678).`,
  ),
  textOf(
    'news',
    'BILJETTER',
    'Slutsålt till derbyt – så fungerar väntelistan',
    'Alla platser är borta. Lämnade biljetter fördelas klockan tolv på matchdagen.',
    `På fyrtio minuter försvann de sista biljetterna. Den som inte hann kan ställa sig på väntelistan fram till kvällen före.
- Du får svar senast klockan tolv
- Biljetten gäller bara dig
- Har du årskort behöver du inte göra något
Köp aldrig av någon utanför arenan: samma biljett säljs gärna flera gånger.`,
    { tags: ['custom.derby', 'custom.supportrar'] },
  ),
  textOf(
    'news',
    'INFO',
    'Så tar du dig till arenan på lördag',
    'Extra bussar, avstängd västra entré och en ny plats för cyklar.',
    `Räkna med köer från klockan fem. Det går snabbast att komma med buss.
- Linje 12 går var femte minut från torget
- Västra entrén är stängd på grund av snöröjning
- Cykla gärna: det finns tvåhundra nya ställ
- Kontantfritt i alla kiosker
[box] Glöm inte
Väskor större än ett A4-papper lämnas hemma.
[/box]`,
  ),
  textOf(
    'news',
    'UNGDOM',
    'Skridskoskolan är tillbaka – anmäl ditt barn',
    'Varje söndag klockan nio får de minsta låna hjälm, skridskor och en stol att hålla i.',
    `Du behöver inte ha stått på is förut. Det har inte vi heller, säger ledarna, och menar det nästan.
## Det här ingår
- Lån av utrustning
- Saft och bulle
- Ett diplom när säsongen är slut
> Det bästa är när de glömmer stolen, säger {p2}, som själv började här.
Anmäl dig i kassan eller på plats. Avgiften är femhundra kronor för hela vintern.`,
    { tags: ['custom.ungdom', 'custom.traning'] },
  ),
  textOf(
    'news',
    'UNGDOM',
    'Fyra egna talanger till landslagslägret',
    'Aldrig har så många från klubben kallats på en gång.',
    `Beskedet kom på eftermiddagen, mitt i matteprovet. Telefonen vibrerade, och läraren såg åt ett annat håll.
Två backar, en center och en målvakt åker till lägret på söndag. Alla fyra har gått genom klubbens skridskoskola.
> Vi har slutat skjutsa vinnare och börjat skjutsa barn. Det verkar fungera, säger ungdomsansvarige.
[picture] Sista passet före avfärd.`,
    { tags: ['custom.ungdom'] },
  ),
  textOf(
    'news',
    'ARENAN',
    'Ny ljusanläggning i {venue}',
    'Två hundra armaturer byts. Elräkningen väntas sjunka med en tredjedel.',
    `Arbetet börjar när sista matchen är spelad och ska vara klart före premiären.
Ljuset blir jämnare för den som spelar och för den som filmar. Dessutom kan man göra en riktig ljusshow, lovar vaktmästaren.
> Jag har bytt lampor för hand sedan 1994. Min rygg röstade ja.
Kommunen betalar hälften, klubben resten.`,
    { tags: ['custom.arena'] },
  ),
  textOf(
    'news',
    'SUPPORTER',
    'Tifot tog sex veckor att måla',
    'Fyrahundra kvadratmeter tyg, en lånad lada och mycket kaffe.',
    `Det började med en skiss på en servett. Sedan kom trettio personer varje kväll.
[gallery] Skissen; Ladan; På läktaren
> Färgen torkade inte, för det var minus åtta. Så vi lånade hårtorkar av hela byn.
Vad som står på det? Det får du se före nedsläpp.`,
    { tags: ['custom.supportrar', 'custom.bakom-kulisserna'] },
  ),
  textOf(
    'news',
    'SKADERAPPORT',
    'Uppdatering om skadeläget',
    'En tillbaka, två på väg och en som får vänta till efter jul.',
    `| Spelare | Skada | Åter |
| {p1} | Handled | Spelklar |
| {p2} | Ljumske | Två veckor |
| {p3} | Axel | Efter jul |
Läkaren påminner om att ingen tjänar på att komma tillbaka för tidigt.`,
    { state: 'unpublished' },
  ),
  textOf(
    'news',
    'KONTRAKT',
    '{p3} förlänger med två år',
    'Publikfavoriten blir kvar. "Det fanns inget annat på kartan."',
    `Pappren skrevs på i cafeterian, mellan en korv och en kaffe.
> Jag bor fyra minuter från hallen. Min hund skulle aldrig förlåta mig, säger {p3}.
Sportchefen är nöjd och kallar det säsongens viktigaste nyförvärv.
[embed] https://youtu.be/forlanger Se hela pressträffen`,
    { tags: ['custom.presskonferens'] },
  ),
  textOf(
    'news',
    'HISTORIA',
    'Den långa vintern 1966',
    'När isen låg i sju månader och laget spelade alla matcher utomhus.',
    `Det var så kallt att pucken sprack.

Matchuret hade frusit, så domaren räknade högt. Publiken räknade med, men inte alltid åt samma håll.

Den som vill läsa mer hittar hela berättelsen i klubbens jubileumsskrift från 1984.`,
    { tags: ['custom.arena'], version: 'v1' },
  ),
  textOf(
    'news',
    'JUBILEUM',
    'Museet öppnar på söndag',
    'Tröjor, pokaler och en målvaktsmask som ingen vågar ta på sig.',
    `I tre rum får du följa föreningen från sjöis till konstfrusen bana. Barn går in gratis.
Öppet söndagar mellan elva och tre. Ideella krafter håller i allt, och kaffet är på frivillig grund.`,
    { state: 'draft' },
  ),
  textOf(
    'news',
    'SPONSOR',
    'Utkast: nytt avtal med bageriet',
    'Bullar till alla ungdomslag under två säsonger.',
    'Texten väntar på godkännande av bageriet. Citat från båda parter saknas.',
    { state: 'draft' },
  ),
  textOf(
    'news',
    'KAMPANJ',
    'Höstens halsduk till halva priset',
    'Gäller så långt lagret räcker, dock längst till månadsskiftet.',
    'Kampanjen gällde i butiken vid huvudentrén och i webbutiken. Tack till alla som handlade.',
    { state: 'expired' },
  ),
  textOf(
    'news',
    'RÄTTELSE',
    'Fel datum i inbjudan',
    'Den här texten ersattes av en ny inbjudan.',
    'Datumet i den första inbjudan var fel. Texten är borttagen och ersatt.',
    { state: 'deleted' },
  ),
  textOf(
    'news',
    'IDEELLT',
    'De som öppnar dörrarna',
    'Klockan sex på morgonen är de elva, och de vet var kaffet finns.',
    `Varje match behöver sextio ideella. De flesta har varit här längre än resultattavlan.
> Jag kom för att skjutsa min dotter till träning 1998. Hon har flyttat. Inte jag.
De säljer program, spolar is, hittar borttappade vantar och borttappade barn.
[picture] Innan portarna öppnar.
Vill du hjälpa till? Det ligger en lista i foajén, och på torsdagar tårta.`,
    { tags: ['custom.bakom-kulisserna'] },
  ),
  textOf(
    'news',
    'LIGAN',
    'Nya regler för videogranskning',
    'Tränarna får begära två granskningar per match. En granskning får ta högst två minuter.',
    `Från nästa omgång får en tränare begära granskning två gånger. Står domslutet fast kostar det en timeout.
## Det här kan granskas
- Mål, och det som ledde fram till dem i zonen
- Hög klubba
- Matchklockan
> Rätt beslut, snabbt. I den ordningen, säger domarchefen.`,
  ),
];
