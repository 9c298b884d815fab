import { type ArticleText, textOf } from '../article-text.ts';

/** Previews of games to come, in Swedish. */
export const swedishPreviews: readonly ArticleText[] = [
  textOf(
    'preview',
    'INFÖR',
    'Allt du behöver veta inför {home}–{away}',
    'Den {date} smäller det i {venue}. Här är form, frånvaro och förväntningar.',
    `{home} har vunnit tre av de fem senaste, {away} fyra. Något får ge vika.
## Formen
Båda lagen gör mål tidigt. I sex av tio matcher har det fallit ett mål före den åttonde minuten.
## Frånvaro
- {p3} är tillbaka i träning men spelar tidigast nästa vecka
- En utespelare saknas hos gästerna efter matchstraff
> Vi vet vad de vill göra. Frågan är om vi orkar stoppa det i sextio minuter, säger {p1}.
[game]
[box] Praktiskt
- Portarna öppnar en timme före nedsläpp
- Sändning i klubbens kanal
- Parkeringen vid norra entrén är avstängd
[/box]`,
    { tags: ['custom.derby'], isHighlighted: true },
  ),
  textOf(
    'preview',
    'INFÖR',
    'Toppmöte i {venue}',
    'När {away} gäster {home} är det mer än poäng som står på spel.',
    `Det har blivit en vana att dessa två lag gör upp om de främsta platserna. I fjol skilde två poäng när allt var spelat.
{p1} har mött {away} elva gånger och gjort poäng i nio av dem.
> De är obekväma. De släpper dig inte in i mitten, säger {p1}.
*Vårt tips:* tätt, få mål och ett avgörande i powerplay.
[game]`,
  ),
  textOf(
    'preview',
    'INFÖR',
    'Truppen till mötet med {away}',
    'Två byten i laget jämfört med senast. {p1} är tillbaka.',
    `Tränaren gör två förändringar när {home} tar emot {away} {date}.
| Kedja | Vänster | Center | Höger |
| 1 | {p1} | {p2} | {p3} |
| 2 | Nya | Gamla | Kända |
In kommer {p1}, ut går en spelare som är sjuk. I mål står den som stod senast.`,
    { state: 'scheduled' },
  ),
  textOf(
    'preview',
    'KVÄLLENS MATCH',
    'Så laddar {p1} före nedsläpp',
    'Kaffe, tejp och en promenad runt sjön. Vi följde med en matchdag.',
    `Klockan är tio när {p1} parkerar bakom {venue}. Värmningen är lätt, samtalet ännu lättare.
## Rutinerna
1. Tejpa två klubbor, aldrig tre
2. Pasta klockan ett
3. Sova, men inte för länge
> Min farmor säger att jag ska tänka på något roligt. Så jag tänker på farmor.
I kväll väntar {away}.
[game]`,
    { tags: ['custom.bakom-kulisserna', 'custom.intervju'] },
  ),
];

/** Previews of games to come, in English. */
export const englishPreviews: readonly ArticleText[] = [
  textOf(
    'preview',
    'PREVIEW',
    'What to look for when {home} meet {away}',
    'Form, absences and a rivalry that needs no introduction. They meet on {date}.',
    `{home} have won three of their last five, {away} four. Something has to give at {venue}.
## Form
Both start fast: in six of ten games this season there has been a goal before the eighth minute.
## Absences
- {p3} is skating again but will not play before next week
- The visitors miss a forward who is suspended
> We know what they want to do. The question is whether we can stop it for sixty minutes, said {p1}.
[game]
[box] Good to know
- Doors open an hour before the game
- Shown live in the club's channel
- No parking at the north entrance
[/box]`,
    { tags: ['custom.derby'], isHighlighted: true },
  ),
  textOf(
    'preview',
    'PREVIEW',
    'Top of the table comes to {venue}',
    '{away} travel to {home} with a run of clean sheets that has surprised even their own coach.',
    `It has become a habit that these two decide the first places between them. Last year two points stood between them when all was done.
{p1} has met {away} eleven times and scored in nine.
> They are awkward. They do not let you into the middle, said {p1}.
*Our guess:* tight, few goals, and settled on the power play.
[game]`,
  ),
  textOf(
    'preview',
    'SQUAD',
    'Squad news ahead of {away}',
    'Two changes from last time, and a familiar face on the bench.',
    `The coach makes two changes for the game on {date}.
| Line | Left | Centre | Right |
| First | {p1} | {p2} | {p3} |
| Second | Changed | Kept | Kept |
{p1} returns after two weeks out. The goalkeeper is decided on the morning of the game, "as always, and as always I already know," said the coach.`,
    { state: 'scheduled' },
  ),
  textOf(
    'preview',
    'THE WEEKEND',
    'Your guide to the round: where to be and why',
    'Twelve games in three days. We picked the one that you should not miss.',
    `If you see only one, make it {home} against {away}. The last meeting had eight goals and a delayed bus.
## Also worth the trip
- The junior double-header on Saturday morning, free of charge
- The legends' game at noon on Sunday
- Any rink that sells cinnamon buns
[game]
Times may change: look at the schedule before you leave.`,
    { tags: ['custom.supportrar'] },
  ),
];
