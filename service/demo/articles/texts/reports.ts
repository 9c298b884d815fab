import { type ArticleText, textOf } from '../article-text.ts';

/** Reports of games that were played, in Swedish. */
export const swedishReports: readonly ArticleText[] = [
  textOf(
    'report',
    'MATCH',
    '{winner} höll undan i {venue}',
    'Det blev {score} i en match som länge vägde jämnt. {p1} klev fram när det behövdes som mest.',
    `{home} och {away} möttes {date}, och den som kom sent till sin plats hade redan missat det första läget. Tempot var högt från nedsläpp.
## Målvakten i centrum
{p2} räddade två friåkningar i första perioden och fick läktaren att resa sig. Men ju längre matchen gick, desto mer styrde {winner}.
> Vi pratade om att vara enkla och få pucken till mål. Det gav utdelning, säger {p1}.
{loser} tryckte på i slutminuterna och tog ut målvakten, utan att få in den där sista pucken. När slutsignalen gick stod det {score}.
[game]
[box] Matchen i korthet
- Resultat: {home} - {away} {score}
- Arena: {venue}
- Bäst på isen: {p1}
[/box]`,
    { tags: ['custom.highlights'], isHighlighted: true },
  ),
  textOf(
    'report',
    'REFERAT',
    'Seger för {winner} efter tung tredje period',
    'Matchen mellan {home} och {away} slutade {score}. Avgörandet kom när båda lagen hade tröttnat.',
    `Efter två perioder trodde nog de flesta i {venue} att det skulle bli förlängning. I stället växlade {winner} upp.
## Powerplay gjorde skillnaden
Tre utvisningar på kort tid öppnade matchen. {p1} sköt i trafik, {p2} styrde, och {loser} kom aldrig riktigt tillbaka.
| Period | Skott {home} | Skott {away} |
| 1 | 9 | 11 |
| 2 | 8 | 7 |
| 3 | 14 | 6 |
> Vi åker för många dumma utvisningar. Det går inte mot ett lag som spelar så rakt, säger {p3}.
Lagen möts igen senare i höst.`,
    { tags: ['custom.highlight'] },
  ),
  textOf(
    'report',
    'DERBY',
    'Derbyfest: {home} mot {away} bjöd på allt',
    'Tifo, stolpträffar och ett avgörande som det kommer att talas om länge. {winner} vann med {score}.',
    `Kön ringlade sig runt kvarteret redan två timmar före match. Inne i {venue} hängde banderollerna tätt.
[picture] Klackarna sjöng från första till sista minuten.
Det tog en stund innan spelet kom i gång. Båda lagen var rädda att göra misstag, och första perioden saknade mål. Sedan brakade det loss.
## En kväll för {p1}
*Matchens gigant* kallade speakern honom, och få höll inte med. {p1} vann dueller, täckte skott och pekade med hela handen.
> Att få spela en sådan här match hemma inför sina kompisar – det är därför man håller på, säger {p1}.
{loser} får trösta sig med att insatsen räckte långt. Men poängen tog {winner}.
[embed] https://youtu.be/derbykvall Höjdpunkterna från derbyt`,
    { tags: ['custom.derby', 'custom.supportrar'] },
  ),
  textOf(
    'report',
    'J20',
    'Juniorerna visade vägen när {winner} vann',
    'Med fem spelare från egna led tog {winner} hem matchen. Slutresultat: {score}.',
    `Skadelistan är lång, men det märktes inte. De unga fick förtroendet och betalade tillbaka direkt.
{p1} gjorde sin första match från start och spelade nästan nitton minuter.
## "Han såg ut som en veteran"
> Jag tittade på klockan efter första bytet och tänkte: det här går bra. Han såg ut som en veteran, säger tränaren.
{p2} stod för två framspelningar. För {loser} var {p3} bäst, inte minst i boxplay.
[game]`,
    { tags: ['custom.ungdom'] },
  ),
  textOf(
    'report',
    'MATCH',
    'Tre tankar efter {home}–{away}',
    '{score} blev det i {venue}. Här är vad vi tog med oss därifrån.',
    `## 1. Specialteamen vinner matcher
{winner} gick mål i numerärt överläge och släppte inte in något själva när de hade en man mindre.
## 2. {p1} behöver fler minuter
Varje gång trion med {p1} var på isen hände något. Det blev två stolpar, ett mål och en utvisning framkallad.
## 3. Publiken är tillbaka
{venue} var så gott som fullsatt för fjärde gången i rad. Kioskerna hann nästan sälja slut på korv, vilket i sig är ett omdöme.
---
Nästa match spelas redan i veckan. Räkna inte ut {loser}, som får tillbaka två backar från skada.`,
    { tags: ['custom.highlights'] },
  ),
  textOf(
    'report',
    'MATCH',
    '{loser} föll efter sent mål',
    'Länge såg det ut som ett kryss. Men {winner} ville annorlunda och vann med {score}.',
    `Det fanns en plan, och den höll i femtiosex minuter. {loser} spelade tätt i egen zon och kontrade när tillfälle gavs.
Då kom pucken ut till {p1} vid blålinjen. Skottet var inte hårt, men det smet in under en klunga av ben.
> Man ser den inte. Man hör bara publiken, säger {p2}.
**Vändpunkten:** en timeout som {winner} tog med fyra minuter kvar. Efter den vann laget åtta tekningar i följd.
[box] Så gick det till
1. Timeout och ny uppställning
2. Vunnen tekning i anfallszon
3. Skott från blå, skymd målvakt
[/box]`,
  ),
];

/** Reports of games that were played, in English. */
export const englishReports: readonly ArticleText[] = [
  textOf(
    'report',
    'MATCH',
    '{winner} win a game that refused to settle',
    'It ended {score} at {venue}, after a night of posts, pads and one very loud second period.',
    `For a long time neither {home} nor {away} wanted to be the side that made the first mistake. Then both made several.
## Pressure that textOf
{p1} hit the post twice before finding the net, and from that moment {winner} looked the quicker team to every loose puck.
> We kept telling each other it would come. It is a long game, and we have good legs, said {p1}.
{loser} answered with a strong spell of their own and forced {p2} into the save of the night, a glove stop low to the left.
[game]
[box] The game in brief
- Result: {home} - {away} {score}
- Played at: {venue}
- Player of the game: {p1}
[/box]`,
    { tags: ['custom.highlights'], isHighlighted: true },
  ),
  textOf(
    'report',
    'REPORT',
    'Late show: how {winner} turned the evening around',
    'Two power plays, one timeout and a bounce off the boards. {home} - {away} finished {score}.',
    `With ten minutes left the home end had gone quiet. What followed was the best ten minutes of hockey this rink has seen all season.
## The timeout
The bench asked for thirty seconds and used all of them. "Shorter shifts, pucks behind their defence," was the message, and it worked.
| Period | Shots {home} | Shots {away} |
| First | 7 | 10 |
| Second | 9 | 9 |
| Third | 15 | 5 |
> You could feel the building wake up, said {p2}. After that we just rode the noise.
For {loser} there was praise for {p3}, who blocked six shots and finished the night with an ice pack on each ankle.`,
    { tags: ['custom.highlight'] },
  ),
  textOf(
    'report',
    'DERBY',
    'Derby delight as the stands shake at {venue}',
    'Flags, songs and a {score} scoreline: {home} against {away} lived up to its name.',
    `The queue went round the block two hours before the doors opened. Inside, the banners had been up since lunch.
[picture] The supporters sang from the first minute to the last.
It took a while for the play to match the noise. A goalless first period was all elbows and caution; the rest was anything but.
## One for {p1}
Every derby needs a name, and this one belongs to {p1}: first to the corners, last off the ice.
> My grandfather took me to my first derby when I was five. Tonight he was up there, crying, said {p1}.
{winner} take the points and the bragging rights. {loser} have until the new year to think of an answer.
[embed] https://youtu.be/derbynight Highlights of the derby`,
    { tags: ['custom.derby', 'custom.supportrar'] },
  ),
  textOf(
    'report',
    'MATCH',
    'Five things we saw in {home} against {away}',
    'The scoreboard said {score}. The game said rather more.',
    `## 1. Special teams decide
{winner} scored with the extra skater and gave nothing away a man down.
## 2. {p1} is playing the hockey of a lifetime
Four points in two games, and a pass through three pairs of skates that will be shown to children.
## 3. Goalkeeping is a trade
{p2} never looked hurried. Rebounds went to the corners, every one.
## 4. Faceoffs matter after all
Sixty-one per cent, in a game of small margins.
## 5. The pea soup at {venue}
Still the best in the league. Bring cash for mustard.`,
    { tags: ['custom.highlights'] },
  ),
  textOf(
    'report',
    'WOMEN',
    'Patience pays off for {winner}',
    'A game of chess on skates ended {score}, with the decisive move made by {p1}.',
    `Both teams came with a plan and neither would leave it. For forty minutes the neutral zone at {venue} was the busiest place in town.
{p1} broke the pattern by carrying the puck herself, past one, past two, and sliding it beneath {p2}.
> I saw the gap and thought: now or never, she said afterwards, still out of breath.
{loser} pulled the goalkeeper with two minutes to go and had the chances to level. A stick, a skate and finally the siren denied them.
[game]`,
  ),
  textOf(
    'report',
    'MATCH',
    'Snow outside, goals inside: {winner} warm up {venue}',
    'The buses were late and the road was white, but those who came saw {score}.',
    `Kick of the night: the ice machine broke down before the second period, and the crowd was treated to a quarter of an hour of accordion.
When play resumed, so did {winner}. {p1} and {p2} combined for a goal that was all timing.
> We laughed so much in the break that we forgot to be nervous, said {p2}.
**What comes next:** both teams travel on Saturday. {loser} hope to have {p3} back from a wrist injury by then.
[gallery] Before the doors opened; The accordion; The winning goal`,
    { tags: ['custom.bakom-kulisserna'] },
  ),
];
