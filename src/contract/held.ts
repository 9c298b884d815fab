import { takeVersion } from './fetcher.ts';

/** Takes the thing out of the envelope of a reply (`x-reply-holds`), with the version that came with the reply. */
export async function held<Reply extends object, Thing extends object>(
  reply: Promise<Reply>,
  take: (reply: Reply) => Thing | null | undefined,
): Promise<Thing> {
  const envelope = await reply;
  // A description may leave it open that the thing is there.
  const thing = take(envelope) as Thing;
  takeVersion(thing, envelope);
  return thing;
}
