import { expect, it } from 'vitest';
import type { Article } from '../../../../generated/model/index.ts';
import { placeOf, sharedArticle } from './shared-article.ts';

const article = { header: 'Derbyt', intro: 'Två mål.', mainMedia: 'image|embedded|1', metadata: {} };
const shared = (metadata: Article['metadata']) =>
  sharedArticle({ ...article, metadata } as Partial<Article> as Article);

it('shares headline, intro and main picture', () =>
  expect(shared({})).toEqual({
    title: 'Derbyt',
    description: 'Två mål.',
    picture: 'image|embedded|1',
    isHidden: false,
  }));

it('prefers the words and the picture that are meant for it', () =>
  expect(
    shared({ seoTitle: 'Referat', seoDescription: 'Så vände det.', shareImage: 'image|embedded|2', noIndex: true }),
  ).toEqual({ title: 'Referat', description: 'Så vände det.', picture: 'image|embedded|2', isHidden: true }));

it('shows the picture of an embedded film, not what was chosen from the library before', () => {
  const embeddedMedia = { url: 'https://youtu.be/1', thumbnail: 'image|embedded|3' };
  const metadata = { mediaType: 'embedded' } as const;
  expect(sharedArticle({ ...article, embeddedMedia, metadata } as Partial<Article> as Article).picture).toBe(
    'image|embedded|3',
  );
});

it.each([
  [{ url: '/nyheter/derbyt', metadata: {} }, 'frost.example › nyheter › derbyt'],
  [{ url: null, metadata: {} }, undefined],
  [{ url: '/nyheter/derbyt', metadata: { canonicalUrl: 'https://forst.example/m%C3%A5l' } }, 'forst.example › mål'],
  [{ url: '/nyheter/derbyt', metadata: { canonicalUrl: 'forst.example/mal' } }, 'forst.example › mal'],
  [{ url: null, metadata: { canonicalUrl: 'https://forst.example/m%E5l' } }, 'forst.example › m%E5l'],
  [{ url: null, metadata: { canonicalUrl: 'https://forst.example/m%' } }, 'forst.example › m%'],
])('is found where the original is, else at its own address: %j', (one, place) =>
  expect(placeOf(one as Partial<Article> as Article, 'https://frost.example')).toBe(place),
);
