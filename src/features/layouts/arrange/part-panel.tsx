import { Copy, Eye, EyeOff, Trash2, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  LayoutProblem,
  ResolvedSection,
  Section,
  SectionFound,
  SectionGroup,
  SiteLayout,
} from '../../../../generated/model/index.ts';
import { type Edited, editedPart, type Lens } from '../../../engine/edit-session/edited-part.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { formatDate } from '../../../engine/values/date-time.ts';
import { textAt, type Values, without } from '../../../engine/values/values.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { addressOfPart } from '../addresses.ts';
import type { CarouselParts } from '../carousel-parts.ts';
import { changeGroup, changeSection } from '../model/change.ts';
import { withDefaults } from '../model/defaults.ts';
import { findGroup, findSection } from '../model/find.ts';
import { isCarousel } from '../model/slides.ts';
import { ProblemList } from '../problems/problem-list.tsx';
import { FORM_IDS } from '../workspace/fault-place.ts';
import { formOfType, SCHEMAS, typeOf, useLayoutScope } from '../workspace/layout-scope.tsx';
import { PartForm } from '../workspace/part-form.tsx';
import { type LayoutWorkspace, useLayoutWorkspace } from '../workspace/workspace-context.ts';
import { focusRow, placeOfRow } from './outline-focus.ts';
import styles from './part-panel.module.css';
import { SectionSlides } from './section-slides.tsx';
import type { OutlineActs } from './use-outline-acts.ts';

/** Props of {@link PartPanel}. */
export interface PartPanelProps {
  openId: string | undefined;
  acts: OutlineActs;
  carousels: CarouselParts;
  /** What visitors would see of the section that is open. */
  shown: ResolvedSection | undefined;
  /** Left out where something around it closes. */
  onClose?: (() => void) | undefined;
}

/** What is open of a layout: a section's form, with its slides where it is a carousel, or a group's. */
export function PartPanel({ openId, acts, carousels, shown, onClose }: PartPanelProps) {
  const { layout } = useLayoutWorkspace();
  const place = findSection(layout, openId);
  const group = findGroup(layout, openId);
  if (place) return <SectionPanel key={openId} section={place.section} {...{ acts, carousels, shown, onClose }} />;
  if (group) return <GroupPanel key={openId} group={group} acts={acts} onClose={onClose} />;
  return null;
}

interface PanelFrameProps {
  id: string;
  title: string;
  isVisible: boolean;
  acts: OutlineActs;
  canCopy: boolean;
  /** What kind of thing it is, where its title does not say so. */
  kind?: string;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

function PanelFrame({ id, title, kind, isVisible, acts, canCopy, onClose, children }: PanelFrameProps) {
  const { t } = useTranslation();
  const remove = (): void => {
    const place = placeOfRow(id);
    acts.remove(id);
    focusRow(place);
  };
  return (
    <div className={styles.panel} data-panel={id}>
      <header className={styles.head}>
        <div>
          {kind ? <p className={styles.kind}>{kind}</p> : null}
          <h2 className={styles.title} tabIndex={-1}>
            {title}
          </h2>
        </div>
        {onClose ? <IconButton icon={<X />} label={t('layouts.close')} onPress={onClose} /> : null}
      </header>
      {children}
      <footer className={styles.foot}>
        <Button
          size="md"
          type="regular-no-border"
          icon={isVisible ? <EyeOff /> : <Eye />}
          onPress={() => acts.toggle(id)}
        >
          {t(isVisible ? 'layouts.acts.hide' : 'layouts.acts.show')}
        </Button>
        {canCopy ? (
          <Button
            size="md"
            type="regular-no-border"
            icon={<Copy />}
            why={acts.whyNoCopy(id)}
            onPress={() => acts.duplicate(id)}
          >
            {t('layouts.acts.duplicate')}
          </Button>
        ) : null}
        <Button size="md" type="regular-no-border" icon={<Trash2 />} isDangerous onPress={remove}>
          {t('layouts.acts.remove')}
        </Button>
      </footer>
    </div>
  );
}

interface SectionPanelProps extends Pick<PartPanelProps, 'acts' | 'carousels' | 'shown' | 'onClose'> {
  section: Section;
}

function SectionPanel({ section, acts, carousels, shown, onClose }: SectionPanelProps) {
  const { t } = useTranslation();
  const text = useText();
  const scope = useLayoutScope();
  const { session, base, layout, refused, isChecking, why } = useLayoutWorkspace();
  const { id } = section;
  const hrefOf = ({ slideId }: LayoutProblem) => (slideId === null ? undefined : addressOfPart(layout, slideId));
  const form = formOfType(scope, typeOf(scope, section));
  const general = scope.forms.get(SCHEMAS.section)?.entity;
  const found = refused.get(id) ?? [];
  const whole = useMemo(
    () =>
      editedPart<SiteLayout, object>(session, {
        read: (layout) => findSection(layout, id)?.section ?? {},
        write: (layout, part) => changeSection(layout, id, () => part as Section),
      }),
    [session, id],
  );
  // The panel is another one for each section.
  const [config] = useState(() => configPart(session, id, form?.entity.form.initial ?? {}));
  return (
    <PanelFrame
      id={id}
      title={textAt(section, 'title').trim() || (form ? text(form.held.labels.one) : section.type)}
      {...(textAt(section, 'title').trim() && form ? { kind: text(form.held.labels.one) } : {})}
      isVisible={section.visible}
      canCopy={form !== undefined}
      {...{ acts, onClose }}
    >
      {shown && shown.problems.length > 0 ? <ProblemList problems={shown.problems} hrefOf={hrefOf} /> : null}
      {COUNTED.has(section.type) ? <Found found={shown?.found} /> : null}
      {found.some(({ path }) => path === 'config') ? <Banner status="error">{t('faults.tooLarge')}</Banner> : null}
      {isCarousel(section.config) ? <SectionSlides section={section} carousels={carousels} shown={shown} /> : null}
      {form ? (
        <PartForm
          id={FORM_IDS.config(id)}
          idPrefix="config"
          entity={form.entity}
          part={config}
          faults={found.filter(({ path }) => path.startsWith('config.')).map(withinConfig)}
          {...{ isChecking, why }}
        />
      ) : (
        <Banner status="warning" title={t('layouts.unknownType', { type: section.type })}>
          {t('layouts.unknownTypeText')}
        </Banner>
      )}
      {general ? (
        <PartForm
          id={FORM_IDS.section(id)}
          idPrefix="section"
          entity={general}
          part={whole}
          stored={findSection(base, id)?.section}
          faults={found.filter(({ path }) => !path.startsWith('config.'))}
          {...{ isChecking, why }}
        />
      ) : null}
    </PanelFrame>
  );
}

/** The types of sections that look for what they show. */
const COUNTED: ReadonlySet<string> = new Set(['VIDEOS', 'ARTICLE LIST']);

/** How much a section finds, as its tags are chosen; a line of the same height while that is counted. */
function Found({ found }: { found: SectionFound | undefined }) {
  const { t } = useTranslation();
  if (!found)
    return (
      <p className={styles.found}>
        <Skeleton width="half" />
      </p>
    );
  const { matching, required, leftOut, newest } = found;
  return (
    <p className={styles.found} role="status">
      {t('layouts.found.matching', { count: matching })}
      {required > matching ? ` ${t('layouts.found.required', { count: required })}` : null}
      {leftOut > 0 ? ` ${t('layouts.found.leftOut', { count: leftOut })}` : null}
      {newest === null ? null : ` ${t('layouts.found.newest', { time: formatDate(newest) })}`}
    </p>
  );
}

/** The config of a section within the held layout, as its form shows it. */
function configPart(session: LayoutWorkspace['session'], id: string, defaults: Values): Edited<object> {
  const lens: Lens<SiteLayout, object> = {
    read: (layout) => findSection(layout, id)?.section.config ?? {},
    write: (layout, part) => changeSection(layout, id, (now) => ({ ...now, config: part as Values })),
  };
  return editedPart(session, withDefaults(lens, defaults));
}

const withinConfig = <Fault extends { path: string }>(fault: Fault): Fault => ({
  ...fault,
  path: fault.path.slice('config.'.length),
});

interface GroupPanelProps extends Pick<PartPanelProps, 'acts' | 'onClose'> {
  group: SectionGroup;
}

function GroupPanel({ group, acts, onClose }: GroupPanelProps) {
  const { t } = useTranslation();
  const scope = useLayoutScope();
  const { session, refused, isChecking, why } = useLayoutWorkspace();
  const { id } = group;
  const form = scope.forms.get(SCHEMAS.group)?.entity;
  const part = useMemo(
    () =>
      editedPart<SiteLayout, object>(session, {
        read: (layout) => without(findGroup(layout, id) ?? {}, ['sections']),
        write: (layout, fields) => changeGroup(layout, id, ({ sections }) => ({ ...fields, sections }) as SectionGroup),
      }),
    [session, id],
  );
  return (
    <PanelFrame
      id={id}
      title={group.name || t('layouts.nameless')}
      isVisible={group.visible}
      canCopy={false}
      {...{ acts, onClose }}
    >
      {form ? (
        <PartForm
          id={FORM_IDS.group(id)}
          idPrefix="group"
          entity={form}
          part={part}
          faults={refused.get(id) ?? []}
          {...{ isChecking, why }}
        />
      ) : null}
    </PanelFrame>
  );
}
