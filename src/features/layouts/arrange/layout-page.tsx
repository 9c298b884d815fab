import { History, Settings, TriangleAlert } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResolvedLayout } from '../../../../generated/model/index.ts';
import { paths } from '../../../engine/routing/paths.ts';
import { readStored, writeStored } from '../../../engine/values/stored.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { addressOfProblem } from '../addresses.ts';
import type { CarouselParts } from '../carousel-parts.ts';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { findGroup, findSection } from '../model/find.ts';
import { LayoutPreview } from '../preview/layout-preview.tsx';
import type { PreviewMoment } from '../preview/preview-query.ts';
import { useHeldPreview } from '../preview/use-held-preview.ts';
import { ProblemList, type ProblemListProps } from '../problems/problem-list.tsx';
import { problemsBySection, problemsOf } from '../problems/problems-of.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import styles from './layout-page.module.css';
import { Outline } from './outline.tsx';
import { focusRow, placeOfRow } from './outline-focus.ts';
import { PartPanel } from './part-panel.tsx';
import { type OpenPart, useOpenPart } from './use-open-part.ts';
import { useOutlineActs } from './use-outline-acts.ts';
import { usePress } from './use-press.ts';

type Tab = 'sections' | 'preview';

/**
 * The page that arranges a layout (specification §2, `/layouts-pages/{id}`): its outline, the page itself as visitors will see it, and the form of
 * what is open. On a narrow screen outline and page are tabs.
 */
export function LayoutPage({ carousels }: { carousels: CarouselParts }) {
  const { t } = useTranslation();
  const { layout, notices } = useLayoutWorkspace();
  const opening = useOpenPart();
  const enter = usePress(opening);
  const [dialog, setDialog] = useState<'problems' | 'history'>();
  const [moment, setMoment] = useState<PreviewMoment>({});
  const isWide = useMediaQuery('(min-width: 1200px)');
  const hasPanel = useMediaQuery('(min-width: 861px)');
  const { openId } = opening;
  const [tab, setTab] = useTab(hasPanel ? openId : undefined);
  const press = useCallback(
    (part: string) => {
      if (hasPanel) setTab('sections');
      enter(part);
    },
    [hasPanel, setTab, enter],
  );
  const acts = useOutlineActs(opening, press);
  const held = useHeldPreview(layout, moment);
  const { resolved } = held;
  const bySection = useMemo(() => problemsBySection(resolved.data), [resolved.data]);
  const pictures = useMemo(() => picturesBySlide(resolved.data), [resolved.data]);
  const problems = resolved.data && problemsOf(resolved.data);
  const isOpen = Boolean(findSection(layout, openId) ?? findGroup(layout, openId));
  const preview = (
    <LayoutPreview preview={held} moment={moment} onMoment={setMoment} selected={openId} onPress={press} />
  );
  const panel = (
    <PartPanel
      openId={openId}
      acts={acts}
      carousels={carousels}
      shown={resolved.data?.groups.flatMap(({ sections }) => sections).find(({ id }) => id === openId)}
      onClose={hasPanel ? () => closeTo(opening) : undefined}
    />
  );
  return (
    <>
      <PageHeader
        title={layout.name}
        crumbs={[{ label: t('titles.layoutsPages'), href: paths.layoutsPages.list() }]}
        actions={
          <>
            <Button icon={<TriangleAlert />} onPress={() => setDialog('problems')}>
              {problems ? t('layouts.problems.button', { count: problems.length }) : t('layouts.problems.unknown')}
            </Button>
            <Button icon={<History />} onPress={() => setDialog('history')}>
              {t('layouts.history.button')}
            </Button>
            <ButtonLink icon={<Settings />} href={paths.layoutsPages.settings({ id: layout.id })}>
              {t('layouts.settings')}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.page}>
        {notices}
        {isWide ? null : <Tabs tab={tab} onChange={setTab} />}
        <div
          className={styles.work}
          data-tab={isWide ? undefined : tab}
          data-closed={isWide && !isOpen ? '' : undefined}
        >
          {isWide || tab === 'sections' ? (
            <div className={styles.outline}>
              <Outline
                opening={opening}
                onEnter={press}
                acts={acts}
                problems={bySection}
                carousels={carousels}
                pictures={pictures}
              />
            </div>
          ) : null}
          {isWide || tab === 'preview' ? <div className={styles.preview}>{preview}</div> : null}
          {isOpen && hasPanel && (isWide || tab === 'sections') ? (
            <aside className={styles.panel} aria-label={t('layouts.part')}>
              {panel}
            </aside>
          ) : null}
        </div>
      </div>
      {hasPanel ? null : (
        <Drawer isOpen={isOpen} onClose={opening.close} side="right" label={t('layouts.part')}>
          <div className={styles.drawer}>{panel}</div>
        </Drawer>
      )}
      {dialog === 'problems' ? (
        <ProblemDialog
          problems={problems ?? []}
          hrefOf={(problem) => addressOfProblem(layout, problem)}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog === 'history' ? <HistoryDialog onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}

interface ProblemDialogProps extends Pick<ProblemListProps, 'problems' | 'hrefOf'> {
  onClose(): void;
}

function ProblemDialog({ onClose, ...list }: ProblemDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen size="md" title={t('layouts.problems.title')} onClose={onClose}>
      {list.problems.length > 0 ? <ProblemList {...list} onLeave={onClose} /> : <p>{t('layouts.problems.none')}</p>}
    </Dialog>
  );
}

interface TabsProps {
  tab: Tab;
  onChange(tab: Tab): void;
}

function Tabs({ tab, onChange }: TabsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.tabs} role="tablist" aria-label={t('layouts.parts')}>
      {(['sections', 'preview'] as const).map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab === one}
          onClick={() => onChange(one)}
        >
          {t(`layouts.tabs.${one}`)}
        </button>
      ))}
    </div>
  );
}

/** Outline or page, as this tab of the browser had it last (specification §4). `beside`: what is open beside the outline, which then shows. */
function useTab(beside: string | undefined): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>(() => (readStored('layoutActiveTab') === 'preview' ? 'preview' : 'sections'));
  const change = useCallback((next: Tab): void => {
    setTab(next);
    writeStored('layoutActiveTab', next);
  }, []);
  const [before, setBefore] = useState(beside);
  if (beside !== before) {
    setBefore(beside);
    if (beside !== undefined) setTab('sections');
  }
  return [tab, change];
}

/** Closes what is open, and leads back to its row. */
function closeTo({ openId, close }: OpenPart): void {
  const place = placeOfRow(openId);
  close();
  focusRow(place);
}

/** The pictures that visitors see of slides, be they the slides' own or those of what they follow. */
function picturesBySlide(resolved: ResolvedLayout | undefined): ReadonlyMap<string, string> {
  const items = resolved?.groups.flatMap(({ sections }) => sections.flatMap((section) => section.items)) ?? [];
  return new Map(items.flatMap(({ id, picture }) => (picture?.media ? [[id, picture.media] as const] : [])));
}
