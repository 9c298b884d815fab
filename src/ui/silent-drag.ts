/** dnd-kit says nothing: whoever takes what was dropped says what became of it, whichever way it was moved. */
export const SILENT_DRAG = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};
