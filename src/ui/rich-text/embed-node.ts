import type { Node } from '@tiptap/react';
import { providerName } from './embed-address.ts';
import { ownNode } from './own-node.ts';
import type { PageHost } from './page-host.ts';

/** Something of elsewhere as a card: no frame and no request to anyone while one writes. */
export function embedNode(host: PageHost): Node {
  return ownNode({
    name: 'embed',
    attributes: { provider: '', ref: '', url: '', title: null, thumbnail: null },
    tag: 'div',
    draw: ({ provider, url, title, thumbnail }) => {
      const picture = typeof thumbnail === 'string' && thumbnail ? host.pictureOf(thumbnail) : undefined;
      return [
        picture ? ['img', { src: picture.src, alt: '', draggable: 'false' }] : ['span', { class: 'sign' }],
        ['span', { class: 'provider' }, providerName(String(provider))],
        ['strong', {}, String(title || url)],
        ['span', { class: 'address' }, String(url)],
      ];
    },
  });
}
