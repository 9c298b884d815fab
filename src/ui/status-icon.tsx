import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Status } from './status.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, info: Info };

/** The sign of a status, with its word for screen readers: colour is never the only difference. */
export function StatusIcon({ status }: { status: Status }) {
  const { t } = useTranslation();
  const Icon = icons[status];
  return (
    <>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{`${t(`ui.status.${status}`)}: `}</VisuallyHidden>
    </>
  );
}
