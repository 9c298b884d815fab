import { OpenElsewhere } from '../edit-session/open-elsewhere.tsx';
import { late } from '../loading/optional-part.tsx';
import type { DraftOfferProps } from './form-draft-offer.tsx';

// Drafts are left behind seldom: the offer comes when there is one.
const DraftOffer = late(
  async () => (await import('./form-draft-offer.tsx')).DraftOffer,
  () => undefined,
);

/** Offers what an editor left behind, or says that another tab has unsaved changes too. */
export function DraftBanner(props: Omit<DraftOfferProps, 'offer'>) {
  const { offer, isOpenElsewhere } = props.draft;
  if (offer) {
    return <DraftOffer key={offer.key} {...props} offer={offer} />;
  }
  return isOpenElsewhere ? <OpenElsewhere /> : null;
}
