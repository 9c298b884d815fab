import { type ArticleText, textOf } from '../article-text.ts';

/** What a league and its clubs tell besides their games, in English. */
export const englishNews: readonly ArticleText[] = [
  textOf(
    'news',
    'INTERVIEW',
    '{p1} on leaving home, coming back and what happened in between',
    'Three seasons abroad taught {p1} how to cook, how to lose and how to sleep on a bus.',
    `We meet in the stands, in the seats that face the scoreboard. {p1} has brought two coffees and an opinion on both.
## Learning to be bad at something
> I could buy milk after a month. Being funny took two years.
The hockey was never the hard part. The Sundays were.
## What is next
There will be no soft landing: fitness tests on Monday, team photographs on Wednesday, and a first game within the week.
[picture] Back on familiar ice, with new skates.
> Ask me in April how it went. Today I am simply happy.`,
    { tags: ['custom.intervju'], isHighlighted: true },
  ),
  textOf(
    'news',
    'INTERVIEW',
    'Quick questions for {p2}',
    'Favourite goalkeeper, worst smell on the bus and who is always late.',
    `**Best memory?** My first senior game. I dropped my stick on the way in.
**Who is always late?** {p3}. There is a time zone named for it.
**Best food on the road?** Meatballs at the petrol station in Björnvik.
**In ten years?** Coaching somebody else's children and shouting a reasonable amount.
**Advice to a twelve-year-old?** Play everything. The piano too.`,
    { tags: ['custom.intervjuer'] },
  ),
  textOf(
    'news',
    'LEAGUE',
    'New rules for video review take effect this month',
    'Coaches may challenge twice a game. Reviews must be over within two minutes.',
    `From the next round a coach may ask for a review twice in a game, and loses a timeout if the call stands.
## What can be reviewed
- Goals, and what led to them within the zone
- High sticks
- The clock
## What cannot
1. Icing
2. Opinions
| Season | Reviews a game | Average time |
| Two years ago | 1.4 | 3:10 |
| Last year | 1.1 | 2:35 |
> The right call, quickly. In that order, said the head of officiating.`,
  ),
  textOf(
    'news',
    'TICKETS',
    'Spring tickets: who buys when, and for how much',
    'Members from Monday at ten, everybody else a week later.',
    `There are two steps, and each member can buy four tickets.
1. Sign in to My pages
2. Choose game and section
3. Pay by card or phone
## Prices
| Place | Adult | Junior |
| Standing | 140 kr | 70 kr |
| Seated | 190 kr | 95 kr |
| Family section | 160 kr | 50 kr |
Questions? Write to [tickets@club.example](mailto:tickets@club.example).`,
  ),
  textOf(
    'news',
    'TICKETS',
    'Derby sold out: how the waiting list works',
    'Returned tickets are given away at noon on the day of the game.',
    `The last seats went in forty minutes. If you missed them, join the list by the evening before.
- You hear from us by noon
- The ticket is yours alone
- Season-ticket holders need do nothing
Never buy outside the arena: the same ticket tends to be sold more than once.`,
    { tags: ['custom.derby', 'custom.supportrar'] },
  ),
  textOf(
    'news',
    'TRAVEL',
    'Getting to {venue} this weekend',
    'Extra buses, a closed entrance and two hundred new bicycle stands.',
    `Expect queues from five o'clock. The bus is quickest.
- Line 12 leaves the square every five minutes
- The west entrance is closed while snow is cleared
- No cash in the kiosks
[box] Do not forget
Bags larger than a sheet of A4 stay at home.
[/box]`,
  ),
  textOf(
    'news',
    'YOUTH',
    'Learn to skate: Sundays at nine',
    'Helmets, skates and a chair to hold on to are free to borrow.',
    `You need not have stood on ice before. Neither had we, say the leaders, and almost mean it.
## What you get
- Equipment on loan
- Juice and a bun
- A diploma when winter is over
> The best moment is when they forget the chair, said {p2}, who started here.
Sign up at the desk. It costs five hundred kronor for the whole winter.`,
    { tags: ['custom.ungdom', 'custom.traning'] },
  ),
  textOf(
    'news',
    'YOUTH',
    'Four academy players called up for the national camp',
    'Never before have so many come from one club at once.',
    `The message came in the middle of a mathematics test. A phone buzzed, and the teacher looked the other way.
Two defenders, a centre and a goalkeeper leave on Sunday. All four started in the skating school.
> We stopped driving winners about and started driving children. It seems to work, said the head of youth.
[picture] The last practice before they leave.`,
    { tags: ['custom.ungdom'] },
  ),
  textOf(
    'news',
    'ARENA',
    'New lights for {venue}',
    'Two hundred lamps are replaced, and the bill should fall by a third.',
    `Work begins after the last game and is to be finished before opening night.
The light will be more even for those who play and those who film, and there will be a proper show, promises the caretaker.
> I have changed bulbs by hand since 1994. My back voted yes.
The town pays half and the club the rest.`,
    { tags: ['custom.arena'] },
  ),
  textOf(
    'news',
    'SUPPORTERS',
    'Six weeks, four hundred square metres: the making of a banner',
    'A borrowed barn, thirty people a night and a great deal of coffee.',
    `It began as a drawing on a napkin. Then thirty people came, every evening.
[gallery] The napkin; The barn; In the stands
> The paint would not dry at minus eight. So we borrowed every hair dryer in the village.
What does it say? You will see before the puck drops.`,
    { tags: ['custom.supportrar', 'custom.bakom-kulisserna'] },
  ),
  textOf(
    'news',
    'TRANSFER',
    '{p3} signs for two more years',
    '"There was nothing else on the map," says a player the stands have long since adopted.',
    `The papers were signed in the cafeteria, between a sausage and a coffee.
> I live four minutes from the rink. My dog would never forgive me, said {p3}.
The sporting director called it the most important signing of the season.
[embed] https://youtu.be/twomoreyears The whole press conference`,
    { tags: ['custom.presskonferens'] },
  ),
  textOf(
    'news',
    'AWARDS',
    'Goal of the year: vote for one of five',
    'Two from the blue line, one between the legs, one from behind the net and one nobody saw.',
    `The jury has chosen five, and now it is up to you. One vote each; grandmothers count once.
1. {p1}, against everybody
2. {p2}, on one skate
3. {p3}, after losing the helmet
4. An own goal, by popular demand
5. The one in the fog
The winner is named at the gala in April.
[embed] https://youtu.be/goaloftheyear All five goals`,
    { tags: ['custom.arets-mal'], state: 'scheduled' },
  ),
  textOf(
    'news',
    'MEDICAL',
    'Injury update',
    'One back, two on the way and one who has to wait until the new year.',
    `| Player | Injury | Back |
| {p1} | Wrist | Ready |
| {p2} | Groin | Two weeks |
| {p3} | Shoulder | New year |
The doctor reminds everybody that nobody gains by coming back too early.`,
    { state: 'unpublished' },
  ),
  textOf(
    'news',
    'HISTORY',
    'The long winter of 1966',
    'When the ice lay for seven months and every game was played outdoors.',
    `<h2>So cold that the puck broke</h2><p>The clock had frozen, so the referee counted <b>aloud</b>. The crowd counted with him, though not always in the same direction.</p><p>Read more in the <a href="https://history.example/1966">jubilee book</a> of 1984.</p>`,
    { tags: ['custom.arena'], version: 'v2' },
  ),
  textOf(
    'news',
    'SCHEDULE',
    'Spring schedule: every round on one page',
    'The dates are set, and two of them will surprise you.',
    `The league has put all rounds of spring in order. Two are played on weekdays at noon, for schools.
## Dates to remember
- The first round after the break
- The outdoor game on the lake
- The last round, all games at once
Download the dates to your calendar from the schedule page.`,
    { state: 'scheduled' },
  ),
  textOf(
    'news',
    'DRAFT',
    'Season review: the numbers',
    'Attendance, goals and kilometres on the bus. Figures to be checked.',
    `| What | Number |
| Spectators | to be checked |
| Goals | to be checked |
| Kilometres | 11,480 |
The chapter on cinnamon buns is missing.`,
    { state: 'draft' },
  ),
  textOf(
    'news',
    'PARTNER',
    'Draft: a new partner for the juniors',
    'Waiting for approval of the quotations.',
    'The bakery will supply buns for two seasons. Do not publish before both sides have agreed.',
    { state: 'draft' },
  ),
  textOf(
    'news',
    'COMPETITION',
    'Win a day with the equipment manager',
    'The competition is over; the winner has been textOf.',
    'You sharpen, you tape, you carry. Thank you for four hundred entries, some of them in verse.',
    { state: 'unpublished' },
  ),
  textOf(
    'news',
    'ERRATUM',
    'Wrong date in the invitation',
    'This text was replaced by a new invitation.',
    'The date in the first invitation was wrong. The text was taken down and replaced.',
    { state: 'deleted' },
  ),
  textOf(
    'news',
    'CLUB',
    'Annual meeting: a new chair and a surplus',
    'For the third year in a row {club} ends the year in black, and the meeting with cake.',
    `A hundred and twelve members came to the club house, and the board was discharged.
| Item | This year | Last year |
| Income | 14.2 m | 13.1 m |
| Costs | 13.8 m | 12.9 m |
| Result | 0.4 m | 0.2 m |
> We are a club first and a team second. The surplus buys ice for the youngest, said the new chair.`,
    { tags: ['custom.historia'] },
  ),
  textOf(
    'news',
    'VOLUNTEERS',
    'The people who open the doors',
    'At six in the morning there are eleven of them, and they know where the coffee is.',
    `Every game needs sixty volunteers. Most have been here longer than the scoreboard.
> I came to drive my daughter to practice in 1998. She has moved. I have not.
They sell programmes, flood the ice, find lost gloves and lost children.
[picture] Before the doors open.
Want to help? There is a list in the foyer, and cake on Thursdays.`,
    { tags: ['custom.bakom-kulisserna'] },
  ),
];
