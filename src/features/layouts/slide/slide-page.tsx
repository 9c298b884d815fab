import { ArrowLeft, ArrowRight, CopyPlus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import type { LayoutProblem, Section } from '../../../../generated/model/index.ts';
import { useFailureToast } from '../../../engine/edit-session/use-failure-toast.ts';
import type { MadeState } from '../../../engine/routing/made-state.ts';
import { paths } from '../../../engine/routing/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { toast } from '../../../ui/toast-queue.ts';
import { addressOfPart, addressOfSlide, type CarouselKind, carouselKindOf } from '../addresses.ts';
import type { CarouselParts } from '../carousel-parts.ts';
import { filled } from '../model/defaults.ts';
import { findSection, findSlide } from '../model/find.ts';
import { newSlide } from '../model/new-parts.ts';
import { type Slide, slidesOf } from '../model/slides.ts';
import { twinField } from '../model/twins.ts';
import { useHeldPreview } from '../preview/use-held-preview.ts';
import { ProblemList } from '../problems/problem-list.tsx';
import { SLIDE_SCHEMAS, useLayoutScope } from '../workspace/layout-scope.tsx';
import { PartForm } from '../workspace/part-form.tsx';
import { slideName } from '../workspace/use-layout-words.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import { loneSlide } from './lone-slide.ts';
import styles from './slide-page.module.css';
import { changeSlides, slidePart } from './slide-part.ts';
import { SlidePreview } from './slide-preview.tsx';
import { faultsOfSlide, problemsOfSlide, twinFault } from './slide-problems.ts';

/** Props of {@link SlidePage}. */
export interface SlidePageProps {
  /** What the address says the carousel is (specification §2). */
  kind: CarouselKind;
  carousels: CarouselParts;
}

/** The page of one slide: a new one, or one that a carousel has. What is written is held with the layout; its own Save checks it and leads back. */
export function SlidePage(props: SlidePageProps) {
  const { sectionId, slideId } = useParams();
  const { layout, notices } = useLayoutWorkspace();
  const { t } = useTranslation();
  const place = findSection(layout, sectionId);
  const slide = findSlide(place?.section, slideId);
  const isThere = place && carouselKindOf(place.section) === props.kind && (slideId === undefined || slide);
  if (!isThere)
    return (
      <>
        <PageHeader title={t('layouts.slide.gone')} />
        <div className={styles.page}>
          {notices}
          <EmptyState
            title={t('layouts.slide.goneText')}
            action={
              <ButtonLink href={paths.layoutsPages.layout({ id: layout.id })}>{t('layouts.slide.back')}</ButtonLink>
            }
          />
        </div>
      </>
    );
  return <Page key={slideId ?? 'new'} section={place.section} slide={slide} {...props} />;
}

const NONE = {};
const NOW = {};

interface PageProps extends SlidePageProps {
  section: Section;
  slide: Slide | undefined;
}

/** A new slide is held from its first change on, so that nothing that was written is lost. */
function Page({ section, slide: given, kind, carousels: { Checks } }: PageProps) {
  const { t } = useTranslation();
  const scope = useLayoutScope();
  const navigate = useNavigate();
  const { session, base, layout, notices, faults, isChecking: isReviewed, why, saveBy } = useLayoutWorkspace();
  const form = scope.forms.get(SLIDE_SCHEMAS[kind] ?? '');
  const [fresh] = useState(() => (form && !given ? newSlide(form.entity, crypto.randomUUID()) : undefined));
  const [isChecking, setChecking] = useState(false);
  // What was refused is no longer said once it is kept, or left.
  const { show } = useFailureToast();
  const id = given?.id ?? fresh?.id ?? '';
  const formId = `slide-${id}`;
  useEffect(() => saveBy(formId), [saveBy, formId]);
  const defaults = form?.entity.form.initial ?? NONE;
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
  if (!form || !slide) return null;
  const back = addressOfPart(layout, section.id);
  const twin = twinField(slides, slide);
  const placed = faultsOfSlide(faults.get(id) ?? [], problems);
  const keep = (): void => {
    if (twin) {
      setChecking(true);
      show(t('messages.alreadySelected'));
      return;
    }
    // A new one that nobody wrote in is held as it is.
    part.edit((now) => ({ ...now }));
    toast('success', t(given ? 'messages.slideSaved' : 'messages.slideCreated'));
    // The row of a new one is found by the address that it has only now.
    const state: MadeState = { made: addressOfSlide(session.getValue(), section.id, { id }) };
    void navigate(back, { state });
  };
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
              entity={form.entity}
              part={part}
              stored={findSlide(findSection(base, section.id)?.section, id)}
              faults={given || isChecking ? twinFault(twin, placed) : placed}
              isChecking={isChecking || (isReviewed && faults.has(id))}
              why={why}
              onSubmit={keep}
              onRefuse={() => {
                setChecking(true);
                show(t('messages.requiredFieldEmpty'));
              }}
            />
          </div>
          <aside className={styles.side}>
            <SlidePreview preview={preview} />
            <SlideProblems problems={problems} />
            <Checks
              slide={shown}
              others={slides.filter((one) => one.id !== id)}
              seen={seen && { heading: seen.title, picture: seen.picture?.media ?? '' }}
            />
          </aside>
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

/** What visitors would miss of the slide, and what keeps it from being published. */
function SlideProblems({ problems }: { problems: readonly LayoutProblem[] }) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <Card title={t('layouts.problems.title')} layout="plain">
      <ProblemList problems={problems} />
    </Card>
  );
}

interface SlideActionsProps {
  section: Section;
  slide: Slide;
  /** The address of the layout with the carousel open. */
  back: string;
}

/** The ways from a slide to its neighbours, its copy, and its removal. */
function SlideActions({ section, slide, back }: SlideActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { session, layout, offerUndo } = useLayoutWorkspace();
  const slides = slidesOf(section.config);
  const at = slides.indexOf(slide);
  const [before, after] = [slides[at - 1], slides[at + 1]];
  const remove = (): void => {
    changeSlides(session, section.id, (all) => all.filter((one) => one.id !== slide.id));
    void navigate(back);
    offerUndo(t('messages.slideDeleted'));
  };
  const duplicate = (): void => {
    const copy = { ...slide, id: crypto.randomUUID() };
    changeSlides(session, section.id, (all) => all.toSpliced(at + 1, 0, copy));
    void navigate(addressOfSlide(session.getValue(), section.id, copy));
  };
  return (
    <>
      {before ? (
        <ButtonLink icon={<ArrowLeft />} href={addressOfSlide(layout, section.id, before)} type="regular-no-border">
          {t('layouts.slide.previous')}
        </ButtonLink>
      ) : null}
      {after ? (
        <ButtonLink icon={<ArrowRight />} href={addressOfSlide(layout, section.id, after)} type="regular-no-border">
          {t('layouts.slide.next')}
        </ButtonLink>
      ) : null}
      <Button icon={<CopyPlus />} onPress={duplicate}>
        {t('layouts.acts.duplicate')}
      </Button>
      <Button icon={<Trash2 />} onPress={remove}>
        {t('layouts.acts.remove')}
      </Button>
    </>
  );
}
