import { ArrowLeft, ArrowRight, CopyPlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Section } from '../../../../generated/model/index.ts';
import { layoutLimits } from '../../../../openapi/formats/layout-limits.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { addressOfSlide } from '../addresses.ts';
import { type Slide, slidesOf } from '../model/slides.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import { changeSlides } from './slide-part.ts';

/** Props of {@link SlideActions}. */
export interface SlideActionsProps {
  section: Section;
  slide: Slide;
  /** The address of the layout with the carousel open. */
  back: string;
}

/** The ways from a slide to its neighbours, its copy, and its removal. */
export function SlideActions({ section, slide, back }: SlideActionsProps) {
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
      <Button icon={<CopyPlus />} why={isFull(section) ? t('carousels.most', MOST) : undefined} onPress={duplicate}>
        {t('layouts.acts.duplicate')}
      </Button>
      <Button icon={<Trash2 />} isDangerous onPress={remove}>
        {t('layouts.acts.remove')}
      </Button>
    </>
  );
}

/** What is said of a carousel that is full. */
export const MOST = { most: layoutLimits.slides };

/** Whether a carousel has as many slides as it may. */
export const isFull = ({ config }: Section): boolean => slidesOf(config).length >= layoutLimits.slides;
