import { parseArgs } from 'node:util';
import { createApi } from './football/api.ts';
import { countSteps, importAll } from './football/import-all.ts';
import { planImport } from './football/plan.ts';
import { report } from './football/report.ts';
import { signIn } from './football/sign-in.ts';
import { chooseSite } from './football/site.ts';
import { readSource } from './football/source.ts';
import { isTimeZone } from './football/time-zones.ts';
import { command, PlainError } from './plain-error.ts';
import { createProgress } from './progress.ts';

const usage = `npm run import:football -- FOLDER [--since YEAR] [--site INSTANCE] [--zone ZONE] [--address URL] [--user NAME] [--password WORD]

Makes the seasons, series, competitions, teams and games of the openfootball JSON files under FOLDER, through the API of a running
service. Running it again makes what is missing and changes games of which the files say something else by now. --since leaves out
seasons that begin earlier; --zone (Europe/Stockholm) is the time zone of leagues that are not known. TOUCHLINE_TOKEN (an access
token) replaces user and password; TOUCHLINE_PASSWORD sets the password.`;

await command(async () => {
  const options = readArguments();
  const source = await readSource(options.folder, options.since);
  const plan = planImport(source, options.zone);
  const api = createApi(options.address, tokenSource(options));
  const site = await chooseSite(api, options.site);
  const matches = source.files.reduce((sum, file) => sum + file.matchCount, 0);
  console.log(
    `${source.files.length} files in ${options.folder}: ${matches} matches of ${plan.teams.length} teams, for the site ${site} at ${options.address}.`,
  );
  const progress = createProgress(countSteps(plan));
  const result = await importAll(api, site, plan, progress.step).finally(progress.end);
  const { text, refused } = report(source, plan, result);
  console.log(text);
  if (refused > 0) process.exitCode = 1;
});

type Options = {
  folder: string;
  since: number | undefined;
  zone: string | undefined;
  address: string;
  site: string | undefined;
  user: string;
  password: string;
};

function readArguments(): Options {
  const { values, positionals } = parse();
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new PlainError(usage);
  if (values.since !== undefined && !/^\d{4}$/.test(values.since)) {
    throw new PlainError(`--since takes a year such as 2023, not ${values.since}.`);
  }
  if (values.zone !== undefined && !isTimeZone(values.zone)) {
    throw new PlainError(`--zone takes a time zone such as Europe/Stockholm, not ${values.zone}.`);
  }
  return {
    folder,
    since: values.since === undefined ? undefined : Number(values.since),
    zone: values.zone,
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
        since: { type: 'string' },
        zone: { type: 'string' },
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
      current.catch(() => {
        current = undefined;
      });
    }
    return current;
  };
}
