import { ExternalLink, Eye, Link2, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getPreviewToken } from '../../../generated/api/articles/articles.ts';
import type { Article } from '../../../generated/model/index.ts';
import { copyAddress } from '../../engine/calls/copy-address.ts';
import { useSingleFlight } from '../../engine/calls/use-single-flight.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton, type IconButtonProps } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast-queue.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';

/** Where the article is seen: its public page once it is published, before that a preview that is good for 24 hours. */
export function ArticleLinks({ article }: { article: Article }) {
  const { t } = useTranslation();
  const { id, url, deleted } = article;
  const { alone } = useSingleFlight();
  const why = deleted ? t('articles.deleted') : undefined;
  const open = (isMobile: boolean): void => {
    // Opened at the press: a window that is opened later is taken for an advertisement.
    const tab = window.open('', '_blank');
    void alone(async () => {
      try {
        const { data } = await getPreviewToken({ id });
        if (tab) tab.location.href = isMobile ? data.mobileUrl : data.url;
      } catch (error) {
        tab?.close();
        toast('error', failureText(t, error));
      }
    });
  };
  const previewUrl = async (): Promise<string> => (await getPreviewToken({ id })).data.url;
  const copy = (): void =>
    void alone(async () => {
      try {
        await (url ? copyAddress(t, url) : copyAddress(t, previewUrl(), 'messages.previewUrlCopied'));
      } catch (error) {
        toast('error', failureText(t, error));
      }
    });
  return (
    <>
      {url ? (
        <OpenButton
          label={t('articles.view')}
          icon={<ExternalLink />}
          onPress={() => window.open(url, '_blank', 'noopener')}
        />
      ) : null}
      <OpenButton label={t('articles.preview')} icon={<Eye />} why={why} onPress={() => open(false)} />
      <IconButton icon={<Smartphone />} label={t('articles.mobilePreview')} why={why} onPress={() => open(true)} />
      <IconButton icon={<Link2 />} label={t('articles.copyUrl')} why={why} onPress={copy} />
    </>
  );
}

type OpenButtonProps = Pick<IconButtonProps, 'label' | 'icon' | 'why' | 'onPress'>;

/** In words where there is room for them: on a phone the article shall be seen, not what can be done with it. */
function OpenButton({ label, icon, why, onPress }: OpenButtonProps) {
  const isNarrow = useMediaQuery('(max-width: 640px)');
  if (isNarrow) return <IconButton icon={icon} label={label} why={why} onPress={onPress} />;
  return (
    <Button icon={icon} why={why} onPress={onPress}>
      {label}
    </Button>
  );
}
