import { OpenElsewhere } from '../edit-session/draft-banner.tsx';
import { optionalPart } from '../loading/optional-part.tsx';
import type { FormDraftOfferProps } from './form-draft-offer.tsx';

// Drafts are left behind seldom: the offer comes when there is one.
const FormDraftOffer = optionalPart(
  async () => (await import('./form-draft-offer.tsx')).FormDraftOffer,
  () => undefined,
);

/** Offers what an editor left behind, or says that another tab has unsaved changes too. */
export function FormDraftBanner(props: Omit<FormDraftOfferProps, 'offer'>) {
  const { offer, isOpenElsewhere } = props.draft;
  if (offer) {
    return <FormDraftOffer key={offer.key} {...props} offer={offer} />;
  }
  return isOpenElsewhere ? <OpenElsewhere /> : null;
}
