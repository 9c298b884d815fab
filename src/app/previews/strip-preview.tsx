import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../engine/values/date-time.ts';
import type { StripProps } from '../../engine/widgets/strip-context.ts';
import { changingDays, DraftStrip, firstEmptyDay, logosOn } from '../../site/draft-strip.tsx';
import { Banner } from '../../ui/banner.tsx';
import { PageFrame } from './page-frame.tsx';
import { StripDay } from './strip-day.tsx';
import styles from './strip-preview.module.css';
import { useIllegible } from './use-illegible.ts';

const WIDTHS = { desktop: 1200, phone: 375 } as const;

/** A strip of logos as visitors see it on a day, on light and dark ground, on desktop and phone, with what is wrong with it. */
export function StripPreview({ edited }: StripProps) {
  const { t, i18n } = useTranslation();
  const [day, setDay] = useState(() => dayOf(new Date()));
  const logos = logosOn(edited, day);
  const illegible = useIllegible(logos);
  const emptyFrom = firstEmptyDay(edited, day);
  return (
    <section className={styles.preview} aria-label={t('logoStrip.asSeen')}>
      <h3 className={styles.title}>{t('logoStrip.asSeen')}</h3>
      <StripDay changes={changingDays(edited)} day={day} onDay={setDay} />
      {emptyFrom === undefined ? null : (
        <Banner status="warning">
          {emptyFrom === day ? t('logoStrip.empty') : t('logoStrip.emptyFrom', { day: emptyFrom })}
        </Banner>
      )}
      {illegible.length > 0 ? (
        <Banner status="warning">{t('logoStrip.illegible', { names: illegible.join(', ') })}</Banner>
      ) : null}
      {(['desktop', 'phone'] as const).map((device) => (
        <div key={device} className={styles.pair}>
          {(['light', 'dark'] as const).map((theme) => (
            <figure key={theme} className={styles[device]}>
              <figcaption className={styles.caption}>
                {t('logoStrip.view', { device: t(`logoStrip.${device}`), ground: t(`logoStrip.${theme}`) })}
              </figcaption>
              <PageFrame
                title={t('logoStrip.view', { device: t(`logoStrip.${device}`), ground: t(`logoStrip.${theme}`) })}
                width={WIDTHS[device]}
                theme={theme}
              >
                <DraftStrip edited={edited} day={day} lang={i18n.language} />
              </PageFrame>
            </figure>
          ))}
        </div>
      ))}
    </section>
  );
}
