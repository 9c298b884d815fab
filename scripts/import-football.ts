import { parseArgs } from 'node:util';
import { createApi } from './football/api.ts';
import { importTeams } from './football/import-teams.ts';
import { createProgress, report } from './football/report.ts';
import { signIn } from './football/sign-in.ts';
import { chooseSite } from './football/site.ts';
import { readTeams } from './football/source.ts';
import { planTeams } from './football/team-input.ts';
import { command, PlainError } from './plain-error.ts';

const usage = `npm run import:football -- FOLDER [--address URL] [--site INSTANCE] [--user NAME] [--password WORD]

Makes the teams of the openfootball JSON files under FOLDER, through the API of a running service. Running it again makes
only what is missing. TOUCHLINE_TOKEN (an access token) replaces user and password; TOUCHLINE_PASSWORD sets the password.`;

await command(async () => {
  const options = readArguments();
  const teams = planTeams(await readTeams(options.folder));
  const api = createApi(options.address, tokenSource(options));
  const site = await chooseSite(api, options.site);
  console.log(`${teams.length} teams in ${options.folder}, for the site ${site} at ${options.address}.`);
  const progress = createProgress(teams.length);
  const result = await importTeams(api, site, teams, progress.update).finally(progress.end);
  const { text, refused } = report(result);
  console.log(text);
  if (refused > 0) process.exitCode = 1;
});

type Options = { folder: string; address: string; site: string | undefined; user: string; password: string };

function readArguments(): Options {
  const { values, positionals } = parse();
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new PlainError(usage);
  return {
    folder,
    address: values.address.replace(/\/+$/, ''),
    site: values.site,
    user: values.user,
    password: values.password ?? process.env.TOUCHLINE_PASSWORD ?? 'touchline-demo',
  };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        address: { type: 'string', default: `http://localhost:${process.env.PORT || 4400}` },
        site: { type: 'string' },
        user: { type: 'string', default: 'admin@touchline.test' },
        password: { type: 'string' },
      },
    });
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** The token given in the environment, or one from a sign-in: made when first needed, and renewed once for all calls. */
function tokenSource({ address, user, password }: Options): (renew: boolean) => Promise<string> {
  const given = process.env.TOUCHLINE_TOKEN;
  if (given) return async () => given;
  let current: Promise<string> | undefined;
  let madeAt = 0;
  return (renew) => {
    // Parallel calls find the token expired together; one new sign-in serves them all.
    const stale = renew && Date.now() - madeAt > 5_000;
    if (current === undefined || stale) {
      madeAt = Date.now();
      current = signIn({ address, username: user, password });
    }
    return current;
  };
}
