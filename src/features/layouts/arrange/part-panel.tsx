import { Copy, Eye, EyeOff, Trash2, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section, SectionGroup, SiteLayout } from '../../../../generated/model/index.ts';
import { editedPart } from '../../../engine/edit-session/edited-part.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { type Values, without } from '../../../engine/values/values.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { CarouselParts } from '../carousel-parts.ts';
import { changeGroup, changeSection } from '../model/change.ts';
import { findGroup, findSection } from '../model/find.ts';
import { isCarousel } from '../model/slides.ts';
import { formOfType, SCHEMAS, typeOf, useLayoutScope } from '../workspace/layout-scope.tsx';
import { PartForm } from '../workspace/part-form.tsx';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import styles from './part-panel.module.css';
import { SectionSlides } from './section-slides.tsx';
import type { OutlineActs } from './use-outline-acts.ts';

/** Props of {@link PartPanel}. */
export interface PartPanelProps {
  openId: string | undefined;
  acts: OutlineActs;
  carousels: CarouselParts;
  onClose?: (() => void) | undefined;
}

/** What is open of a layout: a section's form, with its slides where it is a carousel, or a group's. */
export function PartPanel({ openId, acts, carousels, onClose }: PartPanelProps) {
  const { t } = useTranslation();
  const { layout } = useLayoutWorkspace();
  const place = findSection(layout, openId);
  const group = findGroup(layout, openId);
  if (place) return <SectionPanel key={openId} section={place.section} {...{ acts, carousels, onClose }} />;
  if (group) return <GroupPanel key={openId} group={group} acts={acts} onClose={onClose} />;
  return <p className={styles.none}>{t('layouts.choose')}</p>;
}

interface PanelFrameProps {
  id: string;
  title: string;
  isVisible: boolean;
  acts: OutlineActs;
  canCopy: boolean;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

function PanelFrame({ id, title, isVisible, acts, canCopy, onClose, children }: PanelFrameProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
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
          <Button size="md" type="regular-no-border" icon={<Copy />} onPress={() => acts.duplicate(id)}>
            {t('layouts.acts.duplicate')}
          </Button>
        ) : null}
        <Button size="md" type="regular-no-border" icon={<Trash2 />} onPress={() => acts.remove(id)}>
          {t('layouts.acts.remove')}
        </Button>
      </footer>
    </section>
  );
}

interface SectionPanelProps extends Pick<PartPanelProps, 'acts' | 'carousels' | 'onClose'> {
  section: Section;
}

function SectionPanel({ section, acts, carousels, onClose }: SectionPanelProps) {
  const { t } = useTranslation();
  const text = useText();
  const scope = useLayoutScope();
  const { session, faults, isChecking, why } = useLayoutWorkspace();
  const { id } = section;
  const form = formOfType(scope, typeOf(scope, section));
  const general = scope.forms.get(SCHEMAS.section)?.entity;
  const found = faults.get(id) ?? [];
  const whole = useMemo(
    () =>
      editedPart<SiteLayout, object>(session, {
        read: (layout) => findSection(layout, id)?.section ?? {},
        write: (layout, part) => changeSection(layout, id, (now) => ({ ...now, ...part })),
      }),
    [session, id],
  );
  const config = useMemo(
    () =>
      editedPart<SiteLayout, object>(session, {
        read: (layout) => findSection(layout, id)?.section.config ?? {},
        write: (layout, part) => changeSection(layout, id, (now) => ({ ...now, config: part as Values })),
      }),
    [session, id],
  );
  return (
    <PanelFrame
      id={id}
      title={form ? text(form.held.labels.one) : section.type}
      isVisible={section.visible}
      canCopy={form !== undefined}
      {...{ acts, onClose }}
    >
      {isCarousel(section.config) ? <SectionSlides section={section} carousels={carousels} /> : null}
      {form ? (
        <PartForm
          id={`config-${id}`}
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
          id={`section-${id}`}
          idPrefix="section"
          entity={general}
          part={whole}
          faults={found.filter(({ path }) => !path.startsWith('config.'))}
          {...{ isChecking, why }}
        />
      ) : null}
    </PanelFrame>
  );
}

const withinConfig = <Fault extends { path: string }>(fault: Fault): Fault => ({
  ...fault,
  path: fault.path.slice('config.'.length),
});

interface GroupPanelProps extends Pick<PartPanelProps, 'acts' | 'onClose'> {
  group: SectionGroup;
}

function GroupPanel({ group, acts, onClose }: GroupPanelProps) {
  const scope = useLayoutScope();
  const { session, faults, isChecking, why } = useLayoutWorkspace();
  const { id } = group;
  const form = scope.forms.get(SCHEMAS.group)?.entity;
  const part = useMemo(
    () =>
      editedPart<SiteLayout, object>(session, {
        read: (layout) => without(findGroup(layout, id) ?? {}, ['sections']),
        write: (layout, fields) => changeGroup(layout, id, fields),
      }),
    [session, id],
  );
  return (
    <PanelFrame id={id} title={group.name} isVisible={group.visible} canCopy={false} {...{ acts, onClose }}>
      {form ? (
        <PartForm
          id={`group-${id}`}
          idPrefix="group"
          entity={form}
          part={part}
          faults={faults.get(id) ?? []}
          {...{ isChecking, why }}
        />
      ) : null}
    </PanelFrame>
  );
}
