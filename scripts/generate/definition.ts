import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Column, FieldDefinition, Filter, Text } from '../../src/contract/entity.ts';
import { type Fault, suggestion } from './faults.ts';
import { isObject, type Json } from './json.ts';

/** A form definition as it is written: what `forms/form.schema.json` describes. */
export interface Definition {
  name: string;
  area: string;
  icon: string;
  labels: { one: Text; many: Text; add: Text };
  paths: { list: string; create: string; edit: string };
  operations: { list: string; read: string; create: string; update: string };
  id: string;
  title: string;
  list: {
    search?: Text;
    order: { by: string; direction: 'asc' | 'desc' };
    pageSize?: number;
    columns: (Omit<Column, 'sort'> & { sort?: boolean })[];
    filters?: Filter[];
  };
  form: {
    sections: { name: string; title: Text; description?: Text; fields: WrittenField[] }[];
    initial?: Record<string, Json>;
    activeSite?: string;
    unique?: { field: string; parameters: Record<string, string> };
  };
}

/** A field as it is written: the widget may be left out. */
export type WrittenField = Omit<FieldDefinition, 'widget' | 'items' | 'empty' | 'shape'> & {
  widget?: string;
  items?: WrittenField[];
};

/** A place in a definition: property names and indexes from the root. */
export type Place = readonly (string | number)[];

/** A definition's file, which can tell the line of each of its places and collects the faults found in it. */
export class DefinitionFile {
  readonly name: string;
  readonly faults: Fault[] = [];
  private readonly text: string;
  private readonly root: Node | undefined;

  constructor(path: string) {
    this.name = `forms/${basename(path)}`;
    this.text = readFileSync(path, 'utf8');
    const errors: ParseError[] = [];
    this.root = parseTree(this.text, errors, { disallowComments: true });
    for (const error of errors)
      this.faults.push(this.faultAt(error.offset, `not JSON: ${printParseErrorCode(error.error)}`));
  }

  /** Notes a fault at a place; a missing place is told at the nearest one that exists. */
  fault(place: Place, message: string): void {
    let node: Node | undefined;
    for (let length = place.length; length >= 0 && !node && this.root; length--) {
      node = findNodeAtLocation(this.root, [...place.slice(0, length)]);
    }
    this.faults.push(this.faultAt(node?.offset ?? 0, message));
  }

  /** The definition, if it is JSON and keeps to the form language; otherwise undefined, with the faults noted. */
  read(keepsLanguage: ValidateFunction): Definition | undefined {
    if (this.faults.length > 0) return undefined;
    const value: unknown = JSON.parse(this.text);
    if (keepsLanguage(value)) return this.checkName(value as Definition);
    for (const error of keepsLanguage.errors ?? []) this.languageFault(error);
    return undefined;
  }

  /** A definition is found by its name, and its editor by the one parameter of its address. */
  private checkName(definition: Definition): Definition | undefined {
    const { name, paths } = definition;
    const stem = basename(this.name, '.json');
    if (name !== stem) this.fault(['name'], `the file is called ${stem}, so the name must be \`${stem}\``);
    const parameters = paths.edit.match(/\{[^}]+\}/g) ?? [];
    if (parameters.length !== 1)
      this.fault(
        ['paths', 'edit'],
        `\`${paths.edit}\` must have one parameter, as in \`/sports/teams/{teamUuid}/edit\``,
      );
    return this.faults.length === 0 ? definition : undefined;
  }

  private languageFault(error: ErrorObject): void {
    const place = error.instancePath
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const at: Place = place.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    if (error.keyword === 'additionalProperties') {
      const key = String(error.params.additionalProperty);
      const known = isObject(error.parentSchema?.properties) ? Object.keys(error.parentSchema.properties) : [];
      this.fault([...at, key], `the form language has no key \`${key}\` here${suggestion(key, known)}`);
    } else if (error.keyword === 'enum') {
      const allowed = (error.params.allowedValues as string[]).map((value) => `\`${value}\``).join(', ');
      this.fault(at, `\`${place.at(-1)}\` must be one of ${allowed}`);
    } else {
      this.fault(at, `\`${place.at(-1) ?? 'the definition'}\` ${error.message}`);
    }
  }

  private faultAt(offset: number, message: string): Fault {
    return { file: this.name, line: this.text.slice(0, offset).split('\n').length, message };
  }
}
