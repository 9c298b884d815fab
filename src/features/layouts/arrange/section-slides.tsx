import { useTranslation } from 'react-i18next';
import type { ResolvedSection, Section, SlideState } from '../../../../generated/model/index.ts';
import { useSiteFrame } from '../../../site-preview/use-site-frame.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-queue.ts';
import { addressOfSlide, carouselKindOf } from '../addresses.ts';
import type { CarouselParts, SlideLack } from '../carousel-parts.ts';
import { changeSection } from '../model/change.ts';
import { newSlide } from '../model/new-parts.ts';
import { isShown } from '../model/shown.ts';
import { type Slide, slidesOf, withSlides } from '../model/slides.ts';
import { SLIDE_SCHEMAS, useLayoutScope } from '../workspace/layout-scope.tsx';
import { slideName } from '../workspace/use-layout-words.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';

/** Props of {@link SectionSlides}. */
export interface SectionSlidesProps {
  section: Section;
  carousels: CarouselParts;
  /** What visitors would see of it: names and pictures of slides that follow an article or a game. */
  shown: ResolvedSection | undefined;
}

/** The slides of a section that is a carousel, in its panel. */
export function SectionSlides({ section, carousels: { Strip, startOf }, shown }: SectionSlidesProps) {
  const { t } = useTranslation();
  const { session, base, layout, faults, offerUndo, showAtOnce } = useLayoutWorkspace();
  const { forms } = useLayoutScope();
  const { data: frame, isPending } = useSiteFrame();
  const kind = carouselKindOf(section);
  const form = kind && forms.get(SLIDE_SCHEMAS[kind] ?? '')?.entity;
  const slides = slidesOf(section.config);
  const itemOf = ({ id }: Slide) => shown?.items.find((item) => item.id === id);
  const put = (change: (slides: readonly Slide[]) => readonly Slide[]): void =>
    session.replace(
      changeSection(session.getValue(), section.id, (now) => ({
        ...now,
        config: withSlides(now.config, change(slidesOf(now.config))),
      })),
    );
  if (!kind || !form) return null;
  // A new slide begins in the language of the site.
  if (isPending) return <Skeleton shape="block" />;
  return (
    <Strip
      kind={kind}
      slides={slides}
      nameOf={(slide, index) =>
        slideName(slide) || itemOf(slide)?.title || t('layouts.slide.untitled', { number: index + 1 })
      }
      pictureOf={(slide) => itemOf(slide)?.picture?.media}
      lackOf={(slide) => lackIn(itemOf(slide)?.slide?.state)}
      endsBy={(slide) => (endsWithGame(slide) ? (itemOf(slide)?.game?.startDateTime ?? undefined) : undefined)}
      faulty={new Set(slides.map(({ id }) => id).filter((id) => faults.has(id)))}
      hrefOf={(slide) => addressOfSlide(layout, section.id, slide)}
      onAdd={(values) => {
        const start = startOf(t, kind, frame?.lang ?? 'en');
        put((now) => [...now, { ...newSlide(form, crypto.randomUUID(), start), ...values }]);
        toast('success', t('messages.slideCreated'));
      }}
      onPut={(changed) => {
        put(() => changed);
        if (changed.length < slides.length) offerUndo(t('messages.slideDeleted'));
      }}
      isPublished={({ id }) => isShown(base, id)}
      onShowAtOnce={({ id }, visible) => void showAtOnce(id, visible)}
      hrefOfNew={addressOfSlide(layout, section.id, undefined)}
      onMove={(from, to) =>
        put((now) => {
          const moved = now[from];
          return moved ? now.toSpliced(from, 1).toSpliced(to, 0, moved) : now;
        })
      }
      onRemove={(index) => {
        put((now) => now.toSpliced(index, 1));
        offerUndo(t('messages.slideDeleted'));
      }}
      onDuplicate={(index) =>
        put((now) => {
          const slide = now[index];
          return slide ? now.toSpliced(index + 1, 0, { ...slide, id: crypto.randomUUID() }) : now;
        })
      }
      onToggle={(index) =>
        put((now) => now.map((slide, at) => (at === index ? { ...slide, visible: slide.visible === false } : slide)))
      }
    />
  );
}

/** Whether the start of one game ends a slide: the next home game is followed by another one. */
const endsWithGame = (slide: Slide): boolean => slide.source === 'fixed' && slide.untilGameStart !== false;

const lackIn = (state: SlideState | undefined): SlideLack | undefined =>
  state === 'incomplete' || state === 'noGame' || state === 'gameOver' ? state : undefined;
