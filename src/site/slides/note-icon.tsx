/** Strokes of the icons of notices in a square of 24. */
const icons: Readonly<Record<string, string>> = {
  info: 'M12 11v6M12 7.2v.1M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  warning: 'M12 9v5M12 17v.1M12 3.5 21.5 20h-19z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  bus: 'M5 17V6.5A2.5 2.5 0 0 1 7.5 4h9A2.5 2.5 0 0 1 19 6.5V17zM5 12h14M7 17v3M17 17v3M8.5 14.6v.1M15.5 14.6v.1',
  ticket: 'M3 7h18v3.4a1.7 1.7 0 0 0 0 3.2V17H3v-3.4a1.7 1.7 0 0 0 0-3.2zM14.5 7.5v9',
  phone:
    'M6 3.5h3l1.5 5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.700a2 2 0 0 1 2-2.200z',
};

/** The icon of a notice; nothing where it has none. */
export function NoteIcon({ icon }: { icon: string | null }) {
  const path = icon === null ? undefined : icons[icon];
  if (path === undefined) return null;
  return (
    <svg className="s-note-icon" viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
