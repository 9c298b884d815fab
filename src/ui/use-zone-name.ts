import { useTranslation } from 'react-i18next';
import { placeOfZone } from './wall-time.ts';

/** What answers what a time zone is called in the user's language, by its place: "Stockholm time"; one without a place, such as UTC, by its own name. */
export function useZoneName(): (zone: string) => string {
  const { t } = useTranslation();
  return (zone) => {
    const place = placeOfZone(zone);
    return place === undefined ? zone : t('ui.clocks.zone', { place });
  };
}
