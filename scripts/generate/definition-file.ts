import { basename } from 'node:path';
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import type { Place } from './definition.ts';
import type { Fault } from './faults.ts';
import { readJsonText } from './json-text.ts';
import { withCodes } from './unseen.ts';

/** What to do where nothing near can be named. */
const ASK = 'The studio (`npm run forms`) offers what there is.';

/** A definition's text, which can tell the line of each of its places and collects the faults found in it. */
export class DefinitionFile {
  /** Its path from the project's root. */
  readonly name: string;
  /** The entity that its name calls for. */
  readonly entity: string;
  readonly faults: Fault[] = [];
  /** Its JSON; undefined when the text cannot be read as JSON. */
  readonly value: unknown;
  private readonly text: string;
  private readonly root: Node | undefined;

  constructor(path: string, text: string) {
    this.name = `forms/${basename(path)}`;
    this.entity = basename(path).replace(/\.[^.]*$/, '');
    this.text = text;
    const { root, isWhole, faults } = readJsonText(text);
    this.root = root;
    this.value = isWhole && root ? getNodeValue(root) : undefined;
    for (const { offset, ...fault } of faults) {
      this.faults.push({ file: this.name, line: this.lineAt(offset), ...fault });
    }
  }

  /** Notes a fault at a place; a missing place is told at the nearest one that exists. `hint` is a sentence that says what to do. */
  fault(place: Place, message: string, hint = ''): void {
    this.faults.push({
      file: this.name,
      line: this.lineOf(place),
      message: withCodes(message),
      suggestion: withCodes(hint || ASK),
      place,
    });
  }

  /** The line (from 1) of a place: of its property where it has one. */
  lineOf(place: Place): number {
    let node: Node | undefined;
    for (let length = place.length; length >= 0 && !node && this.root; length--) {
      node = findNodeAtLocation(this.root, [...place.slice(0, length)]);
    }
    return this.lineAt((node?.parent?.type === 'property' ? node.parent : node)?.offset ?? 0);
  }

  private lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }
}
