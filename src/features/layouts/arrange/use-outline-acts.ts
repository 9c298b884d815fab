import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionType, SiteLayout } from '../../../../generated/model/index.ts';
import { useActiveSite } from '../../../engine/active-site.ts';
import { toast } from '../../../ui/toast-queue.ts';
import { copyOf, insertGroup, insertSection, moveSection, removeGroup, removeSection } from '../model/change.ts';
import { findGroup, findSection } from '../model/find.ts';
import { newGroup, newSection } from '../model/new-parts.ts';
import { isShown, withShown } from '../model/shown.ts';
import { formOfType, useLayoutScope } from '../workspace/layout-scope.tsx';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import { readCopiedSection, writeCopiedSection } from './copied-section.ts';
import { type InsertPlace, moveRow } from './outline-rows.ts';
import type { OpenPart } from './use-open-part.ts';
import { type Addition, whyNotAdd } from './why-not-add.ts';

/** What can be done with groups and sections. */
export type OutlineActs = ReturnType<typeof useOutlineActs>;

const newId = (): string => crypto.randomUUID();

/**
 * Everything that the outline does; each is one step of undo, and says so in the words of the catalogue (specification §8). `enter` opens a thing
 * and takes the focus to its form: what is new is filled in next.
 */
export function useOutlineActs({ open, close, openId }: OpenPart, enter: (id: string) => void) {
  const { t } = useTranslation();
  const scope = useLayoutScope();
  const { user, instanceId } = useActiveSite();
  const { session, offerUndo } = useLayoutWorkspace();
  const cut = useRef<string>(undefined);
  return useMemo(() => {
    const edit = (change: (layout: SiteLayout) => SiteLayout): void => session.replace(change(session.getValue()));
    const added = (id: string, show = open): void => {
      show(id);
      toast('success', t('messages.sectionAdded'));
    };
    const whyNot = (addition: Addition) => whyNotAdd(t, scope, session.getValue(), addition);
    const isRefused = (addition: Addition): boolean => {
      const why = whyNot(addition);
      if (why !== undefined) toast('error', why);
      return why !== undefined;
    };
    const leave = (id: string): void => {
      if (openId === id) close();
    };
    return {
      /** Why a copy of a section cannot stand beside it. */
      whyNoCopy(id: string) {
        const found = findSection(session.getValue(), id);
        return found && whyNot({ type: found.section.type, groupId: found.group.id });
      },
      /** Why what was copied cannot be pasted into a group. */
      whyNoPaste(groupId: string) {
        const copied = readCopiedSection(user, instanceId);
        if (copied && copied.id === cut.current && findSection(session.getValue(), copied.id)) return undefined;
        return copied ? whyNot({ type: copied.type, groupId }) : t('layouts.nothingCopied');
      },
      move: (from: number, to: number) => edit((now) => moveRow(now, from, to)),
      addSection(type: SectionType, { groupId, index }: InsertPlace) {
        const section = newSection(type, formOfType(scope, type)?.entity, newId());
        edit((now) => {
          if (findGroup(now, groupId)) return insertSection(now, groupId, index, section);
          // The first section of an empty page brings the group that it stands in.
          const group = newGroup(t('layouts.firstGroup'), newId());
          return insertSection(insertGroup(now, 0, group), group.id, 0, section);
        });
        added(section.id, enter);
      },
      addGroup() {
        const group = newGroup(t('layouts.newGroup'), newId());
        edit((now) => insertGroup(now, now.sectionGroups.length, group));
        enter(group.id);
      },
      duplicate(id: string) {
        const found = findSection(session.getValue(), id);
        if (!found || isRefused({ type: found.section.type, groupId: found.group.id })) return;
        const copy = copyOf(found.section, newId);
        edit((now) => insertSection(now, found.group.id, found.index + 1, copy));
        added(copy.id);
      },
      toggle(id: string) {
        edit((now) => withShown(now, id, !isShown(now, id)));
      },
      remove(id: string) {
        const isGroup = findGroup(session.getValue(), id) !== undefined;
        edit((now) => (isGroup ? removeGroup(now, id) : removeSection(now, id)));
        leave(id);
        offerUndo(t(isGroup ? 'layouts.groupDeleted' : 'messages.sectionDeleted'));
      },
      copy(id: string) {
        const found = findSection(session.getValue(), id);
        if (!found) return;
        cut.current = undefined;
        writeCopiedSection(user, instanceId, found.section);
        toast('info', t('layouts.copied'));
      },
      /** Pasted into the same layout it moves, and stays the section that it is. */
      cut(id: string) {
        const found = findSection(session.getValue(), id);
        if (!found) return;
        cut.current = id;
        writeCopiedSection(user, instanceId, found.section);
        toast('info', t('layouts.cut'));
      },
      paste({ groupId, index }: InsertPlace) {
        const copied = readCopiedSection(user, instanceId);
        const moved = copied?.id === cut.current ? findSection(session.getValue(), cut.current) : undefined;
        if (moved) {
          const isPassed = moved.group.id === groupId && moved.index < index;
          edit((now) => moveSection(now, moved.section.id, groupId, isPassed ? index - 1 : index));
          cut.current = undefined;
          return;
        }
        if (!copied || isRefused({ type: copied.type, groupId })) return;
        const section = copyOf(copied, newId);
        edit((now) => insertSection(now, groupId, index, section));
        added(section.id);
      },
    };
  }, [t, scope, user, instanceId, session, offerUndo, open, enter, close, openId]);
}
