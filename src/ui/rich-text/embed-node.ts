import type { Node } from '@tiptap/react';
import { providerName } from './embed-address.ts';
import { ownNode } from './own-node.ts';
import type { PageHost } from './page-host.ts';
import { showPicture } from './show-picture.ts';

/** Something of elsewhere as a card: no frame and no request to anyone while one writes. */
export function embedNode(host: PageHost): Node {
  return ownNode({
    name: 'embed',
    attributes: { provider: '', ref: '', url: '', title: null, thumbnail: null },
    tag: 'div',
    draw: ({ provider, url, title, thumbnail }) => {
      return [
        typeof thumbnail === 'string' && thumbnail ? drawThumbnail(host, thumbnail) : ['span', { class: 'sign' }],
        ['span', { class: 'provider' }, providerName(String(provider))],
        ['strong', {}, String(title || url)],
        ['span', { class: 'address' }, String(url)],
      ];
    },
  });
}

function drawThumbnail(host: PageHost, media: string): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = '';
  image.draggable = false;
  showPicture(image, host, media);
  return image;
}
