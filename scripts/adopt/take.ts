import { Document } from 'yaml';
import { Contract, SERVICE } from '../generate/contract.ts';
import { readInputs } from '../generate/forms.ts';
import type { JsonObject } from '../generate/json.ts';
import { deriveManners, unpagedNote } from './derive-manners.ts';
import { type Description, refusal } from './description.ts';
import { type FirstDefinition, firstDefinitionOf } from './first-definition.ts';
import { kebabName } from './names.ts';
import { takeOperations } from './operations.ts';
import { oneOfResource } from './resource.ts';
import { describeReplies } from './undescribed.ts';

/** What an adoption writes, by the names of its files, and what it has to say. */
export interface Adoption {
  files: Map<string, string>;
  notes: string[];
}

/** Lint of the house is not for other services' descriptions: only what cannot be resolved is a fault. */
const REDOCLY = 'rules:\n  no-unresolved-refs: error\n  no-identical-paths: off\n';

const ABOUT =
  ' How the service behaves, told from its description: check it. docs/other-services.md describes every key.';

/**
 * Takes a description in: its contract, how the service behaves, and a first definition of each chosen resource.
 * @throws PlainError in words, with file and line, where that cannot be done
 */
export function adopt(description: Description, chosen: readonly string[], id?: string): Adoption {
  const resources = [...new Set(chosen)];
  const adopted = takeOperations(description, resources);
  for (const resource of resources) describeReplies(adopted, resource, description);
  const manners = deriveManners(adopted, resources[0]);
  const files = new Map([
    ['openapi/openapi.yaml', yaml(adopted.contract)],
    ['openapi/service.yaml', yaml(manners, ABOUT)],
    ['redocly.yaml', REDOCLY],
  ]);
  const inputs = readInputs(new Contract({ ...adopted.contract, [SERVICE]: manners }));
  const definitions = resources.map((resource): [string, FirstDefinition] => [
    resource,
    firstDefinitionOf(resource, id, inputs, nameOf(resource, resources)),
  ]);
  const notes = [
    ...adopted.notes,
    ...resources.flatMap((resource) => unpagedNote(adopted, manners, resource, description)),
  ];
  for (const [resource, { name, text, left, faults }] of definitions) {
    if (files.has(`forms/${name}.json`))
      throw refusal(
        description,
        ['paths', resource],
        `Two resources would be called \`${name}\`.`,
        'Take them into folders of their own.',
      );
    if (text === undefined || faults.length > 0) throw refusal(description, ['paths', resource], left.join(' '));
    files.set(`forms/${name}.json`, text);
    notes.push(...left.map((one) => `${resource}: ${one}`));
  }
  return { files, notes };
}

/** What a resource's definition is called: by its last word, or by all where another has the same. */
function nameOf(resource: string, resources: readonly string[]): string {
  const name = kebabName(oneOfResource(resource));
  const isShared = resources.some((one) => one !== resource && kebabName(oneOfResource(one)) === name);
  return isShared ? kebabName([...resource.split('/').slice(0, -1), name].join(' ')) : name;
}

function yaml(value: JsonObject, comment?: string): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  if (comment !== undefined) document.commentBefore = comment;
  return document.toString({ lineWidth: 0 });
}
