import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { LayoutProblem, Section } from '../../../../generated/model/index.ts';
import { paths } from '../../../engine/routing/paths.ts';
import type { Values } from '../../../engine/values/values.ts';
import { useSiteFrame } from '../../../site-preview/use-site-frame.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { addressOfPart, type CarouselKind, carouselKindOf } from '../addresses.ts';
import type { CarouselParts } from '../carousel-parts.ts';
import { filled } from '../model/defaults.ts';
import { findSection, findSlide } from '../model/find.ts';
import { newSlide } from '../model/new-parts.ts';
import { type Slide, slidesOf } from '../model/slides.ts';
import { twinField } from '../model/twins.ts';
import { useHeldPreview } from '../preview/use-held-preview.ts';
import { ProblemList } from '../problems/problem-list.tsx';
import { FORM_IDS } from '../workspace/fault-place.ts';
import { SLIDE_SCHEMAS, useLayoutScope } from '../workspace/layout-scope.tsx';
import { PartForm } from '../workspace/part-form.tsx';
import { slideName } from '../workspace/use-layout-words.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import { loneSlide } from './lone-slide.ts';
import { isFull, MOST, SlideActions } from './slide-actions.tsx';
import styles from './slide-page.module.css';
import { slidePart } from './slide-part.ts';
import { SlidePreview } from './slide-preview.tsx';
import { faultsOfSlide, lackingFaults, problemsOfSlide, twinFault } from './slide-problems.ts';
import { useSlideSave } from './use-slide-save.ts';

/** Props of {@link SlidePage}. */
export interface SlidePageProps {
  /** What the address says the carousel is (specification §2). */
  kind: CarouselKind;
  carousels: CarouselParts;
}

/** The page of one slide: a new one, or one that a carousel has. What is written is held with the layout; its own Save checks it and leads back. */
export function SlidePage(props: SlidePageProps) {
  const { sectionId, slideId } = useParams();
  const { layout } = useLayoutWorkspace();
  const { t } = useTranslation();
  const place = findSection(layout, sectionId);
  const slide = findSlide(place?.section, slideId);
  if (!place || carouselKindOf(place.section) !== props.kind || (slideId !== undefined && !slide))
    return (
      <NoSlide title={t('layouts.slide.gone')} back={paths.layoutsPages.layout({ id: layout.id })}>
        {t('layouts.slide.goneText')}
      </NoSlide>
    );
  return slide ? (
    <Page key={slide.id} section={place.section} slide={slide} start={NONE} {...props} />
  ) : (
    <NewSlide section={place.section} {...props} />
  );
}

interface NoSlideProps {
  title: string;
  back: string;
  children: string;
}

/** What stands where there is no slide to edit: why, and the way back. */
function NoSlide({ title, back, children }: NoSlideProps) {
  const { t } = useTranslation();
  const { notices } = useLayoutWorkspace();
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.page}>
        {notices}
        <EmptyState title={children} action={<ButtonLink href={back}>{t('layouts.slide.back')}</ButtonLink>} />
      </div>
    </>
  );
}

/** A new slide, unless its carousel is full; it begins in the language of the site. */
function NewSlide({ section, ...props }: SlidePageProps & { section: Section }) {
  const { t } = useTranslation();
  const { layout } = useLayoutWorkspace();
  const { data: frame, isPending } = useSiteFrame();
  const { kind, carousels } = props;
  // Asked once: the slide that is begun here may be the last that there is room for.
  const [hasRoom] = useState(!isFull(section));
  const title = t(`titles.${kind}SlideNew`);
  if (!hasRoom)
    return (
      <NoSlide title={title} back={addressOfPart(layout, section.id)}>
        {t('carousels.most', MOST)}
      </NoSlide>
    );
  if (isPending)
    return (
      <>
        <PageHeader title={title} />
        <div className={styles.page}>
          <Skeleton shape="block" />
        </div>
      </>
    );
  const start = carousels.startOf(t, kind, frame?.lang ?? 'en');
  return <Page section={section} slide={undefined} start={start} {...props} />;
}

const NONE = {};
const NOW = {};

interface PageProps extends SlidePageProps {
  section: Section;
  slide: Slide | undefined;
  /** What a new one begins with. */
  start: Values;
}

/** A new slide is held from its first change on, so that nothing that was written is lost. */
function Page({ section, slide: given, kind, carousels: { Checks }, start }: PageProps) {
  const { t } = useTranslation();
  const scope = useLayoutScope();
  const { session, base, layout, notices, faults, refused, isChecking: isReviewed, why, saveBy } = useLayoutWorkspace();
  const form = scope.forms.get(SLIDE_SCHEMAS[kind] ?? '')?.entity;
  const [fresh] = useState(() => (form && !given ? newSlide(form, crypto.randomUUID(), start) : undefined));
  const id = given?.id ?? fresh?.id ?? '';
  const formId = FORM_IDS.slide(id);
  useEffect(() => saveBy(formId), [saveBy, formId]);
  const defaults = form?.form.initial ?? NONE;
  const part = useMemo(
    () => slidePart(session, section.id, id, fresh, defaults),
    [session, section.id, id, fresh, defaults],
  );
  const slide = findSlide(section, id) ?? fresh;
  const shown = useMemo((): Slide => ({ ...filled(slide ?? NONE, defaults), id }), [slide, defaults, id]);
  const alone = useMemo(() => loneSlide(layout, section, shown), [layout, section, shown]);
  const preview = useHeldPreview(alone, NOW);
  const seen = preview.resolved.data?.groups[0]?.sections[0]?.items[0];
  const problems = problemsOfSlide(preview.resolved.data, id);
  const slides = slidesOf(section.config);
  const twin = slide && twinField(slides, slide);
  const published = findSlide(findSection(base, section.id)?.section, id);
  const lacking = lackingFaults(shown, published);
  const save = { id, isNew: !given, section, form, part, twin, lacking: lacking[0]?.path };
  const { isChecking, keep, refuse } = useSlideSave(save);
  if (!form || !slide) return null;
  const back = addressOfPart(layout, section.id);
  const placed = faultsOfSlide([...(refused.get(id) ?? []), ...(isChecking ? lacking : [])], problems);
  const title =
    slideName(slide) ||
    seen?.title ||
    t(given ? 'layouts.slide.untitled' : `titles.${kind}SlideNew`, { number: slides.indexOf(slide) + 1 });
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: t('titles.layoutsPages'), href: paths.layoutsPages.list() },
          { label: layout.name, href: paths.layoutsPages.layout({ id: layout.id }) },
          { label: section.title || section.type, href: back },
        ]}
        actions={given ? <SlideActions section={section} slide={given} back={back} /> : null}
      />
      <div className={styles.page}>
        {notices}
        <div className={styles.work}>
          <div className={styles.form}>
            <PartForm
              id={formId}
              idPrefix="field"
              entity={form}
              part={part}
              stored={published}
              faults={given || isChecking ? twinFault(twin, placed) : placed}
              isChecking={isChecking || (isReviewed && faults.has(id))}
              why={why}
              onSubmit={keep}
              onRefuse={refuse}
            />
          </div>
          <Side preview={preview} problems={problems}>
            <Checks
              slide={shown}
              others={slides.filter((one) => one.id !== id)}
              seen={seen && { heading: seen.title, picture: seen.picture?.media ?? '' }}
            />
          </Side>
        </div>
        <SaveBar
          message={t('layouts.slide.held')}
          actions={
            <Button type="filled" isSubmit form={formId}>
              {t('layouts.slide.keep')}
            </Button>
          }
        />
      </div>
    </>
  );
}

interface SideProps {
  preview: ReturnType<typeof useHeldPreview>;
  problems: readonly LayoutProblem[];
  children: ReactNode;
}

/** Beside the form: the slide as it will be, what visitors would miss of it and what keeps it from being published, and whether it can be read. */
function Side({ preview, problems, children }: SideProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles.side}>
      <SlidePreview preview={preview} />
      {problems.length > 0 ? (
        <Card title={t('layouts.problems.title')} layout="plain">
          <ProblemList problems={problems} />
        </Card>
      ) : null}
      {children}
    </aside>
  );
}
