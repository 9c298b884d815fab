import { CalendarDays, ListChecks, Newspaper, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textAt, textOf, type Values, valueAt } from '../../engine/values/values.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { AnySlide } from './slide.ts';
import styles from './slide-strip.module.css';
import { SourceDialog } from './source-dialog.tsx';

/** The kinds of carousels. */
export type SlideKind = 'hero' | 'ticketPromo' | 'info';

/** Props of {@link SlideAdder}. */
export interface SlideAdderProps {
  kind: SlideKind;
  slides: readonly AnySlide[];
  hrefOfNew: string;
  /** Adds a slide with these values. */
  onAdd(values: Values): void;
  /** Why no more may be added. */
  why: string | undefined;
  /** Changes several slides at once; left out where there are not several. */
  onSeveral: (() => void) | undefined;
}

/** The ways to a new slide: an empty one, and in one press one that follows an article, a game, or the next home game. */
export function SlideAdder({ kind, slides, hrefOfNew, onAdd, why, onSeveral }: SlideAdderProps) {
  const { t } = useTranslation();
  const [from, setFrom] = useState<'article' | 'game'>();
  const made = (icon: ReactNode, label: string, onPress: () => void, whyNot = why) => (
    <Button size="md" type="regular-no-border" icon={icon} why={whyNot} onPress={onPress}>
      {label}
    </Button>
  );
  return (
    <div className={styles.foot}>
      {why === undefined ? (
        <ButtonLink size="md" icon={<Plus />} href={hrefOfNew}>
          {t('carousels.add')}
        </ButtonLink>
      ) : (
        <Button size="md" icon={<Plus />} why={why}>
          {t('carousels.add')}
        </Button>
      )}
      {kind === 'hero' ? (
        <>
          {made(<Newspaper />, t('carousels.source.article'), () => setFrom('article'))}
          {made(<CalendarDays />, t('carousels.source.game'), () => setFrom('game'))}
        </>
      ) : null}
      {kind === 'ticketPromo'
        ? made(
            <CalendarDays />,
            t('carousels.source.nextHomeGame'),
            () => onAdd({ source: 'nextHomeGame' }),
            why ?? (slides.some(showsNextGame) ? t('messages.alreadySelected') : undefined),
          )
        : null}
      {onSeveral ? (
        <Button size="md" type="regular-no-border" icon={<ListChecks />} onPress={onSeveral}>
          {t('carousels.several.button')}
        </Button>
      ) : null}
      {from ? (
        <SourceDialog
          kind={from}
          taken={new Set(slides.map((slide) => sourceOf(slide, from)))}
          onClose={() => setFrom(undefined)}
          onChoose={(id) =>
            onAdd(from === 'article' ? { articleId: id, link: linkTo('article', id) } : { link: linkTo('game', id) })
          }
        />
      ) : null}
    </div>
  );
}

/** Whether a slide shows the next home game of any team. */
const showsNextGame = (slide: AnySlide): boolean =>
  textAt(slide, 'source') === 'nextHomeGame' && textAt(slide, 'teamUuid') === '';

/** The article that a slide shows, or the game that it leads to; empty where it does neither. */
function sourceOf(slide: AnySlide, kind: 'article' | 'game'): string {
  if (kind === 'article') return textAt(slide, 'articleId');
  return textOf(valueAt(slide, 'link.kind')) === 'game' ? textOf(valueAt(slide, 'link.id')) : '';
}

const linkTo = (kind: string, id: string): Values => ({ kind, id, url: null, openInNewTab: false });
