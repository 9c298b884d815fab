import { type JsonObject, listAt, textAt } from '../generate/json.ts';
import { type Description, type Place, refusal } from './description.ts';
import { bare, belongsTo } from './resource.ts';

/** What was given, and what there is to say of it. */
interface Telling {
  description: Description;
  notes: string[];
}

/** What cannot be the resource of a definition, whatever stands there. */
export function checkResource(description: Description, resource: string): void {
  const place = ['paths', resource];
  if (/[?#]/.test(resource))
    throw refusal(description, place, `\`${resource}\` has a query or a fragment, which no path can have.`);
  if (resource.includes('{'))
    throw refusal(
      description,
      place,
      `\`${resource}\` stands below another resource: no definition is written for it.`,
      'Leave --resource out to take all operations, and write its definition after docs/forms.md.',
    );
}

/** Tells what stands below a resource and has no part in its list and its form. */
export function noteOthers({ description, notes }: Telling, resources: readonly string[], paths: JsonObject): void {
  for (const resource of resources) {
    const below = Object.keys(paths).filter(
      (path) => path.startsWith(`${bare(resource)}/`) && !belongsTo(path, resource),
    );
    const [first] = below;
    if (first === undefined) continue;
    const more = below.length > 1 ? ` and ${below.length - 1} more below \`${resource}\` are` : ' is';
    notes.push(`${description.file}:${description.lineOf(['paths', first])} \`${first}\`${more} left out.`);
  }
}

/** Tells of a service of its own that an address has: the console knows one. */
export function noteServers(
  { description, notes }: Telling,
  { node, place }: { node: JsonObject; place: Place },
  path: string,
) {
  if (listAt(node, 'servers').length > 0)
    notes.push(
      `${description.file}:${description.lineOf([...place, 'servers'])} \`${path}\` has servers of its own, which are left out: all calls go to one service.`,
    );
}

/** What every call has, or what the engine sends itself. */
const SENT = /^(accept|content-type|authorization|if-match|if-none-match)$/i;

/** Tells of what an operation needs and the console does not send. */
export function noteUnsent(
  { description, notes }: Telling,
  node: JsonObject,
  place: Place,
  { method, path }: { method: string; path: string },
): void {
  const name = textAt(node, 'name') ?? '';
  if (node.required !== true || (node.in !== 'header' && node.in !== 'cookie') || SENT.test(name)) return;
  notes.push(
    `${description.file}:${description.lineOf(place)} ${method.toUpperCase()} ${path} needs the ${node.in} \`${name}\`, which is not sent: add it where calls are passed on to the service.`,
  );
}
