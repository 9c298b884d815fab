import { foldName } from '../../../openapi/formats/text.ts';

import type { Row } from '../insert-rows.ts';
import { randomOf } from '../random.ts';
import { authorship } from '../team-rows.ts';
import { documentOfMarkup } from './article-markup.ts';

/** A template: its name, language, headline, intro and body in the marks of `article-markup.ts`. */
const templates = [
  {
    name: 'Matchreferat',
    lang: 'sv',
    label: 'MATCH',
    header: '{homeTeam}–{awayTeam} {score}',
    intro: '{homeTeam} mötte {awayTeam} i {venue}. Det slutade {score}.',
    body: `{homeTeam} och {awayTeam} möttes i {venue} den {date}.
## Så föll målen
Skriv här.
> Citat från en spelare.
[box] Fakta
- Resultat: {homeTeam}–{awayTeam} {score}
- Tävling: {competition}
[/box]`,
  },
  {
    name: 'Inför match',
    lang: 'sv',
    label: 'INFÖR',
    header: 'Inför {homeTeam}–{awayTeam}',
    intro: '{date} klockan {time} är det dags i {venue}.',
    body: `## Formen
Skriv här.
## Frånvaro
- Ingen känd
## Praktiskt
Nedsläpp klockan {time} i {venue}.`,
  },
  {
    name: 'Match report',
    lang: 'en',
    label: 'MATCH',
    header: '{homeTeam} {score} {awayTeam}',
    intro: '{homeTeam} met {awayTeam} at {venue}. It ended {score}.',
    body: `{homeTeam} and {awayTeam} met at {venue} on {date}.
## How the goals came
Write here.
> A player's words.
[box] In brief
- Result: {homeTeam} - {awayTeam} {score}
- Competition: {competition}
[/box]`,
  },
] as const;

/** The templates of a site. */
export function demoTemplates(seed: number, instanceId: string): Row[] {
  return templates.map(({ name, body, ...texts }) => ({
    uuid: randomOf(seed, instanceId, 'article template', name).uuid(),
    name,
    folded_name: foldName(name),
    article: { articleVersion: 'v3', ...texts, body: documentOfMarkup(body, { pictures: [], gameUuid: undefined }) },
    body_version: 1,
    version: 1,
    ...authorship,
  }));
}
