import type { RefObject } from 'react';
import type { MenuGroup } from '../../../../../generated/model/menuGroup.ts';
import { type MoveRefusal, moveItems, moveRefusal } from '../../model/move.ts';
import type { TreeRow } from '../rows.ts';
import { type DropTarget, targetAt } from './drop-target.ts';
import { handPlace } from './hand-place.ts';

/** A row over which what is dragged rests opens after this time, in milliseconds. */
const OPENS_AFTER = 600;

/** What the marks need to know of the tree; all but the menu may change while something is dragged. */
export interface DragTree {
  rows: readonly TreeRow[];
  groups: readonly MenuGroup[];
  /** Height of a row and width of a level, in pixels. */
  rowHeight: number;
  indent: number;
  /** Opens what is closed. */
  open: (id: string) => void;
  /** Where a target is, and why it is none, in words. */
  describe: (target: DropTarget, refusal: MoveRefusal | undefined) => string;
}

/** What was taken, and where. */
export interface Grip {
  ids: readonly string[];
  level: number;
  x: number;
  y: number;
}

/** Whether what is dragged can land somewhere, and whether it stands there already. */
interface Verdict {
  refusal: MoveRefusal | undefined;
  isSame: boolean;
}

/**
 * The line and the frame that show where what is dragged will land, and the label on the pointer. They work on the
 * elements themselves: nothing is drawn by React while the pointer moves, so that a tree of a thousand items follows
 * the hand.
 */
export class DropMarks {
  private readonly list: RefObject<HTMLElement | null>;
  private readonly hand: RefObject<HTMLElement | null>;
  private readonly verdicts = new Map<string, Verdict>();
  private tree: DragTree | undefined;
  private grip: Grip | undefined;
  private pointer = { x: 0, y: 0 };
  private target: DropTarget | undefined;
  private opening: { id: string; timer: ReturnType<typeof setTimeout> } | undefined;

  constructor(list: RefObject<HTMLElement | null>, hand: RefObject<HTMLElement | null>) {
    this.list = list;
    this.hand = hand;
  }

  /** The tree as it is drawn now. */
  readonly show = (tree: DragTree): void => {
    this.tree = tree;
    if (this.grip) this.follow();
  };

  /** Begins to follow the pointer. */
  readonly start = (grip: Grip): void => {
    this.grip = grip;
    this.pointer = { x: grip.x, y: grip.y };
    this.verdicts.clear();
    addEventListener('pointermove', this.watch, { capture: true, passive: true });
    addEventListener('scroll', this.follow, { capture: true, passive: true });
  };

  /** Shows where what is dragged would land now; also when the page scrolls under a resting pointer. */
  readonly follow = (): void => {
    const { grip, tree, list } = this;
    if (!grip || !tree || !list.current) return;
    this.carry();
    const y = (this.pointer.y - list.current.getBoundingClientRect().top) / tree.rowHeight;
    const levels = (this.pointer.x - grip.x) / tree.indent;
    this.target = targetAt(tree.rows, { y, levels, from: grip.level });
    const verdict = this.target && this.judge(this.target);
    this.mark(verdict);
    this.label(verdict);
    this.openSoon();
  };

  /** Takes the marks away, and gives where what was dragged lands: undefined where it stands already. */
  readonly finish = (): { target: DropTarget; refusal: MoveRefusal | undefined } | undefined => {
    removeEventListener('pointermove', this.watch, { capture: true });
    removeEventListener('scroll', this.follow, { capture: true });
    const { target } = this;
    const verdict = target && this.judge(target);
    this.grip = undefined;
    this.target = undefined;
    this.openSoon();
    this.mark(undefined);
    if (!target || !verdict || verdict.isSame) return undefined;
    return { target, refusal: verdict.refusal };
  };

  private readonly watch = ({ clientX, clientY }: PointerEvent): void => {
    this.pointer = { x: clientX, y: clientY };
    this.follow();
  };

  /** Each place is judged once: the menu stays as it is while something is dragged. */
  private judge({ place }: DropTarget): Verdict {
    const key = `${place.groupId} ${place.parentId} ${place.index}`;
    const known = this.verdicts.get(key);
    if (known) return known;
    const [groups, ids] = [this.tree?.groups ?? [], this.grip?.ids ?? []];
    const refusal = moveRefusal(groups, ids, place);
    const isSame = refusal?.code === 'intoItself' || (!refusal && moveItems(groups, ids, place) === groups);
    const verdict = { refusal: isSame ? undefined : refusal, isSame };
    this.verdicts.set(key, verdict);
    return verdict;
  }

  private mark(verdict: Verdict | undefined): void {
    const line = this.list.current?.querySelector<HTMLElement>('[data-drop-line]');
    const frame = this.list.current?.querySelector<HTMLElement>('[data-drop-frame]');
    const { target, tree } = this;
    if (!line || !frame) return;
    const isShown = target !== undefined && tree !== undefined && verdict?.isSame === false;
    line.hidden = !isShown || target.kind !== 'gap';
    frame.hidden = !isShown;
    if (!isShown) return;
    const parent =
      target.kind === 'inside'
        ? target.row
        : tree.rows.findIndex(({ id }) => id === (target.place.parentId ?? target.place.groupId));
    for (const mark of [line, frame]) mark.toggleAttribute('data-refused', verdict.refusal !== undefined);
    frame.toggleAttribute('data-strong', target.kind === 'inside');
    line.style.setProperty('--level', String(target.level));
    line.style.setProperty('transform', `translateY(${target.row * tree.rowHeight}px)`);
    frame.style.setProperty('transform', `translateY(${parent * tree.rowHeight}px)`);
  }

  private label(verdict: Verdict | undefined): void {
    const words = this.hand.current?.querySelector<HTMLElement>('[data-hand-place]');
    if (!words || !this.tree) return;
    const text = this.target && verdict && !verdict.isSame ? this.tree.describe(this.target, verdict.refusal) : '';
    if (words.textContent !== text) words.textContent = text;
    words.toggleAttribute('data-refused', verdict?.refusal !== undefined);
  }

  /** Takes the label along. */
  private carry(): void {
    const hand = this.hand.current;
    if (!hand) return;
    const label = { x: hand.offsetWidth, y: hand.offsetHeight };
    const { x, y } = handPlace(this.pointer, label, { x: innerWidth, y: innerHeight });
    hand.style.setProperty('transform', `translate(${x}px, ${y}px)`);
  }

  /** What is closed opens when the pointer rests in it. */
  private openSoon(): void {
    const row = this.target?.kind === 'inside' ? this.tree?.rows[this.target.row] : undefined;
    const id = row && row.kind !== 'empty' && row.isOpen === false ? row.id : undefined;
    if (id === this.opening?.id) return;
    clearTimeout(this.opening?.timer);
    this.opening = id === undefined ? undefined : { id, timer: setTimeout(() => this.tree?.open(id), OPENS_AFTER) };
  }
}
