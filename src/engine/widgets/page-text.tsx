import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { GameChoiceProps, PageHost, PagePicture, PictureSource } from '../../ui/rich-text/page-host.ts';
import { PageText } from '../../ui/rich-text/page-text.tsx';
import { useNames } from '../entity/row-name.ts';
import { useAddOnReason } from '../entity/use-read-only-reason.ts';
import { type LibraryItem, type MediaLibrary, useMediaLibrary } from '../media/library-context.ts';
import { isOfOtherProvider, pictureAddress, srcsetOf } from '../media/media-string.ts';
import { formatDate } from '../values/date-time.ts';
import { isValues, textAt, textOf, valueAt } from '../values/values.ts';
import { GameChoice, gameTag } from './game-choice.tsx';
import { linkAddress } from './link-address.ts';
import { useFilledParameters } from './source-parameters.ts';
import { useKnownTags } from './use-known-tags.ts';
import { controlProps, type WidgetProps } from './widget.ts';

/** The width of the file where a browser takes none of the set. */
const PLAIN = 960;
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;

const sourceOf = (picture: string): PictureSource => ({
  src: pictureAddress(picture, { width: PLAIN }),
  srcset: srcsetOf(picture),
});

/** A document with tables, pictures and what else `nodes` names, written as readers see it. */
export function PageTextWidget(props: WidgetProps<'rich-text'>) {
  const { id, field, options, value, onChange } = props;
  const library = useMediaLibrary();
  const { choosePictures, picker } = useChosenPictures();
  const [ids, setIds] = useState<readonly string[]>([]);
  const games = useKnownGames(options.knownGames, ids);
  const { games: source, language, severalPictures } = options;
  const whyOnePicture = useAddOnReason()(severalPictures);
  const wanted = useMemo(() => (language === undefined ? undefined : { language }), [language]);
  const { given } = useFilledParameters(wanted);
  const queries = useQueryClient();
  const host = useMemo<PageHost>(
    () => ({
      pictureOf: (media) =>
        library && isOfOtherProvider(media) ? renderedBy(queries, library.render(media)) : sourceOf(media),
      choosePictures,
      storePicture: library?.store && storing(library.store),
      whyOnePicture,
      GameChoice:
        source === undefined ? undefined : (given: GameChoiceProps) => <GameChoice {...given} source={source} />,
    }),
    [choosePictures, library, queries, source, whyOnePicture],
  );
  return (
    <>
      <PageText
        {...controlProps(props)}
        id={id}
        value={isValues(value) ? value : null}
        onChange={(next) => onChange(next ?? field.empty)}
        parts={options.nodes ?? []}
        host={host}
        checkAddress={linkAddress}
        games={games}
        language={textOf(given.language) || undefined}
        onGames={setIds}
      />
      {picker}
    </>
  );
}

/** Where the service renders the picture of another provider (specification §7, `GET render`); nowhere while it fails. */
function renderedBy(queries: QueryClient, reading: ReturnType<MediaLibrary['render']>): Promise<PictureSource> {
  return queries.fetchQuery({ ...reading, staleTime: Number.POSITIVE_INFINITY }).then(
    ({ url }) => sourceOf(url ?? ''),
    () => sourceOf(''),
  );
}

/** Stores a picture; rejects with the sentence that says why not. */
function storing(store: NonNullable<MediaLibrary['store']>): PageHost['storePicture'] {
  return async (file, run) => {
    const found = await store(file, run);
    if ('why' in found) throw new Error(found.why);
    return asPicture(found.item);
  };
}

/** Pictures of the library for the text: the dialog, and the promise that it answers. */
function useChosenPictures() {
  const library = useMediaLibrary();
  const [asked, setAsked] = useState<{
    title: string;
    isSeveral: boolean;
    answer(items: readonly LibraryItem[]): void;
  }>();
  const ask = useCallback(
    (title: string, isSeveral: boolean) =>
      new Promise<readonly PagePicture[]>((resolve) => {
        const answer = (items: readonly LibraryItem[]): void => resolve(items.map(asPicture));
        setAsked({ title, isSeveral, answer });
      }),
    [],
  );
  const picker =
    library && asked ? (
      <library.Picker
        title={asked.title}
        rules={{ kinds: ['image'] }}
        taken={[]}
        isSeveral={asked.isSeveral}
        onChoose={asked.answer}
        onClose={() => {
          // The dialog tells what was chosen before it closes; a second answer changes nothing.
          asked.answer([]);
          setAsked(undefined);
        }}
      />
    ) : null;
  return { choosePictures: library ? ask : undefined, picker };
}

const asPicture = ({ mediaString }: LibraryItem): PagePicture => ({
  media: mediaString,
  alt: null,
  caption: null,
  credit: null,
});

/** What the games are called whose cards stand in the text, by their ids. */
function useKnownGames(operation: string | undefined, ids: readonly string[]) {
  const nameOf = useNames();
  const tags = useKnownTags(operation, ids.map(gameTag));
  return useMemo(() => {
    const known = ids.flatMap((id) => {
      const tag = tags.get(gameTag(id));
      if (!tag) return [];
      const detail = textAt(tag, 'detail');
      const name = nameOf(valueAt(tag, 'titles')) || textAt(tag, 'name');
      return [[id, { name, detail: MOMENT.test(detail) ? formatDate(detail) : detail }] as const];
    });
    return new Map(known);
  }, [tags, ids, nameOf]);
}
