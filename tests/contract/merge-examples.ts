import type { Example } from './example.ts';
import type { TestService } from './test-service.ts';

/** Players made for the examples of merges, and a merge of two others. */
export type KnownMerges = Readonly<Record<'kept' | 'ended' | 'third' | 'merge', string>>;

type MergeOperations = 'previewMerge' | 'mergeDuplicates' | 'undoMerge';

/** Good calls of the operations of merges. */
export const mergeExamples: Readonly<Record<MergeOperations, (known: { readonly merges: KnownMerges }) => Example>> = {
  previewMerge: ({ merges: { kept, third } }) => ({ query: { kind: 'player', kept, ended: third }, status: 200 }),
  mergeDuplicates: ({ merges: { kept, ended } }) => ({
    query: { kind: 'player' },
    body: { kept, ended, take: ['firstName'] },
    status: 200,
  }),
  undoMerge: ({ merges: { merge } }) => ({ path: { mergeUuid: merge }, status: 200 }),
};

/** Makes what the examples need. */
export async function findMerges(service: TestService): Promise<KnownMerges> {
  const post = async (url: string, body: object) => {
    const reply = await service.call({ method: 'POST', url, body });
    if (reply.statusCode >= 300) throw new Error(reply.body);
    return reply.json<{ uuid: string }>().uuid;
  };
  const player = (firstName: string) => post('/api/sports-v2/players', { firstName, lastName: 'Dubbel' });
  const two = { kept: await player('Ett'), ended: await player('Två') };
  const merge = await post('/api/merges?kind=player', two);
  return { kept: await player('Tre'), ended: await player('Fyra'), third: await player('Fem'), merge };
}
